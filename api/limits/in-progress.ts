/** Counts what is in progress, by a key such as an address. */
export interface InProgress {
  /** Returns how many are in progress. */
  count(key: string): number;
  /** Counts one more until the returned function is called, which must happen once. */
  begin(key: string): () => void;
}

/** Remembers only keys that have something in progress. */
export function createInProgress(): InProgress {
  const counts = new Map<string, number>();
  const count = (key: string): number => counts.get(key) ?? 0;
  return {
    count,
    begin(key) {
      counts.set(key, count(key) + 1);
      return () => {
        const left = count(key) - 1;
        if (left > 0) counts.set(key, left);
        else counts.delete(key);
      };
    },
  };
}
