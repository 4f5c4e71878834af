import { notifications } from '@mantine/notifications';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { DashboardResponse, RsvpRecord } from '#domain/api/dashboard.ts';
import { ApiError, type Credentials, type Dashboard, setReplyRemoved } from '../api-client.ts';
import { offerUndo } from '../site/undo.tsx';
import { repliesKey } from './use-replies.ts';

export interface ReplyRemoval {
  readonly remove: (reply: RsvpRecord) => void;
  readonly putBack: (reply: RsvpRecord) => void;
  /** Whether a reply has just been brought back and takes the focus; true once. */
  readonly takesFocus: (reply: RsvpRecord) => boolean;
}

export type RepliesInParts = Pick<DashboardResponse, 'rsvpResponses' | 'removedResponses'>;

interface Move {
  readonly reply: RsvpRecord;
  readonly isRemoved: boolean;
  /** Withdraws the offer to undo it. */
  readonly withdraw?: () => void;
}

/**
 * Removes replies from the couple's list, and offers to undo it. A removal is shown at once, and
 * until the server refuses it; the server hears of one after the other, so that an undo is the last
 * that it hears.
 *
 * @returns the replies as they are to be shown, and how to change them
 */
export function useReplyRemoval(
  credentials: Credentials,
  replies: RepliesInParts,
): [RepliesInParts, ReplyRemoval] {
  const queries = useQueryClient();
  const queryKey = repliesKey(credentials);
  const broughtBack = useRef<string>(null);
  const { mutate } = useMutation({
    mutationKey: queryKey,
    scope: { id: queryKey.join(' ') },
    mutationFn: ({ reply, isRemoved }: Move) => setReplyRemoved(credentials, reply, isRemoved),
    onSuccess: async (_answer, move) => {
      // A list that was requested before would show the reply where it was.
      await queries.cancelQueries({ queryKey });
      queries.setQueryData<Dashboard>(
        queryKey,
        // It is no longer what the server sent under its tag.
        (known) => known && { ...known, ...moved(known, move), etag: null },
      );
    },
    onError: (error, move) => {
      move.withdraw?.();
      tellFailure(error, move);
    },
    onSettled: () => void queries.invalidateQueries({ queryKey }),
  });
  const pending = useMutationState({
    filters: { mutationKey: queryKey, status: 'pending' },
    select: ({ state }) => state.variables as Move,
  });
  const removal: ReplyRemoval = {
    remove: (reply) => {
      const withdraw = offerUndo(`Reply of ${reply.guestName}`, () => {
        broughtBack.current = reply.id;
        mutate({ reply, isRemoved: false });
      });
      mutate({ reply, isRemoved: true, withdraw });
    },
    putBack: (reply) => mutate({ reply, isRemoved: false }),
    takesFocus({ id }) {
      if (broughtBack.current !== id) return false;
      broughtBack.current = null;
      return true;
    },
  };
  return [pending.reduce(moved, replies), removal];
}

/** Returns the replies with one of them in the other list. */
function moved(
  { rsvpResponses, removedResponses }: RepliesInParts,
  { reply, isRemoved }: Move,
): RepliesInParts {
  const others = (list: readonly RsvpRecord[]) => list.filter(({ id }) => id !== reply.id);
  return {
    rsvpResponses: isRemoved
      ? others(rsvpResponses)
      : newestFirst([...others(rsvpResponses), reply]),
    removedResponses: isRemoved
      ? newestFirst([...others(removedResponses), reply])
      : others(removedResponses),
  };
}

const newestFirst = (replies: readonly RsvpRecord[]) =>
  [...replies].sort((one, other) => Date.parse(other.submittedAt) - Date.parse(one.submittedAt));

function tellFailure(error: unknown, { reply, isRemoved }: Move): void {
  notifications.show({
    color: 'red',
    title: `The reply of ${reply.guestName} was not ${isRemoved ? 'removed' : 'put back'}`,
    message: error instanceof ApiError ? error.message : 'Please try again.',
    role: 'alert',
  });
}
