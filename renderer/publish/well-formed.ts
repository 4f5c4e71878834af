/**
 * The same value with U+FFFD for every lone surrogate in its texts. Texts are repaired when they
 * come in; what was stored otherwise would break the hydration of islands.
 */
export function wellFormed<T>(value: T): T {
  return isWellFormed(value) ? value : (repaired(value) as T);
}

function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  if (Array.isArray(value)) return value.every(isWellFormed);
  return typeof value !== 'object' || value === null || Object.values(value).every(isWellFormed);
}

function repaired(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (Array.isArray(value)) return value.map(repaired);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, repaired(part)]));
}
