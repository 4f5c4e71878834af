import { type WeddingData, weddingDataSchema } from '#domain/invitation/wedding-data.ts';

/** Returns the content in canonical form: keys in the schema's order, every default filled in. */
export function normalised(content: WeddingData): WeddingData {
  const parsed = weddingDataSchema.safeParse(content);
  // Content over a limit is still the couple's: the server says what is wrong with it.
  return parsed.success ? parsed.data : content;
}

export const sameContent = (one: WeddingData, other: WeddingData): boolean =>
  one === other || JSON.stringify(normalised(one)) === JSON.stringify(normalised(other));

interface ChangedField {
  /** In dot notation. */
  readonly path: string;
  readonly value: unknown;
}

/** Returns the fields of `after` that differ from `before`; a list counts as one field. */
export function changedFields(before: WeddingData, after: WeddingData): ChangedField[] {
  return changesIn('', normalised(before), normalised(after));
}

function changesIn(path: string, before: unknown, after: unknown): ChangedField[] {
  if (sameValue(before, after)) return [];
  if (!isGroup(before) || !isGroup(after)) return [{ path, value: after }];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => changesIn(pathTo(path, key), before[key], after[key]));
}

export const pathTo = (group: string, key: string) => (group ? `${group}.${key}` : key);

export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const sameValue = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other);
