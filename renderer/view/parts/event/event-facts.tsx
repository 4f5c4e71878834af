import type { ReactNode } from 'react';
import { longDate, timeLabel } from '#domain/invitation/dates.ts';
import type { Venue, WeddingEvent } from '#domain/invitation/wedding-data.ts';
import { Prose } from '../text/prose.tsx';

/** What an event's card says: title, day and hour, place, and the couple's words on it. */
export function EventFacts({ event }: { readonly event: WeddingEvent }): ReactNode {
  return (
    <>
      <h3 className="event-title" dir="auto">
        {event.title}
      </h3>
      <EventWhen event={event} />
      <EventWhere venue={event.venue} />
      <Prose text={event.description} className="event-description" />
    </>
  );
}

export function EventWhen({ event }: { readonly event: WeddingEvent }): ReactNode {
  const { date, time } = event;
  if (!date && !time) return null;
  return (
    <p className="event-when">
      {date ? <time dateTime={date}>{longDate(date)}</time> : null}
      {time ? <span className="event-time">{timeLabel(time)}</span> : null}
    </p>
  );
}

export function EventWhere({ venue }: { readonly venue: Venue }): ReactNode {
  const { name, address } = venue;
  if (!name && !address) return null;
  return (
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
  );
}
