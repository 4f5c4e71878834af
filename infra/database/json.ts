/**
 * The one way in which JSON goes into and comes out of the database: as text in TEXT columns, never
 * in a WHERE. (MySQL's JSON type reorders keys, MariaDB's is text, drivers parse one of them.)
 */
export function encodeJson(value: unknown): string {
  return JSON.stringify(value);
}

/** What `encodeJson` wrote; null for NULL. Keys such as `__proto__` come back as plain keys. */
export function decodeJson(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own message quotes the text, which a couple wrote.
    throw new Error('What is stored is not JSON');
  }
}
