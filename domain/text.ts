import { wellFormed } from './well-formed.ts';

/** Line and page breaks of word processors and Unicode, other than a text field's own. */
const FOREIGN_BREAKS = /[\v\f\u0085\u2028\u2029]/g;
/** White space and what nobody sees: marks of writing direction, joiners, blanks of no width. */
const UNSEEN = /[\s\p{Cf}]/u;
const SEEN = /[^\s\p{Cf}]/u;
/** Almost no text needs cleaning: one test replaces four passes. */
const UNCLEAN = /[\p{Cc}\p{M}\u2028\u2029]/u;
/** More accents than a letter ever has are left: bringing them into order takes time to the square. */
const ACCENTED = /\P{M}\p{M}{1,8}/gu;

/**
 * Makes text safe for every database, page and calendar: lone surrogates become U+FFFD (they break
 * hydration and UTF-8 output), every kind of line end becomes "\n", and control characters other
 * than tabs are dropped, and unseen marks where they are all there is. Accents that stand apart, as
 * in text from PDFs, are joined to their letters: a browser finds "e" and its accent in no one file of
 * a face, and takes another face for both. Other letters stay as they are: NFC would change how some
 * Japanese names are written.
 */
export function cleanText(value: string): string {
  const text = wellFormed(value);
  if (!UNCLEAN.test(text)) return unlessUnseen(text);
  const clean = text
    .replace(FOREIGN_BREAKS, '\n')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .replace(ACCENTED, (letter) => letter.normalize('NFC'));
  return unlessUnseen(clean);
}

/** Returns '' for nothing but unseen marks, which no one takes for a text. Blanks alone stay. */
function unlessUnseen(text: string): string {
  return SEEN.test(text) || text.trim() === '' ? text : '';
}

/**
 * Cleans a single-line text. The breaks of word processors become spaces; they are the only ones that
 * an input field lets through. Line ends in content from elsewhere stay: a postal address has them.
 */
export function cleanLine(value: string): string {
  return cleanText(UNCLEAN.test(value) ? value.replace(FOREIGN_BREAKS, ' ') : value);
}

/**
 * Cleans a link or an e-mail address as `cleanLine` does, and drops blanks and unseen marks around
 * it. Chats, address books and right-to-left texts put such marks there; copied along, they make a
 * link that no browser opens and an address that no mail reaches.
 */
export function cleanLink(value: string): string {
  const line = cleanLine(value);
  const start = line.search(SEEN);
  if (start < 0) return '';
  // By hand: a pattern anchored at the end alone would take time to the square.
  let end = line.length;
  while (UNSEEN.test(line.charAt(end - 1))) end -= 1;
  return line.slice(start, end);
}
