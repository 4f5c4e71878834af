/** Keeps what was used last, up to a number of bytes. */
export interface BoundedCache<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  delete(key: string): void;
}

/** `sizeOf` answers bytes; a value above a quarter of the limit is never kept. */
export function createBoundedCache<Value>(
  maxBytes: number,
  sizeOf: (value: Value) => number,
): BoundedCache<Value> {
  const entries = new Map<string, { value: Value; size: number }>();
  let total = 0;
  const remove = (key: string): void => {
    const entry = entries.get(key);
    if (!entry) return;
    total -= entry.size;
    entries.delete(key);
  };
  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      // Re-inserted, so that the order of the map is the order of use.
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value) {
      remove(key);
      const size = sizeOf(value);
      if (size > maxBytes / 4) return;
      entries.set(key, { value, size });
      total += size;
      for (const oldest of entries.keys()) {
        if (total <= maxBytes) break;
        remove(oldest);
      }
    },
    delete: remove,
  };
}
