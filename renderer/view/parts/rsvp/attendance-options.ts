import { type Attendance, attendanceClass, countingNote } from '#domain/rsvp/attendance.ts';
import { type AttendanceOption, attendanceOptions, type RsvpForm } from '#domain/rsvp/forms.ts';
import { RSVP_LIMITS } from '#domain/rsvp/limits.ts';
import { textLength } from '#domain/too-long.ts';

/** An option as the form's island gets it, which does not know how answers are counted. */
export interface ReplyOption extends AttendanceOption {
  /** Absent for an answer that brings guests, or may. */
  readonly declines?: true;
}

/**
 * Returns the options with the values that they send. Of two that would send the same value, the
 * second sends its label, so that one choice is never shown or stored as the other; the first does
 * where the second's label is that value. Both must count alike: "Yes, Saturday only" gets
 * " (attending)", because the dashboard counts "yes" only alone. An option whose value is too long to
 * be sent (İ takes more room as a small letter) sends its label.
 */
export function distinctOptions(form: RsvpForm, labels: readonly string[]): ReplyOption[] {
  const options = attendanceOptions(form, labels);
  const named = new Set(options.map(({ label }) => label));
  const taken = new Set<string>();
  return options.map(({ label, value: common }) => {
    const isAnothers = taken.has(common) || (common !== label && named.has(common));
    const isOwnNeeded = isAnothers || textLength(common) > RSVP_LIMITS.attendance;
    const own = isOwnNeeded ? ownValue(label, attendanceClass(common)) : common;
    const value = taken.has(own) ? label : own;
    taken.add(value);
    return attendanceClass(value) === 'no' ? { label, value, declines: true } : { label, value };
  });
}

/** Cuts a label that is too long for its note, because how the guest is counted matters more. */
function ownValue(label: string, counts: Attendance): string {
  if (attendanceClass(label) === counts) return label;
  const note = countingNote(counts);
  if (textLength(label) + note.length <= RSVP_LIMITS.attendance) return label + note;
  const room = RSVP_LIMITS.attendance - note.length - 1;
  return `${[...label].slice(0, room).join('')}…${note}`;
}
