import type { ReactNode } from 'react';
import { dayOf, monthName, weekdayName } from '#domain/invitation/dates.ts';
import { type Html, html } from '../../html.ts';

/**
 * "Saturday, June 19, 2027" set as a plate: the day of the month large between month and year. As
 * plain text it reads in that long form, commas included. Built as markup instead of by React:
 * five plates are a tenth of the page's elements.
 */
export function DatePlate({ date }: { readonly date: string }): ReactNode {
  const day = dayOf(date);
  if (!day) return null;
  const comma = part('comma', ', ');
  const [weekday, month] = [part('weekday', weekdayName(date)), part('month', monthName(date))];
  const [number, year] = [part('day', day.day), part('year', day.year)];
  return (
    <time
      className="plate"
      dateTime={date}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: `Html` is escaped
      dangerouslySetInnerHTML={html`${weekday}${comma}${month} ${number}${comma}${year}`}
    />
  );
}

function part(name: string, content: string | number): Html {
  return html`<span class="plate-${name}">${content}</span>`;
}
