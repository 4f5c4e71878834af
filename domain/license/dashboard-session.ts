const HOUR_MS = 3_600_000;

/** (spec) Age from which the operator sees a couple's dashboard session as expired. */
export const SESSION_DAYS = 60;
export const SESSION_MS = SESSION_DAYS * 24 * HOUR_MS;

/** Filters of the sessions list (spec). */
export const SESSION_FILTERS = ['all', 'active', 'expired'] as const;
export type SessionFilter = (typeof SESSION_FILTERS)[number];

/** Returns the milliseconds since the license was used. Both times are UTC milliseconds. */
export function sessionAge(usedAt: number, now: number): number {
  return Math.max(0, now - usedAt);
}

export function isSessionExpired(usedAt: number, now: number): boolean {
  return sessionAge(usedAt, now) > SESSION_MS;
}

/** Formats an age in milliseconds as "3 days, 4 hours". */
export function sessionAgeLabel(ageMs: number): string {
  const hours = Math.floor(ageMs / HOUR_MS);
  const days = Math.floor(hours / 24);
  const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
  return `${counted(days, 'day')}, ${counted(hours % 24, 'hour')}`;
}
