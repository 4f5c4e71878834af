import { inBatches } from './batches.ts';
import type { Db } from './transaction.ts';

/** Hashes of the uploaded pictures that stored content, or a page, names. */
export function picturesIn(text: string): Set<string> {
  return new Set(text.match(/[0-9a-f]{32}/g));
}

/**
 * Keeps the janitor from pictures that content names, which is about to be stored. Needs no
 * transaction with what stores it: should a round that began before it note them as unused again, it
 * is 30 days until one may remove them, and that one has read what is stored by then.
 *
 * One statement, which changes nothing where they are known to be shown. Too late for a picture whose
 * files are being deleted in this moment; where that came to nothing, it stays after all.
 */
export async function claimPictures(db: Db, content: string): Promise<void> {
  for (const hashes of inBatches([...picturesIn(content)])) {
    await db('uploads')
      .whereIn('hash', hashes)
      .whereNotNull('unused_since')
      .update({ unused_since: null });
  }
}
