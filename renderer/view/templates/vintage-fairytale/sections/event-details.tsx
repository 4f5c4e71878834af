import type { ReactNode } from 'react';
import { countdownTarget } from '#domain/invitation/countdown.ts';
import { eventsOf } from '#domain/invitation/events.ts';
import { Countdown } from '../../../parts/countdown/countdown.tsx';
import { EventCard } from '../../../parts/event/event-card.tsx';
import { SectionShell } from '../../../sections/section-shell.tsx';
import type { SectionProps } from '../../template-view.ts';

/** The countdown, and a framed card for each event. */
export function EventDetails({ content, section }: SectionProps): ReactNode {
  const events = eventsOf(content);
  const target = countdownTarget(content);
  return (
    <SectionShell section={section} className="section-events">
      {target ? <Countdown target={target} /> : null}
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
