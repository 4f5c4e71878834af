import { namesOf } from '#domain/invitation/couple.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';

/** Matches texts in the scripts that calligraphic faces have. Marks count with their letter. */
const SCRIPT_FACE_LETTERS =
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u;

/**
 * `script`: the template's calligraphic face has the letters. `arabic`: a template may have an Arabic
 * face. `plain`: the text face or one of the guest's device sets them.
 */
export type NameScript = 'script' | 'arabic' | 'plain';

export function nameScript(name: string): NameScript {
  if (SCRIPT_FACE_LETTERS.test(name)) return 'script';
  return /\p{Script=Arabic}/u.test(name) ? 'arabic' : 'plain';
}

/**
 * How much room names need: one line for the longer (`s`, `m`), two (`l`), several (`xl`), or more
 * than any couple's (`xxl`).
 */
export type NamesSize = 's' | 'm' | 'l' | 'xl' | 'xxl';

const STEPS: readonly (readonly [NamesSize, number])[] = [
  ['s', 9],
  ['m', 14],
  ['l', 28],
  ['xl', 60],
];

/** Stands in for the names while both are missing. */
export const NAMELESS = 'Our Wedding';

/** Returns the couple's names as a heading shows them; never empty. */
export function shownNames(couple: WeddingData['couple']): string[] {
  const names = namesOf(couple);
  return names.length > 0 ? names : [NAMELESS];
}

/** Returns the size step of the name with the greatest `breadth`. */
export function namesSize(names: readonly string[]): NamesSize {
  const longest = Math.max(0, ...names.map(breadth));
  return STEPS.find(([, most]) => longest <= most)?.[0] ?? 'xxl';
}

/** Where several lines begin: of two, each has half of the longest `l`. */
const LINE = 14;
const MOST_LINES = 4;

/**
 * Returns the greatest `breadth` of a line once long names are broken into up to four even ones, at
 * least 1. Style sheets compute a size that fits from it.
 */
export function widestLine(names: readonly string[]): number {
  return Math.max(1, ...names.map(lineOf));
}

function lineOf(name: string): number {
  const whole = breadth(name);
  const most = Math.min(MOST_LINES, Math.max(1, Math.ceil(whole / LINE)));
  // A line may end after a hyphen. Without lookbehind, which Safari before 16.4 lacks.
  const words = name.match(/[^\s-]+-*|-+/g) ?? [];
  let widest = Math.max(whole / most, ...words.map(breadth));
  while (linesIn(words, widest) > most) widest += 0.5;
  return Math.round(widest * 10) / 10;
}

/** Returns the number of lines that words take where each holds a breadth of `most`. */
function linesIn(words: readonly string[], most: number): number {
  let lines = 1;
  let line = '';
  for (const word of words) {
    const longer = line === '' || line.endsWith('-') ? line + word : `${line} ${word}`;
    if (breadth(longer) > most) {
      lines += 1;
      line = word;
    } else {
      line = longer;
    }
  }
  return lines;
}

/**
 * Returns the width in usual small letters, and at least one for each letter: M and W are as wide as
 * two, Chinese signs too. Rounded to tenths, so that equal names give equal pages.
 */
export function breadth(text: string): number {
  let broad = 0;
  let letters = 0;
  for (const letter of text.normalize('NFD')) {
    const known = BREADTHS.get(letter);
    const one = known ?? otherBreadth(letter);
    broad += one;
    letters += known ? 1 : Math.min(1, one);
  }
  return Math.round(Math.max(letters, broad) * 10) / 10;
}

/** Widths in usual small letters of Marcellus, the widest of the faces that names are set in. */
const BREADTHS: ReadonlyMap<string, number> = new Map(
  (
    [
      ['abcdeghknopquvxyz', 1.1],
      ['frst ', 0.7],
      ["IJijl.'’-", 0.5],
      ['w', 1.4],
      ['m', 1.65],
      ['KRTYZ', 1.2],
      ['ACDGHNOQUVX&', 1.45],
      ['MW', 1.9],
    ] as const
  ).flatMap(([letters, breadth]) => [...letters].map((letter) => [letter, breadth] as const)),
);

/**
 * Widths of other letters, in the faces that phones have for their scripts; those of no kind are as
 * wide as a usual letter.
 */
const OTHER_BREADTHS: readonly (readonly [RegExp, number])[] = [
  // Vowel signs that stand beside their letter.
  [/(?=\p{Mc})[\p{Script=Malayalam}\p{Script=Myanmar}\p{Script=Tamil}]/u, 1],
  [/\p{Mc}/u, 0.5],
  [/\p{M}/u, 0],
  [/\s/, 0.7],
  [/\p{Script=Arabic}/u, 0.9],
  [/[\p{Script=Greek}\p{Script=Telugu}]/u, 1.1],
  [/[\p{Script=Armenian}\p{Script=Cyrillic}\p{Script=Ethiopic}\p{Script=Georgian}]/u, 1.2],
  [/[\p{Script=Khmer}\p{Script=Thai}]/u, 1.2],
  [/[\p{Script=Kannada}\p{Script=Sinhala}]/u, 1.4],
  [/[\p{Script=Malayalam}\p{Script=Myanmar}\p{Script=Tamil}]/u, 1.6],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u, 2],
  // Of the two or three letters of a syllable, into which `NFD` takes it apart.
  [/\p{Script=Hangul}/u, 0.8],
];

function otherBreadth(letter: string): number {
  return OTHER_BREADTHS.find(([kind]) => kind.test(letter))?.[1] ?? 1;
}
