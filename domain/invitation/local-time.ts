import { z } from 'zod';
import { isCalendarDate, isClockTime } from './clock.ts';

/** A date local to the venue: '' or an existing YYYY-MM-DD. Missing and null mean ''. */
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
