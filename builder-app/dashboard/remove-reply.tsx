import { ActionIcon } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { RsvpRecord } from '#domain/api/dashboard.ts';
import { focusBeside } from '../lists/focus-beside.ts';
import { IconTrash } from '../theme/icons.ts';
import classes from './remove-reply.module.css';
import type { ReplyRemoval } from './use-reply-removal.ts';

interface RemoveReplyProps {
  readonly reply: RsvpRecord;
  readonly removal: ReplyRemoval;
}

/** Takes a reply off the list, such as one that is no guest's. */
export function RemoveReply({ reply, removal }: RemoveReplyProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (removal.takesFocus(reply)) button.current?.focus();
  }, [removal, reply]);
  return (
    <ActionIcon
      ref={button}
      data-remove
      className={classes.remove ?? ''}
      size={40}
      title="Remove"
      aria-label={`Remove the reply of ${reply.guestName}`}
      onClick={({ currentTarget }) => {
        // The list takes the focus where no reply is left.
        currentTarget.closest('section')?.focus({ preventScroll: true });
        focusBeside(currentTarget.closest('tr, li'), '[data-remove]');
        removal.remove(reply);
      }}
    >
      <IconTrash size={18} stroke={1.6} />
    </ActionIcon>
  );
}
