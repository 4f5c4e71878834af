import { localToday } from '#domain/invitation/dates.ts';

// The moments of the API (ISO 8601) in the reader's time zone, and back.

// Made once: a list of replies has thousands of moments.
const TIME = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const DAY_AND_YEAR = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/**
 * Returns "2:32 PM" for today, "Nov 21, 2:32 PM" for this year, else "Nov 21, 2026". `moment` is
 * ISO 8601 or ms.
 */
export function clockLabel(moment: string | number, now: Date): string {
  const date = new Date(moment);
  const time = TIME.format(date);
  if (date.toDateString() === now.toDateString()) return time;
  return date.getFullYear() === now.getFullYear()
    ? `${DAY.format(date)}, ${time}`
    : DAY_AND_YEAR.format(date);
}

/** Returns the date of a moment: "Nov 21, 2026". */
export function mediumDateOf(moment: string): string {
  return DAY_AND_YEAR.format(new Date(moment));
}

/** Returns the day (YYYY-MM-DD) of a moment. */
export function localDateOf(moment: string): string {
  return localToday(new Date(moment));
}

/** Returns the last moment of a day (YYYY-MM-DD). */
export function endOfDay(day: string): string {
  return new Date(`${day}T23:59:59.999`).toISOString();
}
