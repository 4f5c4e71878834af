import type { ObjectStore } from '#infra/storage/object-store.ts';

export interface WatchedStore extends ObjectStore {
  /** Keys in the order in which they were put. */
  readonly puts: string[];
  /** Runs before each put, which fails with what this throws. */
  beforePut: (key: string) => Promise<void> | void;
}

/** Wraps a real store: its puts can be observed, delayed and made to fail, as by a network. */
export function watchStore(store: ObjectStore): WatchedStore {
  const watched: WatchedStore = {
    ...store,
    puts: [],
    beforePut: () => undefined,
    async put(key, body, headers) {
      await watched.beforePut(key);
      const outcome = await store.put(key, body, headers);
      watched.puts.push(key);
      return outcome;
    },
  };
  return watched;
}
