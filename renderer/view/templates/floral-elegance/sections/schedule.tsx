import type { ReactNode } from 'react';
import { eventsOf } from '#domain/invitation/events.ts';
import { EventCard } from '../../../parts/event/event-card.tsx';
import { SectionShell } from '../../../sections/section-shell.tsx';
import type { SectionProps } from '../../template-view.ts';

/** One card per event; the number of events decides the columns. */
export function Schedule({ content, section }: SectionProps): ReactNode {
  const events = eventsOf(content);
  return (
    <SectionShell section={section} className="section-schedule">
      <ul className="events" data-count={Math.min(events.length, 4)}>
        {events.map((event) => (
          <li key={event.id} className="event far">
            <EventCard event={event} content={content} />
          </li>
        ))}
      </ul>
    </SectionShell>
  );
}
