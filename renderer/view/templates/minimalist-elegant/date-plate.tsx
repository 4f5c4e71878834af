import type { ReactNode } from 'react';
import { dayOf, monthName, weekdayName } from '#domain/invitation/dates.ts';

/**
 * "Saturday, June 19, 2027" set as a plate: the day of the month large between month and year. Read
 * as text it is the long form, commas and all.
 */
export function DatePlate({ date }: { readonly date: string }): ReactNode {
  const day = dayOf(date);
  if (!day) return null;
  return (
    <time className="plate" dateTime={date}>
      <span className="plate-weekday">{weekdayName(date)}</span>
      <span className="plate-comma">, </span>
      <span className="plate-month">{monthName(date)}</span>{' '}
      <span className="plate-day">{day.day}</span>
      <span className="plate-comma">, </span>
      <span className="plate-year">{day.year}</span>
    </time>
  );
}
