import { AppError } from '#domain/api/errors.ts';
import { INVITATION_NOT_FOUND } from '#domain/api/invitations.ts';
import type { RsvpRequest } from '#domain/api/rsvp.ts';
import { guestKey } from '#domain/rsvp/guest-key.ts';
import { invitationRepository, type Located } from '#infra/database/invitation-repository.ts';
import { rsvpRepository } from '#infra/database/rsvp-repository.ts';
import type { ApiDeps } from '../deps.ts';
import { createBoundedCache } from '../http/bounded-cache.ts';
import { createRoom } from './room.ts';

export interface AcceptedReply {
  readonly id: string;
  /** UTC milliseconds. */
  readonly submittedAt: number;
  readonly slug: string;
}

export interface RsvpService {
  /**
   * Stores a guest's reply; the same name and e-mail again replaces the earlier one, and the same key
   * again changes nothing. Durable when it resolves. Throws `not_found`, `rsvp_closed` when the couple
   * switched replies off, `replies_full` when too many other guests have answered, and
   * `reply_outdated` when the guest gave another answer since this one was written.
   */
  submit(slugOrId: string, reply: RsvpRequest, idempotencyKey?: string): Promise<AcceptedReply>;
}

/** Invitations of which is kept whether they take replies: one entry is counted as one. */
const REMEMBERED = 10_000;

export function createRsvpService(
  deps: Pick<ApiDeps, 'database' | 'metrics' | 'clock'>,
): RsvpService {
  const { database, metrics, clock = Date.now } = deps;
  const invitations = invitationRepository(database.knex);
  const replies = rsvpRepository(database.knex);
  const room = createRoom(replies);
  const known = createBoundedCache<{ revision: number; isOpen: boolean }>(REMEMBERED, () => 1);

  /** Reading the content takes longer than storing a reply, and changes only with a revision. */
  const takesReplies = async ({ id, revision }: Located): Promise<boolean> => {
    const kept = known.get(id);
    if (kept?.revision === revision) return kept.isOpen;
    const record = await invitations.findById(id);
    if (!record) return notFound();
    const isOpen = record.content.rsvp.enabled;
    known.set(id, { revision: record.revision, isOpen });
    return isOpen;
  };

  return {
    async submit(slugOrId, reply, idempotencyKey) {
      const located = await invitations.locate(slugOrId);
      if (!located) return notFound();
      if (!(await takesReplies(located))) {
        throw new AppError('rsvp_closed', 'The couple does not take replies here');
      }
      const { ageMs, ...answer } = reply;
      const guest = guestKey(reply.name, reply.email);
      await room.require(located.id, guest);
      const { id, submittedAt, outcome } = await replies.submit({
        ...answer,
        phone: '',
        invitationId: located.id,
        guestKey: guest,
        idempotencyKey,
        at: clock() - ageMs,
      });
      if (outcome === 'outdated') throw new AppError('reply_outdated', REPLY_OUTDATED);
      if (outcome === 'stored') room.take(located.id);
      metrics.rsvpAccepted();
      return { id, submittedAt, slug: located.slug };
    },
  };
}

/** What a guest reads whose reply waited for a connection while another of theirs arrived. */
const REPLY_OUTDATED =
  'A later reply with this name and e-mail address is already here, and it stays. To have this one instead, send it again.';

function notFound(): never {
  throw new AppError('not_found', INVITATION_NOT_FOUND);
}
