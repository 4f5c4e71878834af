import type { RsvpRecord } from '#domain/api/dashboard.ts';
import { focusBeside } from '../lists/focus-beside.ts';
import { singlePress } from '../lists/single-press.ts';
import { IconTrash } from '../theme/icons.ts';
import classes from './remove-reply.module.css';
import { REMOVES, type ReplyRemoval } from './use-reply-removal.ts';

interface RemoveReplyProps {
  readonly reply: RsvpRecord;
  readonly removal: ReplyRemoval;
}

/**
 * Takes a reply off the list, such as one that is no guest's. A plain button: Mantine's take as long
 * to draw as the rest of the row, and a list draws a hundred at a time.
 */
export function RemoveReply({ reply, removal }: RemoveReplyProps) {
  return (
    <button
      type="button"
      {...{ [REMOVES]: reply.id }}
      className={classes.remove}
      title="Remove"
      aria-label={`Remove the reply of ${reply.guestName}`}
      onClick={singlePress(({ currentTarget }) => {
        focusBeside(currentTarget.closest('tr, li'), `[${REMOVES}]`);
        removal.remove(reply);
      })}
    >
      <IconTrash size={18} stroke={1.6} aria-hidden />
    </button>
  );
}
