import type { ObjectStore } from '../storage/object-store.ts';
import { withTimeout } from '../with-timeout.ts';
import { StartError } from './lifecycle.ts';

/** An object that is in a store from the beginning of a move into it until the move's end. */
const MARK = 'unfinished-move';
const HEADERS = { contentType: 'text/plain; charset=utf-8', cacheControl: 'no-cache' };
const PATIENCE_MS = 2_000;

const UNFINISHED =
  'The object store holds an unfinished move: some of what couples have entered is still missing. Run it again (npm run move-to-servers), or start with the data folder as before.';

/** Keeps every process from starting on this store until `endMove`. */
export async function beginMove(store: ObjectStore): Promise<void> {
  await store.put(MARK, 'A move into this store has not ended yet.\n', HEADERS);
}

export function endMove(store: ObjectStore): Promise<void> {
  return store.delete(MARK);
}

export async function isMoveUnfinished(store: ObjectStore): Promise<boolean> {
  return (await store.head(MARK)) !== undefined;
}

/**
 * Requires that no move into the store is unfinished.
 *
 * @throws StartError when one is; a store that does not answer passes
 */
export async function requireNoUnfinishedMove(store: ObjectStore): Promise<void> {
  const isUnfinished = await withTimeout(
    PATIENCE_MS,
    'The object store',
    isMoveUnfinished(store),
  ).catch(() => false);
  if (isUnfinished) throw new StartError(UNFINISHED);
}
