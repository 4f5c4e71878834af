import { inBatches } from '../engine/batches.ts';
import type { Db } from '../engine/transaction.ts';

/** Returns the hashes of the uploaded pictures named in stored content or in a page. */
export function picturesIn(text: string): Set<string> {
  return new Set(text.match(/[0-9a-f]{32}/g));
}

/**
 * Keeps the janitor from removing the pictures named in content that is about to be stored. The
 * store may follow in another transaction: an unused picture is kept for 30 days anyway. Comes too
 * late for a picture whose files are being deleted right now.
 */
export async function claimPictures(db: Db, content: string): Promise<void> {
  for (const hashes of inBatches([...picturesIn(content)])) {
    await db('uploads')
      .whereIn('hash', hashes)
      .whereNotNull('unused_since')
      .update({ unused_since: null });
  }
}
