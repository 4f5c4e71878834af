import type { ReactNode } from 'react';
import { googleCalendarUrl, mapsUrl } from '#domain/invitation/links.ts';
import type { WeddingData, WeddingEvent } from '#domain/invitation/wedding-data.ts';
import { OutwardLinks } from '../link/outward-links.tsx';

export interface EventLink {
  readonly to: 'maps' | 'calendar';
  readonly text: string;
  readonly className: string;
}

const LINKS: readonly EventLink[] = [
  { to: 'maps', text: 'Get Directions', className: 'event-link' },
  { to: 'calendar', text: 'Google Calendar', className: 'event-link' },
];

export interface EventLinksProps {
  readonly event: WeddingEvent;
  readonly content: WeddingData;
  readonly links?: readonly EventLink[];
  /** Whether they are laid out in a task of their own (`layOutFar`), as a long card takes its time. */
  readonly areLinksFar?: boolean;
}

/** Links to directions and to Google Calendar. */
export function EventLinks(props: EventLinksProps): ReactNode {
  const { event, content, links = LINKS, areLinksFar = false } = props;
  const about = event.title ? `, ${event.title}` : '';
  const outward = links.map(({ to, text, className }) => ({
    className,
    href: to === 'maps' ? mapsUrl(event.venue) : googleCalendarUrl(event, content),
    text,
    label: text + about,
  }));
  return (
    <OutwardLinks className={areLinksFar ? 'event-links far' : 'event-links'} links={outward} />
  );
}
