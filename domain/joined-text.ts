/** Joins texts, leaving out those that are blank. */
export function joinedText(parts: readonly string[], separator: string): string {
  return parts.filter((part) => part.trim() !== '').join(separator);
}
