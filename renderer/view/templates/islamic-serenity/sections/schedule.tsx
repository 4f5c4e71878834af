import type { ReactNode } from 'react';
import { eventsOf } from '#domain/invitation/events.ts';
import { googleCalendarUrl, mapsUrl } from '#domain/invitation/links.ts';
import type { WeddingData, WeddingEvent } from '#domain/invitation/wedding-data.ts';
import { CalendarFile } from '../../../parts/event/calendar-file.tsx';
import { EventFacts } from '../../../parts/event/event-facts.tsx';
import { OutwardLink } from '../../../parts/link/external-link.tsx';
import type { SectionProps } from '../../template-view.ts';
import { SectionShell } from '../section-shell.tsx';

/** One arched card for each event. */
export function Schedule({ content, section }: SectionProps): ReactNode {
  const events = eventsOf(content);
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
      <CalendarFile
        events={events}
        className="events-file"
        label="Save the dates as a calendar file"
      />
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
      <EventFacts event={event} />
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
      {calendar ? (
        <OutwardLink
          className="button button--small"
          href={calendar}
          label={`Add to Calendar${about}`}
        >
          Add to Calendar
        </OutwardLink>
      ) : null}
      {maps ? (
        <OutwardLink
          className="button button--small button--quiet"
          href={maps}
          label={`View Maps${about}`}
        >
          View Maps
        </OutwardLink>
      ) : null}
    </p>
  );
}
