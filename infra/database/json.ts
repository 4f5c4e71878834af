/**
 * The one way in which JSON goes into and comes out of the database: as text in TEXT columns, never
 * in a WHERE. (MySQL's JSON type reorders keys, MariaDB's is text, drivers parse one of them.)
 */
export function encodeJson(value: unknown): string {
  return JSON.stringify(value);
}

/** What `encodeJson` wrote; null for NULL. Keys such as `__proto__` come back as plain keys. */
export function decodeJson(text: string | null): unknown {
  return text === null ? null : JSON.parse(text);
}
