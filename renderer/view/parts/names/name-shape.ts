/** Matches texts in the scripts that calligraphic faces have. Marks count with their letter. */
const SCRIPT_FACE_LETTERS =
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u;

/** `script`: the template's calligraphic face has the letters. `plain`: its text face sets them. */
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

/** Returns the names that are not empty, trimmed, bride first. */
export function namesOf({ bride, groom }: { readonly bride: string; readonly groom: string }) {
  return [bride.trim(), groom.trim()].filter((name) => name !== '');
}

/** Returns the size step of the name with the greatest `breadth`. */
export function namesSize(names: readonly string[]): NamesSize {
  const longest = Math.max(0, ...names.map(breadth));
  return STEPS.find(([, most]) => longest <= most)?.[0] ?? 'xxl';
}

/** Returns the greatest `breadth` of a word, from which style sheets compute a size that fits. */
export function longestWord(names: readonly string[]): number {
  const words = names.join(' ').split(/\s+/);
  return Math.max(1, ...words.map(breadth));
}

/**
 * Returns the number of code points, or the width in usual small letters if that is more: M and W
 * are as wide as two of those. Rounded to tenths, so that equal names give equal pages.
 */
export function breadth(text: string): number {
  let broad = 0;
  for (const letter of text.normalize('NFD')) broad += BREADTHS.get(letter) ?? otherBreadth(letter);
  return Math.max([...text].length, Math.round(broad * 10) / 10);
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

/** Returns the width of a character that is rare in names. Marks add none to their letter's. */
function otherBreadth(letter: string): number {
  if (/\p{M}/u.test(letter)) return 0;
  return /\s/.test(letter) ? 0.7 : 1;
}
