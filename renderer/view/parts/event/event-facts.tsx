import type { ReactNode } from 'react';
import { longDate, timeLabel } from '#domain/invitation/dates.ts';
import type { Venue, WeddingEvent } from '#domain/invitation/wedding-data.ts';
import { type Html, html, NO_MARKUP } from '../../html.ts';

/** Date and time. Like the place, built as markup instead of by React: every event has both. */
export function EventWhen({ event }: { readonly event: WeddingEvent }): ReactNode {
  const { date, time } = event;
  if (!date && !time) return null;
  const day = date ? html`<time datetime="${date}">${longDate(date)}</time>` : NO_MARKUP;
  const hour = time ? html`<span class="event-time">${timeLabel(time)}</span>` : NO_MARKUP;
  return (
    <p
      className="event-when"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: `Html` is escaped
      dangerouslySetInnerHTML={html`${day}${hour}`}
    />
  );
}

export function EventWhere({ venue }: { readonly venue: Venue }): ReactNode {
  const { name, address } = venue;
  if (!name && !address) return null;
  return (
    <address
      className="event-where"
      translate="no"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: `Html` is escaped
      dangerouslySetInnerHTML={html`${line('event-venue', name)}${line('event-address', address)}`}
    />
  );
}

function line(className: string, text: string): Html {
  return text === '' ? NO_MARKUP : html`<span class="${className}" dir="auto">${text}</span>`;
}
