import type { ReactNode } from 'react';
import { timeLabel } from '#domain/invitation/dates.ts';
import { eventsOf } from '#domain/invitation/events.ts';
import type { WeddingData, WeddingEvent } from '#domain/invitation/wedding-data.ts';
import { CalendarFile } from '../../../parts/event/calendar-file.tsx';
import { EventDescription, EventWhere } from '../../../parts/event/event-facts.tsx';
import { EventLinks } from '../../../parts/event/event-links.tsx';
import type { SectionProps } from '../../template-view.ts';
import { capitalsProps } from '../capitals.ts';
import { DatePlate } from '../date-plate.tsx';
import { SectionShell } from '../section-shell.tsx';

/** Columns between hairlines, one for each event, with the hour set large. */
export function Events({ content, section }: SectionProps): ReactNode {
  const events = eventsOf(content);
  return (
    <SectionShell section={section} className="section-events">
      <ul className="events" data-count={Math.min(events.length, 3)}>
        {events.map((event) => (
          <li key={event.id} className="event">
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
  const [hour, half] = timeLabel(event.time).split(' ');
  return (
    <>
      <h3 className="event-title" dir="auto" {...capitalsProps(event.title)}>
        {event.title}
      </h3>
      {hour ? (
        <p className="event-time">
          {hour} <span className="event-half">{half}</span>
        </p>
      ) : null}
      {event.date ? (
        <p className="event-date">
          <DatePlate date={event.date} />
        </p>
      ) : null}
      <EventWhere venue={event.venue} />
      <EventDescription event={event} />
      <EventLinks event={event} content={content} />
    </>
  );
}
