import type { RenderQueueResponse } from '#domain/api/render-queue.ts';
import { IconAlertTriangle, IconCircleCheck, IconProgress } from '../../theme/icons.ts';
import { queueHealth } from './health.ts';
import classes from './health-line.module.css';

const ICONS = { good: IconCircleCheck, busy: IconProgress, bad: IconAlertTriangle } as const;

/** Says at a glance whether everything published is live. */
export function HealthLine({ queue }: { readonly queue: RenderQueueResponse }) {
  const { mood, title, text } = queueHealth(queue);
  const Icon = ICONS[mood];
  return (
    <div className={classes.line} data-mood={mood}>
      <Icon size={30} stroke={1.5} aria-hidden />
      <div>
        {/* Only this is announced: the figures below it change with each publish. */}
        <p className={classes.title} role="status">
          {title}
        </p>
        <p className={classes.text}>{text}</p>
      </div>
    </div>
  );
}
