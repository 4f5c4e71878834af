import type { ReactNode } from 'react';
import { calendarPath } from '#domain/api/links.ts';
import type { WeddingEvent } from '#domain/invitation/wedding-data.ts';
import { usePage } from '../../page-context.ts';

interface CalendarFileProps {
  readonly events: readonly WeddingEvent[];
  readonly className: string;
  /** Instead of the usual one, which tells whether it is about one event or all. */
  readonly label?: string;
}

/** A link to all events in one file, which phones offer to their own calendar. */
export function CalendarFile(props: CalendarFileProps): ReactNode {
  const { events, className, label = calendarFileLabel(events) } = props;
  const { slug } = usePage();
  if (datedOf(events).length === 0) return null;
  return (
    <p className={className}>
      <a className="quiet-link" href={calendarPath(slug)}>
        {label}
      </a>
    </p>
  );
}

/** What guests read on a link to the file, beside links that are about one event each. */
export function calendarFileLabel(events: readonly WeddingEvent[]): string {
  return datedOf(events).length > 1 ? 'Add all events to my calendar' : 'Add to my calendar';
}

/** The file leaves out what has no date. */
function datedOf(events: readonly WeddingEvent[]): readonly WeddingEvent[] {
  return events.filter(({ date }) => date !== '');
}
