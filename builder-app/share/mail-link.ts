interface Letter {
  readonly subject?: string;
  readonly body?: string;
}

/**
 * Returns a `mailto:` link (RFC 6068).
 *
 * @param to an address as typed or received, which may contain characters with a meaning in links;
 * '' to leave it to the sender.
 */
export function mailLink(to: string, letter: Letter = {}): string {
  const address = encodeURIComponent(to).replaceAll('%40', '@');
  const fields = Object.entries(letter).map(
    ([name, text]) => `${name}=${encodeURIComponent(text)}`,
  );
  return `mailto:${address}${fields.length > 0 ? '?' : ''}${fields.join('&')}`;
}
