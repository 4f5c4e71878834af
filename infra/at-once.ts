/**
 * Runs `act` on each item, up to `most` at a time. After a failure it takes no further items, waits
 * for those under way and rejects with that failure.
 */
export async function forEachAtOnce<T>(
  items: AsyncIterable<T>,
  most: number,
  act: (item: T) => Promise<void>,
): Promise<void> {
  const iterator = items[Symbol.asyncIterator]();
  const failures: unknown[] = [];
  const run = async () => {
    try {
      for (;;) {
        const next = await iterator.next();
        if (next.done || failures.length > 0) return;
        await act(next.value);
      }
    } catch (error) {
      failures.push(error);
    }
  };
  await Promise.all(Array.from({ length: most }, run));
  await iterator.return?.();
  if (failures.length > 0) throw failures[0];
}
