import { LRUCache } from 'lru-cache';
import { type OutageLog, watchOutage } from '#infra/outage.ts';
import { CACHE_CONTROL } from '#infra/storage/cache-control.ts';
import type { ObjectStore, StoredObject } from '#infra/storage/object-store.ts';
import { ObjectStoreError } from '#infra/storage/object-store-error.ts';
import { withTimeout } from '#infra/with-timeout.ts';
import { type Content, createRepresentation, type Representation } from '../http/representation.ts';
import type { Headers } from '../http/security-headers.ts';

/** Stored objects, kept in memory as they are served. */
export interface StoredContent {
  /**
   * Resolves with the newest version of an object that may change. Every response follows a check
   * of the store that began after the request, so nobody sees an old version, whichever process
   * wrote the new one; requests that arrive together share one check. While the store does not
   * respond within a second, the version in memory is served; without one, this rejects after five.
   */
  newest(key: string): Promise<Representation | undefined>;
  /**
   * Resolves with an object that is kept as its own `Cache-Control` allows: one that never changes
   * is read once, any other as `newest` reads it.
   */
  object(key: string): Promise<Representation | undefined>;
}

/** A check takes milliseconds; a guest should not notice that the store hangs. */
const LOOK_PATIENCE_MS = 1_000;
/** What is not in memory may take longer: the alternative is an error. */
const READ_PATIENCE_MS = 5_000;

export interface StoredContentOptions {
  readonly store: ObjectStore;
  readonly log: OutageLog;
  readonly fields: Headers;
  readonly maxBytes: number;
  readonly brotliLevel: number;
  /** Replaces the stored value where the kind of content fixes the header. */
  readonly cacheControl?: string;
}

export function createStoredContent(options: StoredContentOptions): StoredContent {
  const { store, log, fields, maxBytes, brotliLevel } = options;
  const cache = new LRUCache<string, Representation>({
    maxSize: maxBytes,
    // A larger one would displace many others.
    maxEntrySize: maxBytes / 4,
    sizeCalculation: (kept) => kept.size,
  });
  const outage = watchOutage(log, {
    away: 'store does not answer, serving copies in memory',
    back: 'store answers again',
  });
  const waiting = new Map<string, Promise<Representation | undefined>>();
  const loading = new Map<string, Promise<Representation | undefined>>();

  const load = async (key: string): Promise<Representation | undefined> => {
    const stored = await withinPatience(store.get(key)).catch((error: unknown) => {
      outage.seen(error);
      throw error;
    });
    outage.ended();
    if (!stored) return undefined;
    const content = toContent(stored, options.cacheControl);
    const representation = createRepresentation(content, fields, brotliLevel);
    cache.set(key, representation);
    return representation;
  };

  const look = async (key: string): Promise<Representation | undefined> => {
    const kept = cache.get(key);
    if (!kept) return load(key);
    try {
      const info = await withTimeout(LOOK_PATIENCE_MS, 'The object store', store.head(key));
      // A store may answer this check and break off what is read.
      if (info && info.etag !== kept.content.etag) return await load(key);
      outage.ended();
      if (info) return kept;
      cache.delete(key);
      return undefined;
    } catch (error) {
      outage.seen(error);
      return kept;
    }
  };

  const newest: StoredContent['newest'] = (key) => {
    const joined = waiting.get(key);
    if (joined) return joined;
    const answer = afterThisTurn().then(() => {
      waiting.delete(key);
      return look(key);
    });
    waiting.set(key, answer);
    return answer;
  };

  return {
    newest,
    async object(key) {
      const kept = cache.get(key);
      if (kept) return kept.content.cacheControl === CACHE_CONTROL.immutable ? kept : newest(key);
      const running = loading.get(key) ?? load(key).finally(() => loading.delete(key));
      loading.set(key, running);
      return running;
    },
  };
}

/** @throws ObjectStoreError, also after a timeout, when the store's read still goes on */
async function withinPatience<T>(reading: Promise<T>): Promise<T> {
  try {
    return await withTimeout(READ_PATIENCE_MS, 'The object store', reading);
  } catch (error) {
    if (error instanceof ObjectStoreError) throw error;
    throw new ObjectStoreError(error instanceof Error ? error.message : String(error), {
      cause: error,
    });
  }
}

/** Resolves after every request that has already reached the process was read. */
function afterThisTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

function toContent(stored: StoredObject, cacheControl: string | undefined): Content {
  const { body, etag, contentType } = stored;
  return { body, etag, contentType, cacheControl: cacheControl ?? stored.cacheControl };
}
