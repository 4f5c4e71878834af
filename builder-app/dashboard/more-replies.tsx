import { Button } from '@mantine/core';
import classes from './more-replies.module.css';

/** Responses drawn at once: thousands would make every key typed into the search wait. */
export const REPLIES_AT_ONCE = 100;

interface MoreRepliesProps {
  readonly shown: number;
  readonly total: number;
  readonly onMore: () => void;
}

/** How much of a long list is there, and the next part of it. */
export function MoreReplies({ shown, total, onMore }: MoreRepliesProps) {
  if (shown >= total) return null;
  const next = Math.min(REPLIES_AT_ONCE, total - shown);
  return (
    <div className={classes.more}>
      <span>
        {shown.toLocaleString('en-US')} of {total.toLocaleString('en-US')} responses
      </span>
      <Button variant="default" onClick={onMore}>
        Show {next} more
      </Button>
    </div>
  );
}
