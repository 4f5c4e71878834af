import { Button } from '@mantine/core';
import type { RsvpRecord } from '#domain/api/dashboard.ts';
import { formatCount } from '../format-count.ts';
import { focusBeside } from '../lists/focus-beside.ts';
import { singlePress } from '../lists/single-press.ts';
import { clockLabel } from '../local-time.ts';
import classes from './removed-replies.module.css';
import type { ReplyRemoval } from './use-reply-removal.ts';

interface RemovedRepliesProps {
  readonly replies: readonly RsvpRecord[];
  readonly removal: ReplyRemoval;
}

/** What the couple has taken off the list, out of the way but not lost. */
export function RemovedReplies({ replies, removal }: RemovedRepliesProps) {
  if (replies.length === 0) return null;
  const now = new Date();
  return (
    <details className={classes.removed}>
      <summary>
        {formatCount(replies.length)} removed {replies.length === 1 ? 'reply' : 'replies'}
      </summary>
      <p className={classes.hint}>
        They aren’t counted or exported. A guest who answers again returns to the list.
      </p>
      <ul>
        {replies.map((reply) => (
          <li key={reply.id}>
            <span className={classes.who}>
              <bdi>{reply.guestName}</bdi>
              <span className={classes.more}>
                <span>{reply.email}</span>
                <time dateTime={reply.submittedAt}>{clockLabel(reply.submittedAt, now)}</time>
              </span>
            </span>
            <Button
              variant="default"
              aria-label={`Put back the reply of ${reply.guestName}`}
              onClick={singlePress(({ currentTarget }) => {
                focusBeside(currentTarget.closest('li'));
                removal.putBack(reply);
              })}
            >
              Put back
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
