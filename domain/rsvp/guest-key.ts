const folded = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .trim()
    // Upper case first: it unites letters that lower case keeps apart (ß and ss, ς and σ).
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC');

/**
 * Returns the same key for every spelling of one guest: name and e-mail on two lines, in
 * compatibility form (NFKC), ignoring case and extra blanks. It may be several times as long as its
 * parts: hash it before indexing it.
 */
export function guestKey(name: string, email: string): string {
  return `${folded(name)}\n${folded(email)}`;
}
