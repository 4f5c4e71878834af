import { Button, Loader } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Issue } from '#domain/api/errors.ts';
import type { AutosaveState } from '../../autosave/state.ts';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconClockPause,
  IconDeviceFloppy,
} from '../../theme/icons.ts';
import { unavailableWhen } from '../../unavailable.ts';
import classes from './save-bar.module.css';
import { type Mood, saveLine, whatIsMissing } from './save-line.ts';
import type { LiveStatus } from './use-live-status.ts';

const ICONS: Record<Mood, ReactNode> = {
  busy: <Loader size={16} color="gray.6" />,
  good: <IconCircleCheck size={18} stroke={1.7} />,
  waiting: <IconClockPause size={18} stroke={1.7} />,
  bad: <IconAlertTriangle size={18} stroke={1.7} />,
};

interface SaveBarProps {
  readonly save: AutosaveState;
  readonly live: LiveStatus;
  /** What prevents the content on the screen from being published. */
  readonly issues: readonly Issue[];
  readonly onSaveNow: () => void;
  readonly onJump: (path: string) => void;
  /** More buttons at the end of the bar. */
  readonly children?: ReactNode;
}

/** (spec) "Changes auto-saved", Save Now, and whether guests already see the changes. */
export function SaveBar({ save, live, issues, onSaveNow, onJump, children }: SaveBarProps) {
  const line = saveLine(save, live, issues, new Date());
  const [missing, ...others] = whatIsMissing(save, issues);
  return (
    <div className={classes.bar}>
      <div className={classes.line} data-mood={line.mood} role="status">
        <span aria-hidden className={classes.icon}>
          {ICONS[line.mood]}
        </span>
        <span className={classes.words}>
          <strong>{line.text}</strong>
          {line.detail && <span className={classes.detail}>{line.detail}</span>}
        </span>
      </div>
      <Button
        variant="subtle"
        color="gray"
        size="compact-md"
        leftSection={<IconDeviceFloppy size={17} stroke={1.6} />}
        className={classes.button ?? ''}
        {...unavailableWhen(save.phase.kind === 'denied', onSaveNow)}
      >
        Save Now
      </Button>
      {children}
      {missing && line.mood !== 'busy' && (
        <button type="button" className={classes.missing} onClick={() => onJump(missing.path)}>
          Not published yet: {missing.message}
          {others.length > 0 && ` (and ${others.length} more)`}
        </button>
      )}
    </div>
  );
}
