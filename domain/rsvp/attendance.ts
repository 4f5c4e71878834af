export type Attendance = 'yes' | 'no' | 'maybe';

/** Filters of the dashboard (spec). */
export const ATTENDANCE_FILTERS = ['all', 'yes', 'no', 'maybe'] as const;
export type AttendanceFilter = (typeof ATTENDANCE_FILTERS)[number];

const mentions = (text: string, words: readonly string[]) =>
  words.some((word) => text.includes(word));
const folded = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** Words, each of which may stand between what negates and what is negated. */
const chain = (words: string) => `(?:[ ,]+(?:${words}))*[ ,]+`;

/**
 * Refusals in which the positive word stands apart from what negates it: "won't be attending", "unable
 * to accept". Only words that change nothing may stand between the two, so that "not only attending"
 * and "not alone, but attending" stay what they say.
 */
const ENGLISH_REFUSAL = new RegExp(
  [
    "(?:\\b(?:not|cannot|never|no longer|no one|nobody|none of us|unable|(?:ca|wo|do|is|are)nt)|n't)",
    chain('be|is|are|am|will|can|able|going|planning|to|sadly|unfortunately|possibly|actually'),
    '(?:attending|accept(?:ing)?)\\b',
  ].join(''),
);

/** "Tidak bisa hadir", "belum dapat menghadiri"; "berhalangan hadir" is kept from attending. */
const INDONESIAN_REFUSAL = new RegExp(
  [
    '\\b(?:tidak|tak|tdk|belum|nggak|enggak|gak|ga|batal)',
    chain('bisa|dapat|akan|jadi|sempat|mampu|mungkin|ikut|turut|bs|dpt'),
    '(?:meng)?hadir|\\bberhalangan\\b',
  ].join(''),
);

const matches = (text: string, patterns: readonly RegExp[]) =>
  patterns.some((pattern) => pattern.test(text.replaceAll('’', "'")));

/**
 * How the dashboard counts an answer (spec). Negatives are looked for first, because "not
 * attending" and "tidak hadir" contain the positive words; so do other refusals.
 */
export function attendanceClass(text: string): Attendance {
  const answer = folded(text);
  if (answer === 'no' || mentions(answer, ['decline', 'reject', 'not attending', 'tidak hadir'])) {
    return 'no';
  }
  if (answer === 'yes') return 'yes';
  if (!mentions(answer, ['accept', 'attending', 'hadir'])) return 'maybe';
  return matches(answer, [ENGLISH_REFUSAL, INDONESIAN_REFUSAL]) ? 'no' : 'yes';
}

interface AttendanceWords {
  readonly yes: readonly string[];
  readonly no: readonly string[];
  /** What says no although it holds a word of `yes`, in the languages of the form. */
  readonly refusals: readonly RegExp[];
  readonly maybe: readonly string[];
}

/** (spec) The two mappings of the guest forms. */
const ATTENDANCE_MAPPINGS = {
  main: {
    yes: ['accept', 'attending', 'hadir'],
    no: ['reject', 'not attending', 'tidak hadir'],
    refusals: [ENGLISH_REFUSAL, INDONESIAN_REFUSAL],
    maybe: ['maybe', 'mungkin'],
  },
  plain: {
    yes: ['accept', 'attending'],
    no: ['reject', 'not attending'],
    refusals: [ENGLISH_REFUSAL],
    maybe: ['maybe', 'uncertain'],
  },
} as const satisfies Record<string, AttendanceWords>;
export type AttendanceMapping = keyof typeof ATTENDANCE_MAPPINGS;

/** "Yes, gladly" and "No, sadly not": the word leads the label. */
const beginsWith = (text: string, word: string) => /^\w+/.exec(text)?.[0] === word;
/** "No, sadly not", unlike "No problem", where it says something of the next word. */
const isAnswerByItself = (text: string) => /^no(?! ?\w)/.test(text);

/**
 * The value that a form sends for an option's label: yes, no or maybe; a label that says none of
 * them is sent in lower case (spec). The bare words yes and no count only at the beginning, because
 * many words contain "no"; and a "no" that belongs to the next word ("No problem, attending") only
 * where nothing else says yes.
 */
export function attendanceValue(label: string, mapping: AttendanceMapping = 'main'): string {
  const answer = folded(label);
  const words: AttendanceWords = ATTENDANCE_MAPPINGS[mapping];
  if (isAnswerByItself(answer) || mentions(answer, words.no)) return 'no';
  if (beginsWith(answer, 'yes') || mentions(answer, words.yes)) {
    return matches(answer, words.refusals) ? 'no' : 'yes';
  }
  if (beginsWith(answer, 'no')) return 'no';
  if (mentions(answer, words.maybe)) return 'maybe';
  return answer;
}
