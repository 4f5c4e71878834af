import { type AttendanceMapping, attendanceValue } from '#domain/rsvp/attendance.ts';
import type { AttendanceOption } from './rsvp-form.tsx';

/** (spec) What sample data offers. */
const DEFAULT_OPTIONS = ['Joyfully Accept', 'Regretfully Decline'];

/**
 * The couple's answers with the values they send. Two that would send the same are told apart by
 * sending their label, so that a guest's choice is never another's.
 */
export function attendanceOptions(
  labels: readonly string[],
  mapping: AttendanceMapping = 'main',
): AttendanceOption[] {
  const written = [...new Set(labels.map((label) => label.trim()))].filter((label) => label !== '');
  const taken = new Set<string>();
  return (written.length > 0 ? written : DEFAULT_OPTIONS).map((label) => {
    const mapped = attendanceValue(label, mapping);
    const value = taken.has(mapped) ? label : mapped;
    taken.add(value);
    return { label, value };
  });
}
