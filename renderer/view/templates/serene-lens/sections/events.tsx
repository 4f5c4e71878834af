import type { ReactNode } from 'react';
import { longDate, timeLabel } from '#domain/invitation/dates.ts';
import { eventsOf } from '#domain/invitation/events.ts';
import type { WeddingData, WeddingEvent } from '#domain/invitation/wedding-data.ts';
import { usePage } from '../../../page-context.ts';
import { EventLinks } from '../../../parts/event/event-links.tsx';
import { Prose } from '../../../parts/text/prose.tsx';
import type { SectionProps } from '../../template-view.ts';
import { SectionShell } from '../section-shell.tsx';

/** The programme in columns. (spec) One, two or three by the number of events. */
export function Events({ content, section }: SectionProps): ReactNode {
  const { slug } = usePage();
  const events = eventsOf(content);
  if (events.length === 0) return null;
  return (
    <SectionShell section={section} className="band-events">
      <ul className="columns events" data-count={Math.min(events.length, 3)}>
        {events.map((event, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: ids may repeat in what a couple saved
          <li key={index} className="column event">
            <EventColumn event={event} content={content} />
          </li>
        ))}
      </ul>
      {events.some(({ date }) => date !== '') ? (
        <p className="events-calendar">
          <a className="quiet-link" href={`/${slug}/invitation.ics`}>
            Add to Calendar
          </a>
        </p>
      ) : null}
    </SectionShell>
  );
}

interface EventColumnProps {
  readonly event: WeddingEvent;
  readonly content: WeddingData;
}

function EventColumn({ event, content }: EventColumnProps): ReactNode {
  const { name, address } = event.venue;
  return (
    <>
      <h3 className="column-title" dir="auto">
        {event.title}
      </h3>
      {event.date || event.time ? (
        <p className="event-when">
          {event.date ? <time dateTime={event.date}>{longDate(event.date)}</time> : null}
          {event.time ? <span className="event-time">{timeLabel(event.time)}</span> : null}
        </p>
      ) : null}
      {name || address ? (
        <address className="event-where">
          {name ? (
            <span className="event-venue" dir="auto">
              {name}
            </span>
          ) : null}
          {address ? (
            <span className="event-address" dir="auto">
              {address}
            </span>
          ) : null}
        </address>
      ) : null}
      <Prose text={event.description} className="prose event-description" />
      <EventLinks event={event} content={content} />
    </>
  );
}
