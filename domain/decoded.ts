/** Decodes a percent-encoded text; returns it unchanged if it is not encoded correctly. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
