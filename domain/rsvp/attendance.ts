export type Attendance = 'yes' | 'no' | 'maybe';

/** Filters of the dashboard (spec). */
export const ATTENDANCE_FILTERS = ['all', 'yes', 'no', 'maybe'] as const;
export type AttendanceFilter = (typeof ATTENDANCE_FILTERS)[number];

const mentions = (text: string, words: readonly string[]) =>
  words.some((word) => text.includes(word));
const folded = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** Matches any number of these words between a negation and what it negates. */
const chain = (words: string) => `(?:[ ,]+(?:${words}))*[ ,]+`;

/**
 * Refusals with other words between the negation and the positive word: "won't be attending",
 * "unable to accept". Only neutral words may stand there, so that "not only attending" and "not
 * alone, but attending" still mean yes.
 */
const ENGLISH_REFUSAL = new RegExp(
  [
    "(?:\\b(?:not|cannot|never|no longer|no one|nobody|none of us|unable|(?:ca|wo|do|is|are)nt)|n't)",
    chain('be|is|are|am|will|can|able|going|planning|to|say|sadly|unfortunately|possibly|actually'),
    '(?:attending|accept(?:ing)?|yes)\\b',
  ].join(''),
);

/** "Tidak bisa hadir", "belum dapat menghadiri"; "berhalangan hadir" means unable to attend. */
const INDONESIAN_REFUSAL = new RegExp(
  [
    '\\b(?:tidak|tak|tdk|belum|nggak|enggak|gak|ga|batal)',
    chain('bisa|dapat|akan|jadi|sempat|mampu|mungkin|ikut|turut|bs|dpt'),
    '(?:meng)?hadir|\\bberhalangan\\b',
  ].join(''),
);

const matches = (text: string, patterns: readonly RegExp[]) =>
  patterns.some((pattern) => pattern.test(text.replaceAll('’', "'")));

/** Words that leave an answer open, in the languages of all forms; "mungkin" is "maybe". */
const OPEN = ['maybe', 'mungkin', 'uncertain'] as const;

/** (spec) Words by which the dashboard counts an answer. */
const COUNTED: Record<Attendance, string> = {
  yes: 'attending',
  no: 'not attending',
  maybe: 'maybe',
};

/** Returns a note to end an answer with whose own words the dashboard would count otherwise. */
export const countingNote = (counts: Attendance) => ` (${COUNTED[counts]})`;

/**
 * Returns how the dashboard counts an answer (spec). Refusals and open answers are checked before
 * acceptances, whose words they contain: "not attending", "tidak hadir", "mungkin hadir". Before
 * all comes the note that says yes: "Accept the ceremony, decline the dinner (attending)".
 */
export function attendanceClass(text: string): Attendance {
  const answer = folded(text);
  if (answer.endsWith(countingNote('yes'))) return 'yes';
  if (answer === 'no' || mentions(answer, ['decline', 'reject', 'not attending', 'tidak hadir'])) {
    return 'no';
  }
  if (answer === 'yes') return 'yes';
  if (!mentions(answer, ['accept', 'attending', 'hadir'])) return 'maybe';
  if (matches(answer, [ENGLISH_REFUSAL, INDONESIAN_REFUSAL])) return 'no';
  return mentions(answer, OPEN) ? 'maybe' : 'yes';
}

/**
 * Patterns for the bare words yes and no, after `before`. Many words contain "no", and a "no" may
 * belong to the next word ("No problem") or stand alone ("No, sadly not", "No thanks").
 */
const bareWords = (before: string) => ({
  alone: new RegExp(`${before}(yes(?![\\p{L}\\p{N}])|no(?! ?(?!thank)[\\p{L}\\p{N}+]))`, 'u'),
  no: new RegExp(`${before}no(?![\\p{L}\\p{N}])`, 'u'),
});

interface AttendanceWords {
  readonly yes: readonly string[];
  readonly no: readonly string[];
  readonly bare: ReturnType<typeof bareWords>;
  /** Answers that mean no although they contain a word of `yes`, in the languages of the form. */
  readonly refusals: readonly RegExp[];
  readonly maybe: readonly string[];
}

/** (spec) The two mappings of the guest forms. */
const ATTENDANCE_MAPPINGS = {
  main: {
    yes: ['accept', 'attending', 'hadir'],
    no: ['reject', 'not attending', 'tidak hadir'],
    bare: bareWords('^'),
    refusals: [ENGLISH_REFUSAL, INDONESIAN_REFUSAL],
    maybe: ['maybe', 'mungkin'],
  },
  plain: {
    yes: ['accept', 'attending'],
    no: ['reject', 'not attending'],
    bare: bareWords('(?:^|[^\\p{L}\\p{N}])'),
    refusals: [ENGLISH_REFUSAL],
    maybe: ['maybe', 'uncertain'],
  },
} as const satisfies Record<string, AttendanceWords>;
export type AttendanceMapping = keyof typeof ATTENDANCE_MAPPINGS;

/**
 * Returns the value that a form sends for an option's label: yes, no or maybe; a label that matches
 * none of them is sent in lower case (spec). Of the bare words yes and no, only the first that
 * stands alone counts, and in the main form only at the start of the label; a "no" that belongs
 * to the next word counts only where nothing else says yes or maybe. Open answers are checked
 * before yes, because "maybe attending" contains it.
 */
export function attendanceValue(label: string, mapping: AttendanceMapping = 'main'): string {
  const answer = folded(label);
  const words: AttendanceWords = ATTENDANCE_MAPPINGS[mapping];
  const bareWord = words.bare.alone.exec(answer)?.[1];
  if (bareWord === 'no' || mentions(answer, words.no)) return 'no';
  const saysYes = bareWord === 'yes' || mentions(answer, words.yes);
  if (saysYes && matches(answer, words.refusals)) return 'no';
  if (mentions(answer, saysYes ? OPEN : words.maybe)) return 'maybe';
  if (saysYes) return 'yes';
  return words.bare.no.test(answer) ? 'no' : answer;
}
