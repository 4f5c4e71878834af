/** (spec) A reply is addressed to the last non-empty segment of the page's path. */
export function invitationIdentifier(path: string, fallback: string): string {
  const segment = path.split('/').filter(Boolean).at(-1);
  if (segment === undefined) return fallback;
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
