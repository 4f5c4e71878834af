import { type TemplateId, templateIdOf } from '../templates/template.ts';
import { type Venue, type WeddingData, type WeddingEvent, weddingEvent } from './wedding-data.ts';

/** Title of a new event (spec). */
export const DEFAULT_EVENT_TITLE = 'Wedding Ceremony';

/** Titles of events made from the legacy fields; the journal has only a ceremony (spec). */
const LEGACY_TITLES: Record<TemplateId, { ceremony: string; reception: string | null }> = {
  'floral-elegance': { ceremony: DEFAULT_EVENT_TITLE, reception: 'Reception' },
  'vintage-fairytale': { ceremony: DEFAULT_EVENT_TITLE, reception: 'Reception' },
  'minimalist-elegant': { ceremony: DEFAULT_EVENT_TITLE, reception: 'Reception' },
  'serene-lens': { ceremony: DEFAULT_EVENT_TITLE, reception: 'Reception' },
  'islamic-serenity': { ceremony: 'Akad Nikah', reception: 'Resepsi Pernikahan' },
  'scientific-vibes': { ceremony: 'Ceremony', reception: null },
};

const isFilled = (...values: string[]) => values.some((value) => value.trim() !== '');

/**
 * Returns the events to show, in the couple's order. Without an events list, a ceremony is made from
 * the legacy date, time and venue if any of them is filled in, and a reception if it has a name, an
 * address or a time; both are on the legacy date.
 */
export function eventsOf(data: WeddingData): WeddingEvent[] {
  const { wedding } = data;
  if (wedding.events.length > 0) return wedding.events;

  const titles = LEGACY_TITLES[templateIdOf(data)];
  const { date, time, venue, reception } = wedding;
  const events: WeddingEvent[] = [];
  if (isFilled(date, time, venue.name, venue.address)) {
    events.push(weddingEvent({ id: 'ceremony', title: titles.ceremony, date, time, venue }));
  }
  if (
    reception &&
    titles.reception &&
    isFilled(reception.name, reception.address, reception.time)
  ) {
    const { name, address, time } = reception;
    const { reception: title } = titles;
    events.push(weddingEvent({ id: 'reception', title, date, time, venue: { name, address } }));
  }
  return events;
}

/** Returns the events that a calendar can hold: those with a date. */
export function datedEvents(events: readonly WeddingEvent[]): readonly WeddingEvent[] {
  return events.filter(({ date }) => date !== '');
}

/**
 * Returns the content with its legacy fields turned into events, for an editor that knows only
 * events. Content that has events is returned as it is.
 */
export function withEvents(data: WeddingData): WeddingData {
  if (data.wedding.events.length > 0) return data;
  return { ...data, wedding: { ...data.wedding, events: eventsOf(data) } };
}

/** Returns the date under the names, YYYY-MM-DD or '': the first event's, else the legacy one. */
export function headerDate({ wedding }: WeddingData): string {
  return wedding.events[0] ? wedding.events[0].date : wedding.date;
}

/** Returns the place under the names: the first event's, else the legacy one. */
export function headerVenue({ wedding }: WeddingData): Venue {
  return wedding.events[0] ? wedding.events[0].venue : wedding.venue;
}
