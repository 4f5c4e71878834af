/** Replaces lone surrogates with U+FFFD: `toWellFormed`, which browsers before 2023 lack. */
export function wellFormed(text: string): string {
  return text.toWellFormed?.() ?? text.replace(/\p{Cs}/gu, '\uFFFD');
}
