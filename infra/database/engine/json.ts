/**
 * Encodes JSON for the database; with `decodeJson`, the only way in and out. It is kept as text and
 * never used in a WHERE: MySQL's JSON type reorders keys, MariaDB's is text, and drivers parse only
 * one of them.
 */
export function encodeJson(value: unknown): string {
  return JSON.stringify(value);
}

/** Decodes what `encodeJson` wrote; NULL gives null. Keys such as `__proto__` stay plain keys. */
export function decodeJson(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own message would quote the couple's text.
    throw new Error('What is stored is not JSON');
  }
}
