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

/** By the longest of the names, in characters as a reader counts them. */
export function namesSize(names: readonly string[]): NamesSize {
  const longest = Math.max(0, ...names.map((name) => [...name].length));
  return STEPS.find(([, most]) => longest <= most)?.[0] ?? 'xxl';
}

/** Characters of the longest word: with it a style sheet finds the size at which names fit. */
export function longestWord(names: readonly string[]): number {
  const words = names.join(' ').split(/\s+/);
  return Math.max(1, ...words.map((word) => [...word].length));
}
