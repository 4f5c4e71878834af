/** The place in a list of an entry that was removed and can still be brought back. */
export interface Gap {
  /** Where the entry would come in the list as it is now. */
  readonly index: number;
}

/**
 * Keeps the gaps of a list in their order. Of neighbours that are removed, all have the same index,
 * and only their order tells which of them comes first.
 */
export function createGaps() {
  let gaps: readonly { index: number }[] = [];
  const forget = (gap: Gap) => {
    gaps = gaps.filter((one) => one !== gap);
  };
  return {
    /** Notes that the entry at `index` has been removed. */
    open(index: number): Gap {
      const gap = { index };
      const before = gaps.filter((one) => one.index <= index);
      const after = gaps.slice(before.length);
      for (const one of after) one.index -= 1;
      gaps = [...before, gap, ...after];
      return gap;
    },
    /** Notes that the entry has been brought back. */
    fill(gap: Gap) {
      for (const one of gaps.slice(gaps.indexOf(gap) + 1)) one.index += 1;
      forget(gap);
    },
    /** Notes that the entry can no longer be brought back. */
    forget,
  };
}

export type Gaps = ReturnType<typeof createGaps>;
