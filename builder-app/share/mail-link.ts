interface Letter {
  readonly subject?: string;
  readonly body?: string;
}

/**
 * Opens a letter in the mail program (RFC 6068).
 *
 * @param to an address as typed or delivered, which may hold what means something in a link; empty to
 * leave it to the writer.
 */
export function mailLink(to: string, letter: Letter = {}): string {
  const address = encodeURIComponent(to).replaceAll('%40', '@');
  const fields = Object.entries(letter).map(
    ([name, text]) => `${name}=${encodeURIComponent(text)}`,
  );
  return `mailto:${address}${fields.length > 0 ? '?' : ''}${fields.join('&')}`;
}
