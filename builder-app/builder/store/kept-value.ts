import { z } from 'zod';
import { CONTENT_VERSION, upgraded } from '#domain/invitation/content-version.ts';
import {
  INVALID_FORMAT,
  type WeddingData,
  weddingDataSchema,
} from '#domain/invitation/wedding-data.ts';
import type { KeyStorage } from '../../access/browser-storage.ts';

/**
 * Unfinished content. A text that a rule rejects, such as one over its limit, is kept as typed: the
 * form says what is wrong with it, and it does not cost the rest of the content.
 */
export const unfinishedContent = z.unknown().transform((value, context): WeddingData => {
  const refused = weddingDataSchema.safeParse(value).error?.issues ?? [];
  const texts = refused.map(({ path }) => [path, valueAt(value, path)] as const);
  for (const [path, text] of texts) if (typeof text === 'string') putAt(value, path, '');
  const parsed = weddingDataSchema.safeParse(value);
  if (!parsed.success) {
    context.addIssue({ code: 'custom', message: INVALID_FORMAT });
    return z.NEVER;
  }
  for (const [path, text] of texts) putAt(parsed.data, path, text);
  return parsed.data;
});

type Path = readonly PropertyKey[];

const valueAt = (root: unknown, path: Path): unknown =>
  path.reduce((at, key) => (typeof at === 'object' && at ? Reflect.get(at, key) : undefined), root);

function putAt(root: unknown, path: Path, value: unknown): void {
  const holder = valueAt(root, path.slice(0, -1));
  const key = path.at(-1);
  if (typeof holder === 'object' && holder && key !== undefined) Reflect.set(holder, key, value);
}

/** States the version of the contents stored beside it. */
const versioned = z.looseObject({ contentVersion: z.int().min(1).default(1) });

/** Returns the stored values with those that are content upgraded to the current version. */
function inTodaysVersion(kept: unknown, contents: readonly string[]): object {
  const { contentVersion, ...values } = versioned.parse(kept);
  const upgrade = (content: unknown) => upgraded(content, contentVersion);
  for (const name of contents.filter((known) => known in values)) {
    const value = values[name];
    values[name] = Array.isArray(value) ? value.map(upgrade) : upgrade(value);
  }
  return values;
}

/**
 * A value stored in the browser under one key; `contents` names its fields that are content or
 * lists of content. Storage that is full, refused or damaged is logged and never throws.
 */
export function kept<S extends z.ZodType<object>>(
  key: string,
  schema: S,
  contents: readonly (keyof z.output<S> & string)[],
) {
  return {
    key,
    /** Returns the stored text as it is, or null if there is none. */
    text(storage: KeyStorage): string | null {
      try {
        return storage.getItem(key);
      } catch {
        return null;
      }
    },
    /** Returns null if there is none or it cannot be read. */
    read(storage: KeyStorage): z.output<S> | null {
      try {
        const text = storage.getItem(key);
        return text === null ? null : schema.parse(inTodaysVersion(JSON.parse(text), contents));
      } catch (error) {
        console.warn(`"${key}" in this browser could not be read`, error);
        return null;
      }
    },
    /** Returns whether it was stored. */
    write(storage: KeyStorage, value: z.output<S>): boolean {
      try {
        storage.setItem(key, JSON.stringify({ ...value, contentVersion: CONTENT_VERSION }));
        return true;
      } catch (error) {
        console.warn(`"${key}" could not be kept in this browser`, error);
        return false;
      }
    },
    clear(storage: KeyStorage): void {
      try {
        storage.removeItem(key);
      } catch (error) {
        console.warn(`"${key}" could not be removed from this browser`, error);
      }
    },
  };
}
