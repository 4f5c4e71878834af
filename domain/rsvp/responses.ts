import type { RsvpRecord } from '../api/dashboard.ts';
import { type AttendanceFilter, attendanceClass } from './attendance.ts';

export interface RsvpStatistics {
  readonly totalResponses: number;
  readonly attending: number;
  readonly notAttending: number;
  readonly maybe: number;
  /** Guests of attending responses only (spec). */
  readonly totalGuests: number;
}

/** Returns the numbers of the dashboard's five tiles. */
export function statistics(
  records: readonly Pick<RsvpRecord, 'attendance' | 'guestsCount'>[],
): RsvpStatistics {
  const counts = { yes: 0, no: 0, maybe: 0, guests: 0 };
  for (const { attendance, guestsCount } of records) {
    const answer = attendanceClass(attendance);
    counts[answer] += 1;
    if (answer === 'yes') counts.guests += guestsCount;
  }
  return {
    totalResponses: records.length,
    attending: counts.yes,
    notAttending: counts.no,
    maybe: counts.maybe,
    totalGuests: counts.guests,
  };
}

export interface ResponseQuery {
  readonly filter: AttendanceFilter;
  /** Part of a guest's name or e-mail; case and accents do not matter. */
  readonly search: string;
}

/** Returns text in one case and without accents: a search for "Zoe" finds Zoë. */
const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    // Upper case first: it unites letters that lower case keeps apart (ß and ss, ı and i).
    .toUpperCase()
    .toLowerCase();

/** Returns the responses to list, in the given order. */
export function filterResponses<T extends Pick<RsvpRecord, 'attendance' | 'guestName' | 'email'>>(
  records: readonly T[],
  { filter, search }: ResponseQuery,
): T[] {
  const wanted = folded(search.trim());
  return records.filter(
    ({ attendance, guestName, email }) =>
      (filter === 'all' || attendanceClass(attendance) === filter) &&
      (folded(guestName).includes(wanted) || folded(email).includes(wanted)),
  );
}
