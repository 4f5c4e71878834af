import { LRUCache } from 'lru-cache';
import { AppError } from '#domain/api/errors.ts';
import { MAX_REPLYING_GUESTS } from '#domain/rsvp/limits.ts';
import type { RsvpRepository } from '#infra/database/replies/rsvp-repository.ts';

/** New guests accepted before an invitation is counted again: other processes accept some too. */
const COUNT_AFTER = 100;
/** Invitations whose room is remembered. */
const REMEMBERED = 10_000;

/** Tracks roughly how many more guests may reply to an invitation: a few at once may exceed it. */
export interface Room {
  /** @throws AppError `replies_full` if the guest is new and there is no room left */
  require(invitationId: string, guestKey: string): Promise<void>;
  /** Records that one more guest has replied. */
  take(invitationId: string): void;
}

export function createRoom(replies: Pick<RsvpRepository, 'count' | 'isKnown'>): Room {
  const known = new LRUCache<string, number>({ max: REMEMBERED });
  const left = async (invitationId: string): Promise<number> => {
    const remembered = known.get(invitationId) ?? 0;
    if (remembered > 0) return remembered;
    const counted = MAX_REPLYING_GUESTS - (await replies.count(invitationId));
    known.set(invitationId, Math.min(counted, COUNT_AFTER));
    return counted;
  };
  return {
    async require(invitationId, guestKey) {
      if ((await left(invitationId)) > 0 || (await replies.isKnown(invitationId, guestKey))) return;
      throw new AppError('replies_full', REPLIES_FULL);
    },
    take(invitationId) {
      known.set(invitationId, (known.get(invitationId) ?? 0) - 1);
    },
  };
}

/** Shown to a guest for whom an invitation has no room. */
const REPLIES_FULL =
  'This invitation cannot take any more replies. Please tell the couple yourself.';
