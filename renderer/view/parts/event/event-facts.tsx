import type { ReactNode } from 'react';
import { escapeHtml } from '#domain/escape-html.ts';
import { longDate, timeLabel } from '#domain/invitation/dates.ts';
import type { Venue, WeddingEvent } from '#domain/invitation/wedding-data.ts';

/** Date and time. Like the place, built as a string instead of by React: every event has both. */
export function EventWhen({ event }: { readonly event: WeddingEvent }): ReactNode {
  const { date, time } = event;
  if (!date && !time) return null;
  const day = date ? `<time datetime="${escapeHtml(date)}">${longDate(date)}</time>` : '';
  const hour = time ? `<span class="event-time">${timeLabel(time)}</span>` : '';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: every text in it is escaped
  return <p className="event-when" dangerouslySetInnerHTML={{ __html: day + hour }} />;
}

export function EventWhere({ venue }: { readonly venue: Venue }): ReactNode {
  const { name, address } = venue;
  if (!name && !address) return null;
  return (
    <address
      className="event-where"
      translate="no"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: every text in it is escaped
      dangerouslySetInnerHTML={{
        __html: line('event-venue', name) + line('event-address', address),
      }}
    />
  );
}

function line(className: string, text: string): string {
  return text === '' ? '' : `<span class="${className}" dir="auto">${escapeHtml(text)}</span>`;
}
