import { type Attendance, attendanceClass } from '#domain/rsvp/attendance.ts';
import { type AttendanceOption, attendanceOptions, type RsvpForm } from '#domain/rsvp/forms.ts';
import { RSVP_LIMITS } from '#domain/rsvp/limits.ts';

/** By which the dashboard counts a text (spec). */
const COUNTED: Record<Attendance, string> = {
  yes: 'attending',
  no: 'not attending',
  maybe: 'maybe',
};

/** An answer as the form's part gets it, which does not know how answers are counted. */
export interface ReplyOption extends AttendanceOption {
  /** Left out for an answer that brings guests, or may. */
  readonly declines?: true;
}

/**
 * The answers with the values they send. Of two that would send the same, the second sends its
 * label, so that one guest's choice is never shown or stored as another's. Both count alike: "Yes,
 * Saturday only" says so, because the dashboard takes the word yes only alone.
 */
export function distinctOptions(form: RsvpForm, labels: readonly string[]): ReplyOption[] {
  const taken = new Set<string>();
  return attendanceOptions(form, labels).map(({ label, value: common }) => {
    const own = taken.has(common) ? ownValue(label, attendanceClass(common)) : common;
    const value = taken.has(own) ? label : own;
    taken.add(value);
    return attendanceClass(value) === 'no' ? { label, value, declines: true } : { label, value };
  });
}

/** A label too long for what follows it is cut: how the guest is counted matters more. */
function ownValue(label: string, counts: Attendance): string {
  if (attendanceClass(label) === counts) return label;
  const note = ` (${COUNTED[counts]})`;
  if (label.length + note.length <= RSVP_LIMITS.attendance) return label + note;
  const room = RSVP_LIMITS.attendance - note.length - 1;
  return `${label.slice(0, room).replace(/[\uD800-\uDBFF]$/, '')}…${note}`;
}
