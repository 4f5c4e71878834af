import { localToday } from '#domain/invitation/dates.ts';

/** "Nov 21, 2026" of a moment (ISO 8601) on the operator's clock. */
export function dayLabel(moment: string): string {
  return new Date(moment).toLocaleDateString('en-US', { dateStyle: 'medium' });
}

/** The day (YYYY-MM-DD) of a moment on the operator's clock: what a date field takes. */
export function dayOf(moment: string): string {
  return localToday(new Date(moment));
}

/** The last moment (ISO 8601) of a day (YYYY-MM-DD) on the operator's clock. */
export function endOfDay(day: string): string {
  return new Date(`${day}T23:59:59.999`).toISOString();
}
