import type { ReactNode } from 'react';
import { eventsOf } from '#domain/invitation/events.ts';
import { CalendarFile } from '../../../parts/event/calendar-file.tsx';
import { EventCard } from '../../../parts/event/event-card.tsx';
import type { EventLink } from '../../../parts/event/event-links.tsx';
import type { SectionProps } from '../../template-view.ts';
import { SectionShell } from '../section-shell.tsx';

/** One arched card for each event. */
export function Schedule({ content, section }: SectionProps): ReactNode {
  const events = eventsOf(content);
  return (
    <SectionShell section={section} ground="emerald" className="section-schedule">
      <ul className="events">
        {events.map((event) => (
          <li key={event.id} className="event-place far">
            <div className="arch event">
              <div className="arch-inside">
                <EventCard event={event} content={content} links={LINKS} areLinksFar />
              </div>
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

/** (spec) Each in a new tab. */
const LINKS: readonly EventLink[] = [
  { to: 'calendar', text: 'Add to Calendar', className: 'button button--small' },
  { to: 'maps', text: 'View Maps', className: 'button button--small button--quiet' },
];
