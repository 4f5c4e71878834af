import type { CSSProperties } from 'react';

/** Letters of languages whose capital I has a dot like the small one: Turkish, Azerbaijani. */
const WITH_DOTTED_CAPITAL = /[ĞğİıƏə]/;
const GREEK = /\p{Script=Greek}/u;
/** Scripts that join the letters of a word, by strokes or by the line from which they hang. */
const JOINED =
  /[\p{Script=Arabic}\p{Script=Bengali}\p{Script=Devanagari}\p{Script=Gurmukhi}\p{Script=Syriac}]/u;

interface CapitalsProps {
  /** `el`: the browser leaves accents out of Greek capitals. */
  readonly lang?: 'el';
  readonly style?: CSSProperties;
}

/**
 * Returns props for a text of the couple that is set in capitals, wide apart, on a page whose
 * language is English: small letters stay where English rules would give wrong capitals, and joined
 * letters stay together.
 */
export function capitalsProps(text: string): CapitalsProps {
  if (WITH_DOTTED_CAPITAL.test(text)) return { style: { textTransform: 'none' } };
  if (GREEK.test(text)) return { lang: 'el' };
  return JOINED.test(text) ? { style: { letterSpacing: 0 } } : {};
}
