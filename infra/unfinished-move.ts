import type { ObjectStore } from './storage/object-store.ts';

/** An object that is in a store from the beginning of a move into it until the move's end. */
const MARK = 'unfinished-move';
const HEADERS = { contentType: 'text/plain; charset=utf-8', cacheControl: 'no-cache' };

/** Marks the store as the place of an unfinished move, until `endMove`. */
export async function beginMove(store: ObjectStore): Promise<void> {
  await store.put(MARK, 'A move into this store has not ended yet.\n', HEADERS);
}

export function endMove(store: ObjectStore): Promise<void> {
  return store.delete(MARK);
}

export async function isMoveUnfinished(store: ObjectStore): Promise<boolean> {
  return (await store.head(MARK)) !== undefined;
}
