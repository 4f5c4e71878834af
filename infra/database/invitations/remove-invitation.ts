import type { Knex } from 'knex';
import { CONTENT_VERSION } from '#domain/invitation/content-version.ts';
import { weddingDataSchema } from '#domain/invitation/wedding-data.ts';
import { inBatches } from '../engine/batches.ts';
import { type Db, inTransaction } from '../engine/transaction.ts';
import { encodeContent } from './content.ts';
import { FORGOTTEN } from './publish-record.ts';

/** The content that stays, with RSVP off: versions without removal then accept no replies. */
const NOTHING = encodeContent(weddingDataSchema.parse({ rsvp: { enabled: false } }));

/**
 * Removes everything that a couple and its guests have entered, and the couple's access. The slug
 * stays taken, since it may be printed on paper, and the license stays used. The new revision makes
 * the publish loop replace the page with one that says it is gone. Returns false when the
 * invitation does not exist or is already removed.
 *
 * Saves and replies require that the row is not removed: those that come first are removed as well,
 * those that come later find no invitation.
 */
export function removeInvitation(db: Db, id: string, at: number): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    // Clears the key because a retry of the activation would return the couple's access. Licenses
    // come first, in the order in which an operator's change of a session locks the tables.
    await trx('licenses').where({ invitation_id: id }).update({ idempotency_key: null });
    const removed = await trx('invitations')
      .where({ id })
      .whereNull('removed_at')
      .update({
        removed_at: at,
        user_id: null,
        revision: trx.raw('revision + 1'),
        content: NOTHING,
        schema_version: CONTENT_VERSION,
        updated_at: at,
        artifacts: null,
        renderer_build: FORGOTTEN,
        publish_attempts: 0,
        publish_retry_at: 0,
        publish_error: null,
      });
    if (removed === 0) return false;
    await trx('earlier_contents').where({ invitation_id: id }).delete();
    await trx('dashboard_sessions').where({ invitation_id: id }).delete();
    await removeReplies(trx, id);
    return true;
  });
}

/** Locks the replies first: a guest who is replacing an answer right now adds to its history. */
async function removeReplies(trx: Knex.Transaction, invitationId: string): Promise<void> {
  const ofInvitation = () => trx('rsvp_responses').where({ invitation_id: invitationId });
  const ids: string[] = await ofInvitation().forUpdate().pluck('id');
  for (const batch of inBatches(ids)) {
    await trx('rsvp_history').whereIn('response_id', batch).delete();
  }
  await ofInvitation().delete();
}
