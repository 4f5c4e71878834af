import type { ReactNode } from 'react';
import { dayOf, monthName, weekdayName } from '#domain/invitation/dates.ts';

/**
 * "Saturday, June 19, 2027" set as a plate: the day of the month large between month and year. As
 * plain text it reads in that long form, commas included. Built as a string instead of by React:
 * five plates are a tenth of the page's elements.
 */
export function DatePlate({ date }: { readonly date: string }): ReactNode {
  const day = dayOf(date);
  if (!day) return null;
  const comma = part('comma', ', ');
  const markup =
    `${part('weekday', weekdayName(date))}${comma}${part('month', monthName(date))} ` +
    `${part('day', day.day)}${comma}${part('year', day.year)}`;
  return (
    <time
      className="plate"
      dateTime={date}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: names of days and months, and numbers
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

function part(name: string, content: string | number): string {
  return `<span class="plate-${name}">${content}</span>`;
}
