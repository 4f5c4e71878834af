import { notifications } from '@mantine/notifications';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { DashboardResponse, RsvpRecord } from '#domain/api/dashboard.ts';
import { type Credentials, type Dashboard, setReplyRemoved } from '../api-client.ts';
import { ApiError } from '../api-transport.ts';
import { offerUndo, withdrawUndo } from '../site/undo.tsx';
import { repliesKey } from './use-replies.ts';

export interface ReplyRemoval {
  readonly remove: (reply: RsvpRecord) => void;
  readonly putBack: (reply: RsvpRecord) => void;
}

export type RepliesInParts = Pick<DashboardResponse, 'rsvpResponses' | 'removedResponses'>;

/** Attribute of the button that removes a reply; its value is the reply's id. */
export const REMOVES = 'data-removes';

/** Id of the section that lists the replies. */
export const RESPONSE_LIST = 'responses';

interface Move {
  readonly reply: RsvpRecord;
  readonly isRemoved: boolean;
  /** Withdraws the offer to undo it. */
  readonly withdraw?: () => void;
}

/**
 * Removes replies from the couple's list, and offers to undo the last removal. A move is shown at
 * once, until it is known to have failed.
 *
 * @returns the replies as they are to be shown, and how to move them
 */
export function useReplyRemoval(
  credentials: Credentials,
  replies: RepliesInParts,
): [RepliesInParts, ReplyRemoval] {
  const queries = useQueryClient();
  const queryKey = repliesKey(credentials);
  const send = useInOrder(({ reply, isRemoved }: Move) =>
    setReplyRemoved(credentials, reply, isRemoved),
  );
  /** Id of the reply that an undo brings back, until it is drawn. */
  const broughtBack = useRef<string>(null);
  const { mutate } = useMutation({
    mutationKey: queryKey,
    mutationFn: send,
    onSuccess: async (_answer, move) => {
      // A list that was requested before would show the reply where it was.
      await queries.cancelQueries({ queryKey });
      queries.setQueryData<Dashboard>(
        queryKey,
        // It is no longer what the server sent under its tag.
        (known) => known && { ...known, ...moved(known, move), etag: null },
      );
    },
    onError: async (error, move) => {
      const reloaded = queries.invalidateQueries({ queryKey });
      // The answer may be lost, not the move: the list says which.
      if (error instanceof ApiError && error.kind === 'network') {
        await reloaded;
        const known = queries.getQueryData<Dashboard>(queryKey);
        if (known && isDone(known, move)) return;
      }
      move.withdraw?.();
      tellFailure(error, move);
    },
  });
  const pending = useMutationState({
    filters: { mutationKey: queryKey, status: 'pending' },
    select: ({ state }) => state.variables as Move,
  });
  const shown = pending.reduce(moved, replies);
  useEffect(() => {
    if (!shown.rsvpResponses.some(({ id }) => id === broughtBack.current)) return;
    const itsButton = document.querySelector<HTMLElement>(`[${REMOVES}="${broughtBack.current}"]`);
    // A filter or a search may hide it.
    (itsButton ?? document.getElementById(RESPONSE_LIST))?.focus();
    broughtBack.current = null;
  });
  const removal: ReplyRemoval = {
    remove(reply) {
      // One offer at a time: the others are below the list, and would hide what else is said.
      withdrawUndo('replies');
      const withdraw = offerUndo(`Reply of ${reply.guestName}`, 'replies', () => {
        broughtBack.current = reply.id;
        mutate({ reply, isRemoved: false });
      });
      mutate({ reply, isRemoved: true, withdraw });
    },
    putBack: (reply) => mutate({ reply, isRemoved: false }),
  };
  return [shown, removal];
}

/** Returns `send`, which waits until earlier moves of the same reply have settled. */
function useInOrder<Result>(send: (move: Move) => Promise<Result>) {
  const latest = useRef(new Map<string, Promise<Result>>());
  return async (move: Move): Promise<Result> => {
    const before = latest.current.get(move.reply.id);
    const sent = before ? before.catch(() => undefined).then(() => send(move)) : send(move);
    latest.current.set(move.reply.id, sent);
    return sent;
  };
}

/** Returns the replies with one of them in the other list. */
function moved(
  { rsvpResponses, removedResponses }: RepliesInParts,
  { reply, isRemoved }: Move,
): RepliesInParts {
  return isRemoved
    ? {
        rsvpResponses: without(rsvpResponses, reply),
        removedResponses: including(removedResponses, reply),
      }
    : {
        rsvpResponses: including(rsvpResponses, reply),
        removedResponses: without(removedResponses, reply),
      };
}

const isDone = ({ rsvpResponses }: RepliesInParts, { reply, isRemoved }: Move) =>
  rsvpResponses.some(({ id }) => id === reply.id) !== isRemoved;

const without = (list: readonly RsvpRecord[], { id }: RsvpRecord) =>
  list.filter((one) => one.id !== id);

/** A reply that is in the list already stays as it is: its guest may have answered again. */
const including = (list: readonly RsvpRecord[], reply: RsvpRecord) =>
  list.some(({ id }) => id === reply.id) ? [...list] : newestFirst([...list, reply]);

const newestFirst = (replies: readonly RsvpRecord[]) =>
  [...replies].sort((one, other) => Date.parse(other.submittedAt) - Date.parse(one.submittedAt));

function tellFailure(error: unknown, { reply, isRemoved }: Move): void {
  notifications.show({
    color: 'red',
    title: `The reply of ${reply.guestName} was not ${isRemoved ? 'removed' : 'put back'}`,
    message: error instanceof ApiError ? error.message : 'Please try again.',
    autoClose: 10_000,
    role: 'alert',
  });
}
