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

/** The dashboard's five tiles. */
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
  /** Part of a guest's name or e-mail; case does not matter. */
  readonly search: string;
}

/** The responses to list, in their given order. */
export function filterResponses<T extends Pick<RsvpRecord, 'attendance' | 'guestName' | 'email'>>(
  records: readonly T[],
  { filter, search }: ResponseQuery,
): T[] {
  const wanted = search.trim().toLowerCase();
  return records.filter(
    ({ attendance, guestName, email }) =>
      (filter === 'all' || attendanceClass(attendance) === filter) &&
      (guestName.toLowerCase().includes(wanted) || email.toLowerCase().includes(wanted)),
  );
}
