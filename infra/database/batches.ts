/** Rows or ids in one statement: far below every limit on placeholders and packet size. */
export const BATCH_SIZE = 100;

/** The list in parts of `BATCH_SIZE`; no part for an empty list. */
export function inBatches<T>(list: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(list.length / BATCH_SIZE) }, (_, index) =>
    list.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
  );
}
