import { AppError } from '#domain/api/errors.ts';
import type { RsvpRepository, Submitted } from '#infra/database/rsvp-repository.ts';
import type { RateLimits } from '../http/rate-limits.ts';

export interface Newcomer {
  readonly invitation: string;
  /** Where the reply came from. */
  readonly address: string;
  /** Who replies, folded (`guestKey` in domain/rsvp). */
  readonly guest: string;
}

export interface Newcomers {
  /** Submits the guest's reply. Throws `too_many_requests` when too many others are new from there. */
  admit(from: Newcomer, submit: () => Promise<Submitted>): Promise<Submitted>;
}

/**
 * Bounds the guests that one address brings to an invitation, whose room would be for it alone. Who has
 * replied may change theirs as often as they like.
 */
export function createNewcomers(
  limits: Pick<RateLimits, 'spend' | 'giveBack'>,
  replies: Pick<RsvpRepository, 'isKnown'>,
): Newcomers {
  /** Whether the guest was counted: one that is known passes uncounted. */
  const count = async (key: string, { invitation, guest }: Newcomer): Promise<boolean> => {
    try {
      await limits.spend('newGuest', key);
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
      // Before it is known to be new, so that replies sent all at once count as well.
      const isCounted = await count(key, from);
      let isNew = false;
      try {
        const submitted = await submit();
        isNew = submitted.outcome === 'stored';
        return submitted;
      } finally {
        if (isCounted && !isNew) await limits.giveBack('newGuest', key);
      }
    },
  };
}
