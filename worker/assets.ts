import { forEachAtOnce } from '#infra/at-once.ts';
import type { ObjectStore } from '#infra/storage/object-store.ts';
import type { Renderer } from '#renderer/publish/renderer.ts';
import { immutable, renewable } from './object-headers.ts';

/** Pictures that content refers to by a fixed address; all other files are named by content. */
const FIXED_ADDRESSES = 'assets/art/';

/** At 30 ms per put this stores 300 files in about a second; couples wait for the first page. */
const PUT_AT_ONCE = 8;

/**
 * Returns a function that stores the files that all pages of a build need, once per process. Files
 * named after their content are skipped if already stored; none is ever deleted, since pages of
 * other builds refer to them. Every page waits for this, so that none is live before its files.
 * After a failure the next call tries again.
 *
 * A store without any asset is a new one: `onEmptyStore` runs first.
 */
export function createAssetUpload(
  store: ObjectStore,
  renderer: Renderer,
  onEmptyStore: () => Promise<unknown> = async () => undefined,
): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => {
    running ??= uploadAssets(store, renderer, onEmptyStore).catch((error) => {
      running = undefined;
      throw error;
    });
    return running;
  };
}

async function uploadAssets(
  store: ObjectStore,
  renderer: Renderer,
  onEmptyStore: () => Promise<unknown>,
): Promise<void> {
  const stored = new Set<string>();
  for await (const { key } of store.list('assets/')) stored.add(key);
  if (stored.size === 0) await onEmptyStore();
  await forEachAtOnce(renderer.assets(), PUT_AT_ONCE, async ({ key, contentType, read }) => {
    const isNamedByContent = !key.startsWith(FIXED_ADDRESSES);
    if (isNamedByContent && stored.has(key)) return;
    const headers = isNamedByContent ? immutable : renewable;
    await store.put(key, await read(), headers(contentType));
  });
}
