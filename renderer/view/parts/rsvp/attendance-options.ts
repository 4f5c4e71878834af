import { type Attendance, attendanceClass } from '#domain/rsvp/attendance.ts';
import { type AttendanceOption, attendanceOptions, type RsvpForm } from '#domain/rsvp/forms.ts';

/** By which the dashboard counts a text (spec). */
const COUNTED: Record<Attendance, string> = {
  yes: 'attending',
  no: 'not attending',
  maybe: 'maybe',
};

/**
 * The answers with the values they send. Of two that would send the same, the second sends its
 * label, so that one guest's choice is never shown or stored as another's. Both count alike: "Yes,
 * Saturday only" says so, because the dashboard takes the word yes only alone.
 */
export function distinctOptions(form: RsvpForm, labels: readonly string[]): AttendanceOption[] {
  const taken = new Set<string>();
  return attendanceOptions(form, labels).map(({ label, value: common }) => {
    const value = taken.has(common) ? ownValue(label, attendanceClass(common)) : common;
    taken.add(value);
    return { label, value };
  });
}

function ownValue(label: string, counts: Attendance): string {
  return attendanceClass(label) === counts ? label : `${label} (${COUNTED[counts]})`;
}
