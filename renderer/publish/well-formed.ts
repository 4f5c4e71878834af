/** The same value with U+FFFD for every lone surrogate in its texts. */
export function wellFormed<T>(value: T): T {
  const repaired = (item: unknown): unknown => {
    if (typeof item === 'string') return item.toWellFormed();
    if (Array.isArray(item)) return item.map(repaired);
    if (typeof item !== 'object' || item === null) return item;
    return Object.fromEntries(Object.entries(item).map(([key, part]) => [key, repaired(part)]));
  };
  return repaired(value) as T;
}
