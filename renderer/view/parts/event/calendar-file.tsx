import type { ReactNode } from 'react';
import type { WeddingEvent } from '#domain/invitation/wedding-data.ts';
import { usePage } from '../../page-context.ts';

interface CalendarFileProps {
  readonly events: readonly WeddingEvent[];
  readonly className: string;
  readonly label?: string;
}

/** A link to all events in one file, which phones offer to their own calendar. */
export function CalendarFile(props: CalendarFileProps): ReactNode {
  const { events, className, label = 'Add to Calendar' } = props;
  const { slug } = usePage();
  if (events.every(({ date }) => date === '')) return null;
  return (
    <p className={className}>
      <a className="quiet-link" href={`/${slug}/invitation.ics`}>
        {label}
      </a>
    </p>
  );
}
