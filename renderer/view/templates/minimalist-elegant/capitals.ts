import type { CSSProperties } from 'react';

/** Letters of languages in which a small i keeps its dot as a capital. */
const AZERBAIJANI = /[Əə]/;
const TURKISH = /[Ğğİı]/;
const GREEK = /\p{Script=Greek}/u;
/** Scripts that join the letters of a word, by strokes or by the line from which they hang. */
const JOINED =
  /[\p{Script=Arabic}\p{Script=Bengali}\p{Script=Devanagari}\p{Script=Gurmukhi}\p{Script=Syriac}]/u;

interface CapitalsProps {
  /** By whose rules the browser makes capitals. */
  readonly lang?: 'az' | 'el' | 'tr';
  readonly style?: CSSProperties;
}

/**
 * Returns props for a text of the couple that is set in capitals, wide apart, on a page whose
 * language is English: the language whose capitals English rules would get wrong, and joined letters
 * stay together.
 */
export function capitalsProps(text: string): CapitalsProps {
  if (AZERBAIJANI.test(text)) return { lang: 'az' };
  if (TURKISH.test(text)) return { lang: 'tr' };
  if (GREEK.test(text)) return { lang: 'el' };
  return JOINED.test(text) ? { style: { letterSpacing: 0 } } : {};
}
