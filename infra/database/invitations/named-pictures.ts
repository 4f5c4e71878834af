import { inBatches } from '../engine/batches.ts';
import type { Db } from '../engine/transaction.ts';

/** Returns the hashes of the uploaded pictures named in stored content or in a page. */
export function picturesIn(text: string): Set<string> {
  return new Set(text.match(/[0-9a-f]{32}/g));
}

/**
 * Keeps the janitor from removing the pictures named in content that is about to be stored. Need
 * not share a transaction with that: if a round that began earlier marks them unused again, none
 * may remove them for 30 days, and the round that then could will have read the stored content.
 *
 * One statement per batch, which changes no row already known to be in use. It comes too late for a
 * picture whose files are being deleted right now; if that deletion is not completed, the picture
 * stays after all.
 */
export async function claimPictures(db: Db, content: string): Promise<void> {
  for (const hashes of inBatches([...picturesIn(content)])) {
    await db('uploads')
      .whereIn('hash', hashes)
      .whereNotNull('unused_since')
      .update({ unused_since: null });
  }
}
