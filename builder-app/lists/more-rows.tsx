import { Button } from '@mantine/core';
import { formatCount } from '../format-count.ts';
import classes from './more-rows.module.css';

interface MoreRowsProps {
  readonly shown: number;
  readonly total: number;
  /** Most rows that the next part can hold. */
  readonly atOnce: number;
  /** What is listed: "responses". */
  readonly what: string;
  readonly isBusy?: boolean;
  readonly onMore: () => void;
}

/** Says how much of a long list is shown, and loads the next part. */
export function MoreRows({ shown, total, atOnce, what, isBusy = false, onMore }: MoreRowsProps) {
  if (shown >= total) return null;
  return (
    <div className={classes.more}>
      <span>
        {formatCount(shown)} of {formatCount(total)} {what}
      </span>
      <Button variant="default" loading={isBusy} onClick={onMore}>
        Show {Math.min(atOnce, total - shown)} more
      </Button>
    </div>
  );
}
