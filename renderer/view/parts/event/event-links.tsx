import type { ReactNode } from 'react';
import { googleCalendarUrl, mapsUrl } from '#domain/invitation/links.ts';
import type { WeddingData, WeddingEvent } from '#domain/invitation/wedding-data.ts';
import { OutwardLink } from '../link/external-link.tsx';

interface EventLinksProps {
  readonly event: WeddingEvent;
  readonly content: WeddingData;
}

/** How a guest gets there, and into the guest's own calendar. */
export function EventLinks({ event, content }: EventLinksProps): ReactNode {
  const calendar = googleCalendarUrl(event, content);
  const maps = mapsUrl(event.venue);
  if (!maps && !calendar) return null;
  const about = event.title ? `, ${event.title}` : '';
  return (
    <p className="event-links">
      {maps ? (
        <OutwardLink className="event-link" href={maps} label={`Get Directions${about}`}>
          Get Directions
        </OutwardLink>
      ) : null}
      {calendar ? (
        <OutwardLink className="event-link" href={calendar} label={`Google Calendar${about}`}>
          Google Calendar
        </OutwardLink>
      ) : null}
    </p>
  );
}
