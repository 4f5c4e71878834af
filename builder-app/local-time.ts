import { localToday } from '#domain/invitation/dates.ts';

// Made once: a list of replies tells thousands of moments.
const TIME = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

/**
 * Returns "2:32 PM" for today, "Nov 21, 2:32 PM" for this year, else "Nov 21, 2026". `moment` is
 * ISO 8601 or ms.
 */
export function clockLabel(moment: string | number, now: Date): string {
  const date = new Date(moment);
  const time = TIME.format(date);
  if (date.toDateString() === now.toDateString()) return time;
  const day = DAY.format(date);
  return date.getFullYear() === now.getFullYear()
    ? `${day}, ${time}`
    : `${day}, ${date.getFullYear()}`;
}

/** Returns the date of a moment (ISO 8601) in the reader's time zone: "Nov 21, 2026". */
export function mediumDateOf(moment: string): string {
  return new Date(moment).toLocaleDateString('en-US', { dateStyle: 'medium' });
}

/** Returns the day (YYYY-MM-DD) of a moment (ISO 8601) in the reader's time zone. */
export function localDateOf(moment: string): string {
  return localToday(new Date(moment));
}

/** Returns the last moment (ISO 8601) of a day (YYYY-MM-DD) in the reader's time zone. */
export function endOfDay(day: string): string {
  return new Date(`${day}T23:59:59.999`).toISOString();
}
