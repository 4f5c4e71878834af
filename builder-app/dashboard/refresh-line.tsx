import { Button, Loader } from '@mantine/core';
import { clockLabel } from '../local-time.ts';
import { IconRefresh } from '../theme/icons.ts';
import classes from './refresh-line.module.css';

export interface Refresh {
  readonly isFetching: boolean;
  /** The last attempt failed; older replies are shown. */
  readonly hasFailed: boolean;
  /** When they were last loaded, in ms since the epoch on the local clock. */
  readonly at: number;
  readonly again: () => void;
}

/** Says how current the list is. */
export function RefreshLine({ isFetching, hasFailed, at, again }: Refresh) {
  return (
    <div className={classes.line}>
      <span>
        {hasFailed ? 'Couldn’t refresh. Last updated ' : 'Up to date as of '}
        {clockLabel(at, new Date())}
      </span>
      <Button
        variant="subtle"
        size="compact-sm"
        color="gray"
        c="gray.7"
        // Not disabled: it would lose the focus, also whenever the list refreshes by itself.
        aria-disabled={isFetching}
        leftSection={
          isFetching ? <Loader size={15} color="currentColor" /> : <IconRefresh size={15} />
        }
        onClick={() => {
          if (!isFetching) again();
        }}
      >
        Refresh
      </Button>
    </div>
  );
}
