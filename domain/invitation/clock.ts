// Kept apart from the schemas because the guest's page carries this code and has no room for zod.

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function daysIn(month: number, year: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && isLeap ? 29 : (DAYS[month - 1] ?? 0);
}

/** Returns whether text is an existing Gregorian date, YYYY-MM-DD. */
export function isCalendarDate(value: string): boolean {
  if (!DATE.test(value)) return false;
  const year = Number(value.slice(0, 4));
  const day = Number(value.slice(8));
  return year >= 1000 && day >= 1 && day <= daysIn(Number(value.slice(5, 7)), year);
}

/** Returns whether text is HH:MM on a 24-hour clock; seconds may follow. */
export function isClockTime(value: string): boolean {
  return TIME.test(value);
}
