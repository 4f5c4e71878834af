import { clockLabel } from '../local-time.ts';
import { AttendanceAnswer } from './attendance-answer.tsx';
import { RemoveReply } from './remove-reply.tsx';
import classes from './reply-cards.module.css';
import { ReplyContact, ReplyDetails } from './reply-details.tsx';
import type { ReplyRow } from './reply-table-model.ts';
import type { ReplyRemoval } from './use-reply-removal.ts';

interface ReplyCardsProps {
  readonly rows: readonly ReplyRow[];
  readonly removal: ReplyRemoval;
}

/** The responses on screens too narrow for a table: one card each. */
export function ReplyCards({ rows, removal }: ReplyCardsProps) {
  const now = new Date();
  return (
    <ul className={classes.cards}>
      {rows.map(({ id, original: reply }) => (
        <li key={id} className={classes.card}>
          <div className={classes.head}>
            <bdi className={classes.name}>{reply.guestName}</bdi>
            <AttendanceAnswer attendance={reply.attendance} />
          </div>
          <div className={classes.line}>
            <p>
              {reply.guestsCount} {reply.guestsCount === 1 ? 'guest' : 'guests'}
              <span aria-hidden> · </span>
              <time dateTime={reply.submittedAt}>{clockLabel(reply.submittedAt, now)}</time>
            </p>
            <RemoveReply reply={reply} removal={removal} />
          </div>
          <ReplyContact reply={reply} />
          {(reply.dietaryRequirements || reply.message) && <ReplyDetails reply={reply} />}
        </li>
      ))}
    </ul>
  );
}
