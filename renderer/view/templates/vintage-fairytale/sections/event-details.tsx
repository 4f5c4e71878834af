import type { ReactNode } from 'react';
import { countdownTarget } from '#domain/invitation/countdown.ts';
import { longDate, timeLabel } from '#domain/invitation/dates.ts';
import { eventsOf } from '#domain/invitation/events.ts';
import type { WeddingData, WeddingEvent } from '#domain/invitation/wedding-data.ts';
import { Countdown } from '../../../parts/countdown/countdown.tsx';
import { EventLinks } from '../../../parts/event/event-links.tsx';
import { Prose } from '../../../parts/text/prose.tsx';
import type { SectionProps } from '../../template-view.ts';
import { SectionShell } from '../section-shell.tsx';

/** The days that are left, and a framed card for each event. */
export function EventDetails({ content, section }: SectionProps): ReactNode {
  const events = eventsOf(content);
  const target = countdownTarget(content);
  if (events.length === 0) return null;
  return (
    <SectionShell section={section} className="section-events">
      {target ? <Countdown target={target} /> : null}
      <ul className="events" data-count={Math.min(events.length, 4)}>
        {events.map((event, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: ids may repeat in what a couple saved
          <li key={index} className="event">
            <EventCard event={event} content={content} />
          </li>
        ))}
      </ul>
    </SectionShell>
  );
}

interface EventCardProps {
  readonly event: WeddingEvent;
  readonly content: WeddingData;
}

function EventCard({ event, content }: EventCardProps): ReactNode {
  return (
    <>
      <h3 className="event-title" dir="auto">
        {event.title}
      </h3>
      <p className="event-when">
        {event.date ? <time dateTime={event.date}>{longDate(event.date)}</time> : null}
        {event.time ? <span className="event-time">{timeLabel(event.time)}</span> : null}
      </p>
      <address className="event-where">
        {event.venue.name ? (
          <span className="event-venue" dir="auto">
            {event.venue.name}
          </span>
        ) : null}
        {event.venue.address ? (
          <span className="event-address" dir="auto">
            {event.venue.address}
          </span>
        ) : null}
      </address>
      <Prose text={event.description} className="event-description" />
      <EventLinks event={event} content={content} />
    </>
  );
}
