import type { Issue } from '../api/errors.ts';
import { eventsOf } from './events.ts';
import { type WeddingData, type WeddingEvent, weddingEvent } from './wedding-data.ts';

/** Messages of the builder's form for required fields (spec). */
const REQUIRED = {
  bride: "Bride's name is required",
  groom: "Groom's name is required",
  title: 'Event title is required',
  date: 'Event date is required',
  time: 'Event time is required',
  venueName: 'Venue name is required',
  venueAddress: 'Venue address is required',
} as const;

function missing(entries: readonly (readonly [path: string, value: string, message: string])[]) {
  return entries
    .filter(([, value]) => value.trim() === '')
    .map(([path, , message]): Issue => ({ path, message }));
}

const eventIssues = (event: WeddingEvent, index: number) => {
  const at = `wedding.events.${index}`;
  return missing([
    [`${at}.title`, event.title, REQUIRED.title],
    [`${at}.date`, event.date, REQUIRED.date],
    [`${at}.time`, event.time, REQUIRED.time],
    [`${at}.venue.name`, event.venue.name, REQUIRED.venueName],
    [`${at}.venue.address`, event.venue.address, REQUIRED.venueAddress],
  ]);
};

/**
 * What keeps an invitation from being published: a missing name, or an event without title, date,
 * time, venue name or address. Empty means publishable. An invitation without an events list is
 * judged by the ceremony that its legacy fields make; that event has the paths of `events.0`, the
 * place where the form asks for it.
 */
export function publishIssues(data: WeddingData): Issue[] {
  const { couple, wedding } = data;
  const events = wedding.events.length > 0 ? wedding.events : eventsOf(data).slice(0, 1);
  return [
    ...missing([
      ['couple.bride', couple.bride, REQUIRED.bride],
      ['couple.groom', couple.groom, REQUIRED.groom],
    ]),
    ...(events.length > 0 ? events : [weddingEvent({})]).flatMap(eventIssues),
  ];
}
