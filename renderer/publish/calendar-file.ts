import {
  type CalendarContext,
  calendarEvents,
  invitationCalendar,
} from '#domain/invitation/calendar.ts';
import { coupleNames } from '#domain/invitation/couple.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import type { CalendarFile } from './page-types.ts';
import { shortHash } from './short-hash.ts';

/**
 * Returns the calendar file of an invitation, or null when nothing has a date.
 *
 * @param version changes whenever the code that writes calendars does
 */
export function calendarFile(
  version: string,
  content: WeddingData,
  context: CalendarContext,
): CalendarFile | null {
  const events = calendarEvents(content);
  if (events.length === 0) return null;
  const inputs = JSON.stringify([version, context, coupleNames(content), events]);
  return {
    name: `invitation-${shortHash(inputs)}.ics`,
    make: () => invitationCalendar(content, context) ?? '',
  };
}
