import type { ReactNode } from 'react';
import { longDate, timeLabel } from '#domain/invitation/dates.ts';
import { eventsOf } from '#domain/invitation/events.ts';
import { googleCalendarUrl, mapsUrl } from '#domain/invitation/links.ts';
import type { WeddingData, WeddingEvent } from '#domain/invitation/wedding-data.ts';
import { usePage } from '../../../page-context.ts';
import { ExternalLink } from '../../../parts/link/external-link.tsx';
import { Prose } from '../../../parts/text/prose.tsx';
import type { SectionProps } from '../../template-view.ts';
import { SectionShell } from '../section-shell.tsx';

/** One arched card for each event. */
export function Schedule({ content, section }: SectionProps): ReactNode {
  const { slug } = usePage();
  const events = eventsOf(content);
  if (events.length === 0) return null;
  return (
    <SectionShell section={section} ground="emerald" className="section-schedule">
      <ul className="events">
        {events.map((event, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: ids may repeat in what a couple saved
          <li key={index} className="arch event">
            <div className="arch-inside">
              <EventCard event={event} content={content} />
            </div>
          </li>
        ))}
      </ul>
      {events.some(({ date }) => date !== '') ? (
        <p className="events-file">
          <a className="quiet-link" href={`/${slug}/invitation.ics`}>
            Save the dates as a calendar file
          </a>
        </p>
      ) : null}
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
      <EventActions event={event} content={content} />
    </>
  );
}

/** (spec) Add to Calendar and View Maps, each in a new tab. */
function EventActions({ event, content }: EventCardProps): ReactNode {
  const calendar = googleCalendarUrl(event, content);
  const maps = mapsUrl(event.venue);
  if (!calendar && !maps) return null;
  const about = event.title ? `, ${event.title}` : '';
  return (
    <p className="event-links">
      <ExternalLink
        className="button button--small"
        href={calendar ?? ''}
        label={`Add to Calendar${about}`}
      >
        Add to Calendar
      </ExternalLink>
      <ExternalLink
        className="button button--small button--quiet"
        href={maps ?? ''}
        label={`View Maps${about}`}
      >
        View Maps
      </ExternalLink>
    </p>
  );
}
