/**
 * The same value with U+FFFD for every lone surrogate in its texts. Texts are repaired when they
 * come in; what was stored otherwise would break the hydration of islands.
 */
export function wellFormed<T>(value: T): T {
  return isWellFormed(value) ? value : (repaired(value) as T);
}

/** Walks every page's whole content: without an array or a closure for each object in it. */
function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  for (const key in value) {
    if (!isWellFormed((value as Readonly<Record<string, unknown>>)[key])) return false;
  }
  return true;
}

function repaired(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (Array.isArray(value)) return value.map(repaired);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, repaired(part)]));
}
