/** Letters of the scripts that calligraphic faces draw. Combining marks count with their letter. */
const SCRIPT_FACE_LETTERS =
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u;

/** `script`: the template's calligraphic face has these letters. `plain`: its text face sets them. */
export type NameScript = 'script' | 'plain';

export function nameScript(name: string): NameScript {
  return SCRIPT_FACE_LETTERS.test(name) ? 'script' : 'plain';
}

/** How much room names need; templates set a size for each. */
export type NamesSize = 's' | 'm' | 'l' | 'xl' | 'xxl';

const STEPS: readonly (readonly [NamesSize, number])[] = [
  ['s', 9],
  ['m', 14],
  ['l', 24],
  ['xl', 60],
];

/** The names that are there, bride first. */
export function namesOf({ bride, groom }: { readonly bride: string; readonly groom: string }) {
  return [bride.trim(), groom.trim()].filter((name) => name !== '');
}

/** By the longest of the names, in characters as a reader counts them, or in `breadth` if that is more. */
export function namesSize(names: readonly string[]): NamesSize {
  const longest = Math.max(0, ...names.map(breadth));
  return STEPS.find(([, most]) => longest <= most)?.[0] ?? 'xxl';
}

/** Breadth of the longest word: with it a style sheet finds the size at which names fit. */
export function longestWord(names: readonly string[]): number {
  const words = names.join(' ').split(/\s+/);
  return Math.max(1, ...words.map(breadth));
}

/**
 * Characters as a reader counts them, or more where many are broad: M and W are as broad as two of the
 * usual small letters. In tenths, so that equal names give equal pages.
 */
export function breadth(text: string): number {
  let broad = 0;
  for (const letter of text.normalize('NFD')) broad += BREADTHS.get(letter) ?? otherBreadth(letter);
  return Math.max([...text].length, Math.round(broad * 10) / 10);
}

/** In small letters of Marcellus, the broadest of the faces that names are set in. */
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

/** Of what is rare in names. Marks stand above or below their letter. */
function otherBreadth(letter: string): number {
  if (/\p{M}/u.test(letter)) return 0;
  return /\s/.test(letter) ? 0.7 : 1;
}
