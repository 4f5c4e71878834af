import type { RenderQueueResponse } from '#domain/api/render-queue.ts';
import classes from './queue-figures.module.css';

const FIGURES = [
  ['waiting', 'Waiting'],
  ['active', 'Active'],
  ['delayed', 'Delayed'],
  ['failed', 'Failed'],
  ['behind', 'Behind'],
] as const;

export function QueueFigures({ queue }: { readonly queue: RenderQueueResponse }) {
  return (
    <dl className={classes.figures}>
      {FIGURES.map(([key, label]) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{queue[key].toLocaleString('en-US')}</dd>
        </div>
      ))}
    </dl>
  );
}
