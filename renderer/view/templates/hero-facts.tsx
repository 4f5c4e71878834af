import type { ReactNode } from 'react';
import { calendarPath } from '#domain/api/links.ts';
import { longDate, timeLabel } from '#domain/invitation/dates.ts';
import { eventsOf, headerDate, headerVenue } from '#domain/invitation/events.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { usePage } from '../page-context.ts';
import { ReplyLink } from './way-to-reply.tsx';

interface HeroFactProps {
  readonly content: WeddingData;
}

/** Date and time under the names; nothing without a date. */
export function HeroDate({ content }: HeroFactProps): ReactNode {
  const date = headerDate(content);
  const time = eventsOf(content)[0]?.time ?? '';
  if (!date) return null;
  return (
    <p className="hero-date">
      <time dateTime={date}>{longDate(date)}</time>
      {time ? ` at ${timeLabel(time)}` : null}
    </p>
  );
}

/** The venue's name under the names; nothing without one. */
export function HeroVenue({ content }: HeroFactProps): ReactNode {
  const { name } = headerVenue(content);
  if (!name.trim()) return null;
  return (
    <p className="hero-venue" dir="auto" translate="no">
      {name}
    </p>
  );
}

/** Links to the reply form and, if there is a date, to the calendar file. */
export function HeroActions({ content }: HeroFactProps): ReactNode {
  const { slug } = usePage();
  return (
    <p className="hero-actions">
      <ReplyLink content={content} />
      {headerDate(content) ? (
        <a className="quiet-link" href={calendarPath(slug)}>
          Add to calendar
        </a>
      ) : null}
    </p>
  );
}
