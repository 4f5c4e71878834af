/**
 * The text with U+FFFD in place of lone surrogates. As `toWellFormed`, which browsers of before 2023
 * do not have.
 */
export function wellFormed(text: string): string {
  return text.toWellFormed?.() ?? text.replace(/\p{Cs}/gu, '\uFFFD');
}
