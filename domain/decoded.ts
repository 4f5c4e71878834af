/** Returns a percent-encoded text decoded; as it is if it is not encoded correctly. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
