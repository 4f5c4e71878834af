/** Replaces lone surrogates with U+FFFD: `toWellFormed`, which browsers from before 2023 lack. */
export function wellFormed(text: string): string {
  return text.toWellFormed?.() ?? text.replace(/\p{Cs}/gu, '\uFFFD');
}
