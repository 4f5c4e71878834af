import type { ObjectStore } from '#infra/storage/object-store.ts';

export interface WatchedStore extends ObjectStore {
  /** Keys in the order in which they were put. */
  readonly puts: string[];
  /** Runs before each put; what it throws is what the put fails with. */
  beforePut: (key: string) => Promise<void> | void;
}

/** A real store whose puts can be seen, delayed and made to fail: what a network does. */
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
