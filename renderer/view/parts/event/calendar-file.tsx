import type { ReactNode } from 'react';
import { calendarPath } from '#domain/api/links.ts';
import { datedEvents } from '#domain/invitation/events.ts';
import type { WeddingEvent } from '#domain/invitation/wedding-data.ts';
import { usePage } from '../../page-context.ts';

interface CalendarFileProps {
  readonly events: readonly WeddingEvent[];
  readonly className: string;
  /** Replaces the default label, which says whether the file has one event or several. */
  readonly label?: string;
}

/** A link to a file with all events, which phones offer to add to their calendar. */
export function CalendarFile(props: CalendarFileProps): ReactNode {
  const { events, className, label = calendarFileLabel(events) } = props;
  const { slug } = usePage();
  if (datedEvents(events).length === 0) return null;
  return (
    <p className={className}>
      <a className="quiet-link" href={calendarPath(slug)}>
        {label}
      </a>
    </p>
  );
}

/** Returns the default label of a link to the file, distinct from links to single events. */
export function calendarFileLabel(events: readonly WeddingEvent[]): string {
  return datedEvents(events).length > 1 ? 'Add all events to my calendar' : 'Add to my calendar';
}
