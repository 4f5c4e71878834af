import { Button } from '@mantine/core';
import { clockLabel } from '../moments.ts';
import { IconRefresh } from '../theme/icons.ts';
import classes from './refresh-line.module.css';

export interface Refresh {
  readonly isFetching: boolean;
  /** The last try failed; what is shown is older. */
  readonly hasFailed: boolean;
  /** Local clock, ms. */
  readonly at: number;
  readonly again: () => void;
}

/** How fresh the list is. */
export function RefreshLine({ isFetching, hasFailed, at, again }: Refresh) {
  return (
    <div className={classes.line}>
      <span>
        {hasFailed ? 'No connection; as of ' : 'Up to date as of '}
        {clockLabel(at, new Date())}
      </span>
      <Button
        variant="subtle"
        size="compact-sm"
        color="gray"
        c="gray.7"
        loading={isFetching}
        leftSection={<IconRefresh size={15} />}
        onClick={() => again()}
      >
        Refresh
      </Button>
    </div>
  );
}
