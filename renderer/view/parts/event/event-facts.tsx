import type { ReactNode } from 'react';
import { longDate, timeLabel } from '#domain/invitation/dates.ts';
import type { Venue, WeddingEvent } from '#domain/invitation/wedding-data.ts';
import { type Html, html, NO_MARKUP } from '../../html.ts';
import { Prose } from '../text/prose.tsx';

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

/** Characters beyond which a description is too long for one of three columns on paper. */
const LONG = 400;

interface EventDescriptionProps {
  readonly event: WeddingEvent;
  /** Classes beside those of all templates. */
  readonly className?: string;
}

export function EventDescription({ event, className = '' }: EventDescriptionProps): ReactNode {
  const { description } = event;
  const long = description.length > LONG ? ' event-description--long' : '';
  return <Prose text={description} className={`${className} event-description${long}`.trim()} />;
}

function line(className: string, text: string): Html {
  return text === '' ? NO_MARKUP : html`<span class="${className}" dir="auto">${text}</span>`;
}
