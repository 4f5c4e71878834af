import type { ReactNode } from 'react';
import { EventDescription, EventWhen, EventWhere } from './event-facts.tsx';
import { EventLinks, type EventLinksProps } from './event-links.tsx';

/** An event's card: title, date and time, place, description and links. */
export function EventCard(card: EventLinksProps): ReactNode {
  const { event } = card;
  return (
    <>
      <h3 className="event-title" dir="auto">
        {event.title}
      </h3>
      <EventWhen event={event} />
      <EventWhere venue={event.venue} />
      <EventDescription event={event} />
      <EventLinks {...card} />
    </>
  );
}
