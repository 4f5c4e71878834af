import { isCalendarDate, isClockTime } from './clock.ts';

// Written out instead of using Intl: server and browser must agree letter for letter, and versions
// of ICU use different spaces.
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const DAY_MS = 86_400_000;

interface Day {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  /** 0 is Sunday. */
  readonly weekday: number;
}

/** Returns the parts of a YYYY-MM-DD date; null for anything else. */
export function dayOf(date: string): Day | null {
  if (!isCalendarDate(date)) return null;
  const year = Number(date.slice(0, 4));
  const month = Number(date.slice(5, 7));
  const day = Number(date.slice(8, 10));
  return { year, month, day, weekday: weekdayOf(Date.UTC(year, month - 1, day) / DAY_MS) };
}

/** `days` since 1970-01-01, which was a Thursday; negative before. */
const weekdayOf = (days: number) => (((days + 4) % 7) + 7) % 7;

export const weekdayName = (date: string): string => WEEKDAYS[dayOf(date)?.weekday ?? -1] ?? '';
export const monthName = (date: string): string => MONTHS[(dayOf(date)?.month ?? 0) - 1] ?? '';

/** Returns "Saturday, June 19, 2027" for 2027-06-19; '' when there is no date. */
export function longDate(date: string): string {
  const day = dayOf(date);
  return day ? `${WEEKDAYS[day.weekday]}, ${dayAndYear(day)}` : '';
}

/** Returns "June 19, 2027" for 2027-06-19; '' when there is no date. */
export function shortDate(date: string): string {
  const day = dayOf(date);
  return day ? dayAndYear(day) : '';
}

const dayAndYear = ({ year, month, day }: Day) => `${MONTHS[month - 1]} ${day}, ${year}`;

/** Returns "3:30 PM" for 15:30; '' when there is no time. */
export function timeLabel(time: string): string {
  if (!isClockTime(time)) return '';
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}:${time.slice(3, 5)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Returns the date `days` later (negative: earlier). `date` must exist. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the date `months` later, or that month's last day if shorter. `date` must exist. */
export function addMonths(date: string, months: number): string {
  const [year, month, day] = [date.slice(0, 4), date.slice(5, 7), date.slice(8, 10)].map(Number);
  const first = new Date(Date.UTC(year ?? 0, (month ?? 1) - 1 + months, 1));
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0));
  first.setUTCDate(Math.min(day ?? 1, length.getUTCDate()));
  return first.toISOString().slice(0, 10);
}

/** Returns today's date where the program runs, YYYY-MM-DD. */
export function localToday(now: Date): string {
  const asUtc = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return asUtc.toISOString().slice(0, 10);
}
