import { joinedText } from '../joined-text.ts';
import { wellFormed } from '../well-formed.ts';
import { datedEvents, eventsOf } from './events.ts';
import { calendarDetails, calendarSpan } from './links.ts';
import type { WeddingData, WeddingEvent } from './wedding-data.ts';

export interface CalendarContext {
  /** Address of the invitation's page. */
  readonly url: string;
  /** Fixed for the invitation's life: part of each entry's UID. */
  readonly slug: string;
  /** Rises with every change, so that calendars replace what they imported before. */
  readonly revision: number;
  /** UTC milliseconds of the revision's save. */
  readonly savedAt: number;
}

/** (RFC 5545, 3.1) Octets of a content line without its line end. */
const MAX_LINE_OCTETS = 75;
/** Octets that one UTF-16 code unit takes at most in UTF-8. */
const MAX_UNIT_OCTETS = 3;
/** What a TEXT value can't hold unescaped; `\p{Cs}` is a lone surrogate. */
const SPECIAL = /[\\;,\p{Cc}\p{Cs}]/u;

const octets = (codePoint: number) =>
  codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;

/** Breaks a content line so that no part exceeds 75 octets and no character is cut. */
export function foldLine(line: string): string {
  if (line.length * MAX_UNIT_OCTETS <= MAX_LINE_OCTETS) return line;
  if (/^[ -~]*$/.test(line)) return foldAscii(line);
  let folded = '';
  let length = 0;
  for (const char of line) {
    const size = octets(char.codePointAt(0) ?? 0);
    if (length + size > MAX_LINE_OCTETS) {
      folded += '\r\n ';
      length = 1;
    }
    folded += char;
    length += size;
  }
  return folded;
}

function foldAscii(line: string): string {
  let folded = line.slice(0, MAX_LINE_OCTETS);
  for (let at = MAX_LINE_OCTETS; at < line.length; at += MAX_LINE_OCTETS - 1) {
    folded += `\r\n ${line.slice(at, at + MAX_LINE_OCTETS - 1)}`;
  }
  return folded;
}

const END = '\r\n';

const line = (text: string) => foldLine(text) + END;

const HEAD = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Wedding Invite//Invitation//EN',
  'CALSCALE:GREGORIAN',
  'METHOD:PUBLISH',
]
  .map(line)
  .join('');

/** Escapes a TEXT value (RFC 5545, 3.3.11). */
export function escapeText(value: string): string {
  if (!SPECIAL.test(value)) return value;
  return wellFormed(value)
    .replace(/[\\;,]/g, (char) => `\\${char}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\t/g, ' ')
    .replace(/\p{Cc}/gu, '');
}

const timestamp = (ms: number) =>
  `${new Date(ms).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

function entry(
  event: WeddingEvent,
  data: WeddingData,
  context: CalendarContext,
  stamp: string,
): string {
  const { start, end, allDay } = calendarSpan(event);
  const kind = allDay ? ';VALUE=DATE' : '';
  // (RFC 5545, 3.6.1) DTEND must be later than DTSTART; without it, the event takes the whole day.
  const endLine = end === start ? '' : `DTEND${kind}:${end}${END}`;
  const { name, address, coordinates } = event.venue;
  const location = joinedText([name.trim(), address.trim()], ', ');
  const description = joinedText([event.description.trim(), context.url], '\n\n');
  const id = encodeURIComponent(`${context.slug}/${event.id}`);
  return (
    `BEGIN:VEVENT${END}${line(`UID:${id}@wedding-invite`)}` +
    `DTSTAMP:${stamp}${END}SEQUENCE:${context.revision}${END}` +
    `DTSTART${kind}:${start}${END}${endLine}` +
    line(`SUMMARY:${escapeText(calendarDetails(event, data))}`) +
    line(`DESCRIPTION:${escapeText(description)}`) +
    (location === '' ? '' : line(`LOCATION:${escapeText(location)}`)) +
    (coordinates ? `GEO:${coordinates.lat.toFixed(6)};${coordinates.lng.toFixed(6)}${END}` : '') +
    `${line(`URL:${context.url}`)}STATUS:CONFIRMED${END}END:VEVENT${END}`
  );
}

/** Returns the events in the invitation's calendar. */
export function calendarEvents(data: WeddingData): readonly WeddingEvent[] {
  return datedEvents(eventsOf(data));
}

/**
 * Returns the events as an RFC 5545 calendar, or null when none has a date. Times are floating (the
 * printed hour, wherever the guest's phone is) and events last two hours; one without a time takes
 * the whole day, one without a date is left out.
 */
export function invitationCalendar(data: WeddingData, context: CalendarContext): string | null {
  const events = calendarEvents(data);
  if (events.length === 0) return null;
  const stamp = timestamp(context.savedAt);
  const entries = events.map((event) => entry(event, data, context, stamp)).join('');
  return `${HEAD}${entries}END:VCALENDAR${END}`;
}
