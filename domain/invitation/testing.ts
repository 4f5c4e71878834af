/**
 * Copies content, replacing each text with the result of `change`. `path` is the field's, with `*`
 * in place of an array index.
 */
export function withTexts<T>(content: T, change: (text: string, path: string) => string): T {
  const copy = (value: unknown, path: string): unknown => {
    if (typeof value === 'string') return change(value, path);
    if (Array.isArray(value)) return value.map((entry) => copy(entry, step(path, '*')));
    if (typeof value !== 'object' || value === null) return value;
    const parts = Object.entries(value).map(([key, part]) => [key, copy(part, step(path, key))]);
    return Object.fromEntries(parts);
  };
  return copy(content, '') as T;
}

/** Returns the paths of all text fields, in the form that `withTexts` passes them. */
export function textFields(content: unknown): string[] {
  const paths = new Set<string>();
  withTexts(content, (text, path) => {
    paths.add(path);
    return text;
  });
  return [...paths];
}

function step(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}
