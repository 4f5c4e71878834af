import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';

dayjs.extend(customParseFormat);

/** What a person may type for a date; capitals, commas and "19th" are seen to. */
const TYPED = [
  'MMMM D YYYY',
  'MMM D YYYY',
  'D MMMM YYYY',
  'D MMM YYYY',
  'YYYY-MM-DD',
  'M/D/YYYY',
  // Where there is no such month.
  'D/M/YYYY',
  'D.M.YYYY',
];

/** YYYY-MM-DD of a typed date such as "19th june 2030", or null. */
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

/** How the form writes a day. */
export const DAY_FORMAT = 'MMMM D, YYYY';

/**
 * What to say of a typed date that the field will not take and replaces by its last one, or null.
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

/** The same of a day (YYYY-MM-DD, or '') that the device's own date field gave. */
export function whyDayNotTaken(day: string, value: string, today: string): string | null {
  return day === '' ? null : whyNotTaken(dayjs(day).format(DAY_FORMAT), value, today);
}
