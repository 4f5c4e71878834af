import type { RenderQueueResponse } from '#domain/api/render-queue.ts';
import { formatCount } from '../../format-count.ts';
import classes from './queue-figures.module.css';

const FIGURES = [
  ['waiting', 'Waiting'],
  ['active', 'Active'],
  ['delayed', 'Delayed'],
  ['failed', 'Failed'],
  ['behind', 'Behind'],
] as const;

export function QueueFigures({ queue }: { readonly queue: RenderQueueResponse }) {
  // These two come from the database, which knows them even without the queue.
  const isKnown = (key: keyof typeof queue) =>
    key === 'behind' || key === 'failed' || !queue.isAway;
  return (
    <dl className={classes.figures}>
      {FIGURES.map(([key, label]) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{isKnown(key) ? formatCount(queue[key]) : '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
