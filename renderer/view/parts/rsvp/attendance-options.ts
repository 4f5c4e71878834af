import { type AttendanceOption, attendanceOptions, type RsvpForm } from '#domain/rsvp/forms.ts';

/**
 * The answers with the values they send. Of two that would send the same, the second sends its
 * label, so that one guest's choice is never shown or stored as another's.
 */
export function distinctOptions(form: RsvpForm, labels: readonly string[]): AttendanceOption[] {
  const taken = new Set<string>();
  return attendanceOptions(form, labels).map((option) => {
    const value = taken.has(option.value) ? option.label : option.value;
    taken.add(value);
    return { label: option.label, value };
  });
}
