import { AppError } from '#domain/api/errors.ts';
import { type Db, guarded, inTransaction } from '../engine/transaction.ts';
import { guestKeyColumn, type ReplyRecord, type RsvpRow, toRecord } from './reply-record.ts';
import { submissionVerbs } from './reply-submission.ts';

/** Replies: one row per guest of an invitation, with earlier answers in the history. */
export function rsvpRepository(db: Db) {
  return guarded(db, { ...submissionVerbs(db), ...listVerbs(db) });
}

export type RsvpRepository = ReturnType<typeof rsvpRepository>;

const REPLY_NOT_FOUND = 'This reply could not be found. Please reload the page.';
const REPLY_CHANGED = 'This guest has answered again. Please read the new reply first.';

/** What the couple sees of its guests' replies, and what it removes. */
function listVerbs(db: Db) {
  return {
    /**
     * Takes an answer off the couple's list or puts it back; it stays stored. Changes nothing when
     * that is done already.
     *
     * @param seenAt the `submittedAt` of the answer that the couple saw
     * @throws AppError `not_found` for a reply that the invitation does not have; `reply_changed`
     *   when the guest has answered again since, which would be removed unread.
     */
    async setRemoved(
      invitationId: string,
      id: string,
      { isRemoved, seenAt }: { readonly isRemoved: boolean; readonly seenAt: number },
    ): Promise<void> {
      await inTransaction(db, async (trx) => {
        const row = () => trx('rsvp_responses').where({ id, invitation_id: invitationId });
        const reply: RsvpRow | undefined = await row().forUpdate().first();
        if (!reply) throw new AppError('not_found', REPLY_NOT_FOUND);
        if (isRemoved === (reply.removed_at !== null)) return;
        if (isRemoved && reply.submitted_at !== seenAt) {
          throw new AppError('reply_changed', REPLY_CHANGED);
        }
        await row().update({ removed_at: isRemoved ? Date.now() : null });
      });
    },

    /** Returns how many guests have answered an invitation, removed answers aside. */
    async count(invitationId: string): Promise<number> {
      const row = await db('rsvp_responses')
        .where({ invitation_id: invitationId, removed_at: null })
        .count({ count: '*' })
        .first();
      return Number(row?.count);
    },

    /** Returns a text that changes with each answer to the invitation and each removal. */
    async version(invitationId: string): Promise<string> {
      const row: Record<string, string | number | null> | undefined = await db('rsvp_responses')
        .where({ invitation_id: invitationId })
        .count({ count: '*' })
        // Not the latest: an answer that waited for a connection may replace one without being that.
        .select(exactSum(db, 'submitted_at', 'moments'), exactSum(db, 'removed_at', 'removals'))
        .first();
      const { count, moments, removals } = row ?? {};
      return [count, moments, removals].map((value) => value ?? 0).join('-');
    },

    /** Returns whether a guest (folded, as in `submit`) has answered an invitation. */
    async isKnown(invitationId: string, guestKey: string): Promise<boolean> {
      const row = await db('rsvp_responses')
        .where({ invitation_id: invitationId, guest_key: guestKeyColumn(guestKey) })
        .first('id');
      return row !== undefined;
    },

    /** Returns all answers to one invitation, also those removed, the latest first. */
    async listByInvitation(invitationId: string): Promise<ReplyRecord[]> {
      const rows: RsvpRow[] = await db('rsvp_responses')
        .where({ invitation_id: invitationId })
        .orderBy([
          { column: 'submitted_at', order: 'desc' },
          { column: 'id', order: 'desc' },
        ]);
      return rows.map(toRecord);
    },
  };
}

/** As text: the moments of some 5,000 replies add up to more than a number holds exactly. */
const exactSum = (db: Db, column: string, name: string) =>
  db.raw('cast(sum(??) as char) as ??', [column, name]);
