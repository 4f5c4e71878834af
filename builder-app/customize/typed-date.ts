import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import { shortDate } from '#domain/invitation/dates.ts';

dayjs.extend(customParseFormat);

/** Accepted formats; `parseTyped` handles capitals, commas and ordinals such as "19th". */
const TYPED = [
  'MMMM D YYYY',
  'MMM D YYYY',
  'D MMMM YYYY',
  'D MMM YYYY',
  'YYYY-MM-DD',
  'M/D/YYYY',
  // Only if the first number cannot be a month.
  'D/M/YYYY',
  'D.M.YYYY',
];

/** Returns YYYY-MM-DD for a typed date such as "19th june 2030", or null. */
export function parseTyped(text: string): string | null {
  const words = text
    .toLowerCase()
    .replace(/(\d)(st|nd|rd|th)\b/g, '$1')
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const day = dayjs(words.join(' '), TYPED, true);
  return day.isValid() ? day.format('YYYY-MM-DD') : null;
}

/** How the form shows a day (dayjs format), the same as `shortDate`. */
export const DAY_FORMAT = 'MMMM D, YYYY';

/**
 * Returns the message for a typed date that the field rejects, reverting to its last one, or null.
 *
 * @param value what the field holds, YYYY-MM-DD or ''
 */
export function whyNotTaken(text: string, value: string, today: string): string | null {
  const typed = text.trim();
  if (typed === '') return null;
  const day = parseTyped(typed);
  if (day === null) return `“${typed}” is not a date we can read. Write it like June 19, 2027.`;
  if (day === value || day >= today) return null;
  return `“${typed}” has passed. Choose today or a later day.`;
}

/**
 * Does the same for a day from the device's own date field: YYYY-MM-DD or '', but of any year, such as
 * 0027 for one that was typed in two digits.
 */
export function whyDayNotTaken(day: string, value: string, today: string): string | null {
  return whyNotTaken(shortDate(day) || day, value, today);
}
