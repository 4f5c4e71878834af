import { localToday } from '#domain/invitation/dates.ts';

/** "2:32 PM" today, "Nov 21, 2:32 PM" before, "Nov 21, 2026" last year. `moment` is ISO 8601 or ms. */
export function clockLabel(moment: string | number, now: Date): string {
  const date = new Date(moment);
  const time = date.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
  if (date.toDateString() === now.toDateString()) return time;
  const day = date.toLocaleDateString('en-US', { month: 'short', day: 'numeric' });
  return date.getFullYear() === now.getFullYear()
    ? `${day}, ${time}`
    : `${day}, ${date.getFullYear()}`;
}

/** "Nov 21, 2026" of a moment (ISO 8601) on the reader's clock. */
export function mediumDateOf(moment: string): string {
  return new Date(moment).toLocaleDateString('en-US', { dateStyle: 'medium' });
}

/** The day (YYYY-MM-DD) of a moment (ISO 8601) on the reader's clock: what a date field takes. */
export function localDateOf(moment: string): string {
  return localToday(new Date(moment));
}

/** The last moment (ISO 8601) of a day (YYYY-MM-DD) on the reader's clock. */
export function endOfDay(day: string): string {
  return new Date(`${day}T23:59:59.999`).toISOString();
}
