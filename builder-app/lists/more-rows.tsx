import { Button } from '@mantine/core';
import classes from './more-rows.module.css';

interface MoreRowsProps {
  readonly shown: number;
  readonly total: number;
  /** Rows that the next part holds at most. */
  readonly atOnce: number;
  /** What is listed: "responses". */
  readonly what: string;
  readonly isBusy?: boolean;
  readonly onMore: () => void;
}

/** How much of a long list is there, and the next part of it. */
export function MoreRows({ shown, total, atOnce, what, isBusy = false, onMore }: MoreRowsProps) {
  if (shown >= total) return null;
  return (
    <div className={classes.more}>
      <span>
        {shown.toLocaleString('en-US')} of {total.toLocaleString('en-US')} {what}
      </span>
      <Button variant="default" loading={isBusy} onClick={onMore}>
        Show {Math.min(atOnce, total - shown)} more
      </Button>
    </div>
  );
}
