import { z } from 'zod';

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

/** True for a day that exists in the Gregorian calendar, written YYYY-MM-DD. */
export function isCalendarDate(value: string): boolean {
  const match = DATE.exec(value);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= 1000 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** True for HH:MM on a 24-hour clock; seconds may follow. */
export function isClockTime(value: string): boolean {
  return TIME.test(value);
}

/** A date local to the venue: '' or YYYY-MM-DD that exists. Missing and null mean ''. */
export const localDate = z
  .string()
  .refine((value) => value === '' || isCalendarDate(value), 'Please enter a date that exists')
  .nullish()
  .transform((value) => value ?? '');

/** A time local to the venue: '' or HH:MM, 24 hours. Seconds are accepted and dropped. */
export const localTime = z
  .string()
  .refine((value) => value === '' || isClockTime(value), 'Please enter a time such as 15:30')
  .overwrite((value) => value.slice(0, 5))
  .nullish()
  .transform((value) => value ?? '');
