export type Attendance = 'yes' | 'no' | 'maybe';

/** Filters of the dashboard (spec). */
export const ATTENDANCE_FILTERS = ['all', 'yes', 'no', 'maybe'] as const;
export type AttendanceFilter = (typeof ATTENDANCE_FILTERS)[number];

const mentions = (text: string, words: readonly string[]) =>
  words.some((word) => text.includes(word));
const folded = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * How the dashboard counts an answer (spec). Negatives are looked for first, because "not
 * attending" and "tidak hadir" contain the positive words.
 */
export function attendanceClass(text: string): Attendance {
  const answer = folded(text);
  if (answer === 'no' || mentions(answer, ['decline', 'reject', 'not attending', 'tidak hadir'])) {
    return 'no';
  }
  if (answer === 'yes' || mentions(answer, ['accept', 'attending', 'hadir'])) return 'yes';
  return 'maybe';
}

/** Words by which a form turns an option's label into a value. */
interface AttendanceWords {
  readonly yes: readonly string[];
  readonly no: readonly string[];
  readonly maybe: readonly string[];
}

/** (spec) The two mappings of the guest forms. */
const ATTENDANCE_MAPPINGS = {
  main: {
    yes: ['accept', 'attending', 'hadir'],
    no: ['reject', 'not attending', 'tidak hadir'],
    maybe: ['maybe', 'mungkin'],
  },
  plain: {
    yes: ['accept', 'attending'],
    no: ['reject', 'not attending'],
    maybe: ['maybe', 'uncertain'],
  },
} as const satisfies Record<string, AttendanceWords>;
export type AttendanceMapping = keyof typeof ATTENDANCE_MAPPINGS;

/** "Yes, gladly" and "No, sadly not": the word leads the label. */
const beginsWith = (text: string, word: string) => /^\w+/.exec(text)?.[0] === word;

/**
 * The value that a form sends for an option's label: yes, no or maybe; a label that says none of
 * them is sent in lower case (spec). The bare words yes and no count only at the beginning, because
 * many words contain "no".
 */
export function attendanceValue(label: string, mapping: AttendanceMapping = 'main'): string {
  const answer = folded(label);
  const words: AttendanceWords = ATTENDANCE_MAPPINGS[mapping];
  if (beginsWith(answer, 'no') || mentions(answer, words.no)) return 'no';
  if (beginsWith(answer, 'yes') || mentions(answer, words.yes)) return 'yes';
  if (mentions(answer, words.maybe)) return 'maybe';
  return answer;
}
