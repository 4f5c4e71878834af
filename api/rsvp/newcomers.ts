import { AppError } from '#domain/api/errors.ts';
import type { Submitted } from '#infra/database/replies/reply-submission.ts';
import type { RsvpRepository } from '#infra/database/replies/rsvp-repository.ts';
import type { Counters } from '../limits/counters.ts';

export interface Newcomer {
  readonly invitation: string;
  /** The client's address, by which new guests are counted. */
  readonly address: string;
  /** The guest's folded key (`guestKey` in domain/rsvp). */
  readonly guest: string;
}

export interface Newcomers {
  /**
   * Submits the guest's reply.
   *
   * @throws AppError `too_many_requests` after too many new guests from the same address
   */
  admit(from: Newcomer, submit: () => Promise<Submitted>): Promise<Submitted>;
}

/**
 * Limits the new guests that one address can bring to an invitation, so that it cannot use up all
 * of the room. Guests who have replied may change their reply as often as they like.
 */
export function createNewcomers(
  counters: Pick<Counters, 'spend' | 'giveBack'>,
  replies: Pick<RsvpRepository, 'isKnown'>,
): Newcomers {
  /** Counts the guest; resolves with false if not, since a known one above the limit may pass. */
  const count = async (key: string, { invitation, guest }: Newcomer): Promise<boolean> => {
    try {
      await counters.spend('newGuest', key);
      return true;
    } catch (error) {
      const isRefused = error instanceof AppError && error.code === 'too_many_requests';
      if (isRefused && (await replies.isKnown(invitation, guest))) return false;
      throw error;
    }
  };
  return {
    async admit(from, submit) {
      const key = `${from.invitation} ${from.address}`;
      // Before it is known whether the guest is new, so that replies sent all at once count as well.
      const isCounted = await count(key, from);
      let isNew = false;
      try {
        const submitted = await submit();
        isNew = submitted.outcome === 'stored';
        return submitted;
      } finally {
        if (isCounted && !isNew) await counters.giveBack('newGuest', key);
      }
    },
  };
}
