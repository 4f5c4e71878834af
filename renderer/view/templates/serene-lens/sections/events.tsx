import type { ReactNode } from 'react';
import { eventsOf } from '#domain/invitation/events.ts';
import type { WeddingData, WeddingEvent } from '#domain/invitation/wedding-data.ts';
import { CalendarFile } from '../../../parts/event/calendar-file.tsx';
import { EventDescription, EventWhen, EventWhere } from '../../../parts/event/event-facts.tsx';
import { EventLinks } from '../../../parts/event/event-links.tsx';
import type { SectionProps } from '../../template-view.ts';
import { SectionShell } from '../section-shell.tsx';

/** The programme in columns. (spec) One, two or three by the number of events. */
export function Events({ content, section }: SectionProps): ReactNode {
  const events = eventsOf(content);
  return (
    <SectionShell section={section} className="band-events">
      <ul className="columns events" data-count={Math.min(events.length, 3)}>
        {events.map((event) => (
          <li key={event.id} className="column event far">
            <EventColumn event={event} content={content} />
          </li>
        ))}
      </ul>
      <CalendarFile events={events} className="events-calendar" />
    </SectionShell>
  );
}

interface EventColumnProps {
  readonly event: WeddingEvent;
  readonly content: WeddingData;
}

function EventColumn({ event, content }: EventColumnProps): ReactNode {
  return (
    <>
      <h3 className="column-title" dir="auto">
        {event.title}
      </h3>
      <EventWhen event={event} />
      <EventWhere venue={event.venue} />
      <EventDescription event={event} className="prose" />
      <EventLinks event={event} content={content} />
    </>
  );
}
