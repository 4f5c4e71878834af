import { LATE_PUT_MS } from '../../storage/object-store.ts';
import { type Db, inTransaction } from '../engine/transaction.ts';
import { publishVerbs } from './publish-state.ts';

/**
 * Late puts: attempts to store a page whose outcome is unknown. They may still be carried out and
 * overwrite what has been published since.
 */
export function latePutVerbs(db: Db) {
  return {
    async noteLatePut(invitationId: string, now = Date.now()): Promise<void> {
      await db('late_puts')
        .insert({ invitation_id: invitationId, possible_until: now + LATE_PUT_MS })
        .onConflict('invitation_id')
        .merge();
    },

    /**
     * Has the pages of up to `limit` late puts rendered again whose time is over: each has been
     * carried out by now or never will be, so what is stored for its page is unknown.
     */
    async settleLatePuts(limit: number, now = Date.now()): Promise<void> {
      // A time further ahead is due too: the clock has been set back since. Twice as far, because
      // the clock that a late put was noted by may be ahead of this one.
      const waiting = [now + 1, now + 2 * LATE_PUT_MS] as const;
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
