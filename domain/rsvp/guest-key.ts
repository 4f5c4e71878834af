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
 * The same for every spelling of one guest: name and e-mail in compatibility form, without regard
 * to case and blanks, on two lines. May be several times as long as its parts: hash it before it
 * becomes part of an index.
 */
export function guestKey(name: string, email: string): string {
  return `${folded(name)}\n${folded(email)}`;
}
