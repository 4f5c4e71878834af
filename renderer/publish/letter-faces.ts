import { parseRanges } from './font-library.ts';
import type { AssetFile } from './page-types.ts';
import { shortHash } from './short-hash.ts';

/** A face for some characters only (`unicode-range`), as a rule of a style sheet. */
export interface LetterFace {
  readonly rule: string;
  /** Inclusive ranges of code points. */
  readonly ranges: readonly (readonly [number, number])[];
}

const LETTER_FACE = /@font-face\{[^}]*unicode-range:([^;}]*)[^}]*\}/g;

/** A letter of the faces for English text, which every page needs. */
const ENGLISH = 'a'.charCodeAt(0);
const TAG = /<[^>]*>/g;
const BEYOND_ASCII = /[^\0-\x7f]+/g;
/** ASCII characters that the faces for English text lack (`cut-fonts.ts`): few texts have them. */
export const RARE_SIGNS = '$%*<=>[\\]^_`{|}~';
const RARE_SIGN = new RegExp(`[${RARE_SIGNS.replace(/[\\\]^]/g, '\\$&')}]|&[lg]t;`, 'g');

/** Separates the faces for some characters from a style sheet. */
export function takeLetterFaces(css: string): { css: string; faces: readonly LetterFace[] } {
  const faces = [...css.matchAll(LETTER_FACE)].map(([rule, range = '']) => ({
    rule,
    ranges: parseRanges(range),
  }));
  return { css: css.replace(LETTER_FACE, ''), faces };
}

/**
 * Returns the rules of the faces that set a character of a page. Any other would cost time even if
 * its file is never loaded: for each size of a face, a browser makes ready a font of the system in
 * place of each of its files that has not been loaded.
 *
 * @param body the page's markup
 */
export function facesFor(faces: readonly LetterFace[], body: string): string {
  const needed = [ENGLISH, ...charactersOf(body)];
  return rulesOf(
    faces.filter(({ ranges }) =>
      needed.some((point) => ranges.some(([first, last]) => first <= point && point <= last)),
    ),
  );
}

/** Returns all faces as a style sheet, for what guests write in other letters. */
export function letterFacesFile(template: string, faces: readonly LetterFace[]): AssetFile {
  const body = Buffer.from(rulesOf(faces));
  const key = `assets/${template}-faces-${shortHash(body)}.css`;
  return { key, contentType: 'text/css; charset=utf-8', read: async () => body };
}

const rulesOf = (faces: readonly LetterFace[]) => faces.map(({ rule }) => rule).join('');

/** Returns the code points of a page beyond those of English text. */
function charactersOf(body: string): number[] {
  // Also of attributes: scripts show captions.
  const letters = all(body, BEYOND_ASCII);
  // Styles may set capitals, and a letter may be written as its base and an accent.
  const composed = /\p{M}/u.test(letters) ? all(body.normalize('NFC'), BEYOND_ASCII) : '';
  const signs = all(body.replace(TAG, ''), RARE_SIGN).replace('&lt;', '<').replace('&gt;', '>');
  const needed = new Set(letters + letters.toUpperCase() + composed + signs);
  return [...needed].map((one) => one.codePointAt(0) ?? 0);
}

/** Returns the different matches, one after the other. */
const all = (text: string, pattern: RegExp) => [...new Set(text.match(pattern))].join('');
