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
 * Returns what keeps an invitation from being published: a missing name, or an event without title,
 * date, time, venue name or address; empty if nothing does. Without an events list, the first
 * event made from the legacy fields is checked; its issues have the paths of `events.0`, where the
 * form asks for them.
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
