/** Maximum rows or ids in one statement: far below any limit on placeholders or packet size. */
export const BATCH_SIZE = 100;

/** Splits the list into batches of at most `BATCH_SIZE`; an empty list yields none. */
export function inBatches<T>(list: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(list.length / BATCH_SIZE) }, (_, index) =>
    list.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
  );
}
