import { publishVerbs } from './publish-state.ts';
import { type Db, inTransaction } from './transaction.ts';

/** A gateway that gives up on its own store does so within a minute. */
const POSSIBLE_FOR_MS = 60_000;

/**
 * Attempts to store a page of which no end is known: they may still be carried out, over what has been
 * published since.
 */
export function latePutVerbs(db: Db) {
  return {
    async noteLatePut(invitationId: string, now = Date.now()): Promise<void> {
      await db('late_puts')
        .insert({ invitation_id: invitationId, possible_until: now + POSSIBLE_FOR_MS })
        .onConflict('invitation_id')
        .merge();
    },

    /**
     * Has the pages of those made again that are carried out by now or never, at most `limit`: what is
     * stored of them is not known.
     */
    async settleLatePuts(limit: number, now = Date.now()): Promise<void> {
      // Further ahead than any: the clock was set back since.
      const waiting = [now + 1, now + POSSIBLE_FOR_MS] as const;
      const due = (trx: Db): Promise<string[]> =>
        trx('late_puts')
          .whereNotBetween('possible_until', waiting)
          .orderBy('invitation_id')
          .limit(limit)
          .pluck('invitation_id');
      if ((await due(db)).length === 0) return;
      await inTransaction(db, async (trx) => {
        const ids = await due(trx);
        await publishVerbs(trx).forgetStored(ids);
        await trx('late_puts')
          .whereIn('invitation_id', ids)
          .whereNotBetween('possible_until', waiting)
          .delete();
      });
    },
  };
}
