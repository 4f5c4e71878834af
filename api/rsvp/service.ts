import { LRUCache } from 'lru-cache';
import { AppError } from '#domain/api/errors.ts';
import type { RsvpRequest } from '#domain/api/rsvp.ts';
import { guestKey } from '#domain/rsvp/guest-key.ts';
import {
  invitationRepository,
  type Located,
} from '#infra/database/invitations/invitation-repository.ts';
import { rsvpRepository } from '#infra/database/replies/rsvp-repository.ts';
import type { ApiDeps } from '../deps.ts';
import { noSuchInvitation } from '../invitations/refusals.ts';
import type { Counters } from '../limits/counters.ts';
import { createNewcomers } from './newcomers.ts';
import { createRoom } from './room.ts';

export interface AcceptedReply {
  readonly id: string;
  /** UTC milliseconds. */
  readonly submittedAt: number;
}

/** An invitation that takes replies. */
export interface Invited {
  readonly id: string;
  readonly slug: string;
  /** The template whose form the guest filled in. */
  readonly templateId: string;
}

export interface RsvpService {
  /** @throws AppError `not_found`, and `rsvp_closed` if the couple has switched replies off */
  find(slugOrId: string): Promise<Invited>;
  /**
   * Stores a guest's reply; it is durable when this resolves. The same name and e-mail replace the
   * earlier reply; the same reply under the same key changes nothing.
   *
   * @throws AppError `replies_full` if too many other guests have replied, `too_many_requests` if
   *   too many have from this address, and `reply_outdated` if the guest has replied again since
   *   this reply was written
   */
  submit(
    invited: Invited,
    reply: RsvpRequest,
    address: string,
    idempotencyKey?: string,
  ): Promise<AcceptedReply>;
}

/** The parts of an invitation's content that decide how replies are taken. */
interface ReplyRules {
  readonly revision: number;
  readonly isOpen: boolean;
  readonly templateId: string;
}

/** Invitations whose rules are kept. */
const REMEMBERED = 10_000;

export function createRsvpService(
  deps: Pick<ApiDeps, 'database' | 'metrics' | 'clock'>,
  counters: Counters,
): RsvpService {
  const { database, metrics, clock = Date.now } = deps;
  const invitations = invitationRepository(database.knex);
  const replies = rsvpRepository(database.knex);
  const room = createRoom(replies);
  const newcomers = createNewcomers(counters, replies);
  const known = new LRUCache<string, ReplyRules>({ max: REMEMBERED });

  /** Cached: reading the content takes longer than storing a reply. Only a revision changes it. */
  const rulesOf = async ({ id, revision }: Located): Promise<ReplyRules> => {
    const kept = known.get(id);
    if (kept?.revision === revision) return kept;
    const record = await invitations.findById(id);
    if (!record) throw noSuchInvitation();
    const { rsvp, customizations } = record.content;
    const rules: ReplyRules = {
      revision: record.revision,
      isOpen: rsvp.enabled,
      templateId: customizations.selectedTemplate,
    };
    known.set(id, rules);
    return rules;
  };

  return {
    async find(slugOrId) {
      const located = await invitations.locate(slugOrId);
      if (!located) throw noSuchInvitation();
      const { isOpen, templateId } = await rulesOf(located);
      if (!isOpen) throw new AppError('rsvp_closed', 'The couple does not take replies here');
      return { id: located.id, slug: located.slug, templateId };
    },

    async submit(invited, reply, address, idempotencyKey) {
      const { ageMs, ...answer } = reply;
      const guest = guestKey(reply.name, reply.email);
      await room.require(invited.id, guest);
      const from = { invitation: invited.id, address, guest };
      const { id, submittedAt, outcome } = await newcomers.admit(from, () =>
        replies.submit({
          ...answer,
          phone: '',
          invitationId: invited.id,
          guestKey: guest,
          idempotencyKey,
          at: clock() - ageMs,
          waitedMs: ageMs,
        }),
      );
      if (outcome === 'outdated') throw new AppError('reply_outdated', REPLY_OUTDATED);
      if (outcome === 'stored') room.take(invited.id);
      if (outcome !== 'repeated') metrics.rsvpAccepted();
      return { id, submittedAt };
    },
  };
}

/** Shown to a guest whose reply waited for a connection while a later one arrived. */
const REPLY_OUTDATED =
  'A later reply with this name and email address is already here, and it stays. To have this one instead, send it again.';
