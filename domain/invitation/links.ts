import { canParseUrl } from '../can-parse-url.ts';
import { wellFormed } from '../well-formed.ts';
import { coupleNames } from './couple.ts';
import { addDays } from './dates.ts';
import type { Venue, WeddingData, WeddingEvent } from './wedding-data.ts';

/** (spec) How long an event lasts in a calendar. */
const EVENT_HOURS = 2;
/** (RFC 5545, 3.3.4) The last date with a four-digit year. */
const LAST_DATE = '9999-12-31';

/** Schemes that a page may link to. */
const SAFE_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Returns the link as a person meant it: with `https://` unless it has http(s)://; '' stays ''. */
export function withHttps(url: string): string {
  const trimmed = url.trim();
  if (trimmed === '' || /^https?:\/\//i.test(trimmed)) return trimmed;
  return `https://${trimmed.replace(/^\/+/, '')}`;
}

/** What no host name contains, although some browsers encode it and open the address. */
const NO_HOST = /^https?:\/*[^/?#\\]*(?:[\s<>^|]|%20)/i;

/** Strips from an href what browsers drop before they read its scheme. */
const asBrowsersRead = (url: string) => url.replace(/\p{Cc}/gu, '').trim();

/** Returns the scheme in lower case with its colon, or null. `example.com:8080` has none. */
function schemeOf(url: string): string | null {
  const match = /^([a-z][a-z0-9+.-]*:)(.*)$/is.exec(url);
  if (!match?.[1]) return null;
  const isHostAndPort = /^(localhost|[^:]*\.[^:]*):$/i.test(match[1]) && /^\d/.test(match[2] ?? '');
  return isHostAndPort ? null : match[1].toLowerCase();
}

/**
 * Returns a link that is safe in `href`, or null. Allows only http, https, mailto and tel; a link
 * without a scheme gets `https://`. Null for '', fragments, paths within the site and whatever no
 * browser can open.
 */
export function safeHref(url: string): string | null {
  const text = asBrowsersRead(url);
  if (text === '' || text.startsWith('#') || /^[/\\](?![/\\])/.test(text)) return null;
  const scheme = schemeOf(text);
  if (scheme !== null && !SAFE_SCHEMES.has(scheme)) return null;
  const href = scheme === null ? withHttps(text) : text;
  return canParseUrl(href) && !NO_HOST.test(href) ? href : null;
}

/** Percent-encodes any text: `encodeURIComponent` alone throws on lone surrogates. */
const encoded = (value: string) => encodeURIComponent(wellFormed(value));

/**
 * Returns a map search for the place: by its coordinates, else by its address, else by its name;
 * null when it has none of them.
 */
export function mapsUrl(venue: Venue): string | null {
  const { coordinates } = venue;
  const query = coordinates
    ? `${coordinates.lat},${coordinates.lng}`
    : encoded(venue.address.trim() || venue.name.trim());
  return query === '' ? null : `https://www.google.com/maps/search/?api=1&query=${query}`;
}

const compact = (value: string) => value.replaceAll('-', '').replaceAll(':', '');

/**
 * Returns start and end in the basic format of RFC 5545, without a zone: two hours, or the whole
 * day. On `LAST_DATE` the end stays within that day.
 */
export function calendarSpan({ date, time }: Pick<WeddingEvent, 'date' | 'time'>): {
  readonly start: string;
  readonly end: string;
  readonly allDay: boolean;
} {
  const nextDate = () => (date === LAST_DATE ? undefined : addDays(date, 1));
  if (time === '') {
    return { start: compact(date), end: compact(nextDate() ?? date), allDay: true };
  }
  const start = `${compact(date)}T${compact(time)}00`;
  const hour = Number(time.slice(0, 2)) + EVENT_HOURS;
  const endDate = hour < 24 ? date : nextDate();
  if (endDate === undefined) return { start, end: `${compact(date)}T235959`, allDay: false };
  const endHour = String(hour % 24).padStart(2, '0');
  return { start, end: `${compact(endDate)}T${endHour}${time.slice(3, 5)}00`, allDay: false };
}

/** "{title} of {bride} & {groom}" (spec). */
export function calendarDetails(event: WeddingEvent, data: Pick<WeddingData, 'couple'>): string {
  return [event.title, coupleNames(data)].filter((part) => part !== '').join(' of ');
}

/**
 * Returns a link that adds the event to Google Calendar, at the printed time in the guest's own
 * zone. An event without a time takes the whole day; one without a date has no link (null).
 */
export function googleCalendarUrl(
  event: WeddingEvent,
  data: Pick<WeddingData, 'couple'>,
): string | null {
  if (event.date === '') return null;
  const { start, end } = calendarSpan(event);
  return (
    'https://calendar.google.com/calendar/render?action=TEMPLATE' +
    `&text=${encoded(event.title)}` +
    `&dates=${start}/${end}` +
    `&details=${encoded(calendarDetails(event, data))}` +
    `&location=${encoded(event.venue.address.trim() || event.venue.name.trim())}`
  );
}

/** Watch, embed, shorts and live pages, and youtu.be. The lookahead rejects longer ids. */
const YOUTUBE_VIDEO = new RegExp(
  [
    '^https?://(?:',
    '(?:(?:www|m|music)\\.)?youtube\\.com/(?:watch/?\\?(?:[^#]*&)?v=|(?:embed|shorts|live|v)/)',
    '|(?:www\\.)?youtu\\.be/',
    ')([\\w-]{11})(?=[?&#/]|$)',
  ].join(''),
  'i',
);

/** Returns the id of the video that a YouTube link leads to, or null. */
export function youtubeVideoId(url: string): string | null {
  return YOUTUBE_VIDEO.exec(withHttps(url))?.[1] ?? null;
}
