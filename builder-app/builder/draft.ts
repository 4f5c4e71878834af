import { z } from 'zod';
import {
  INVALID_FORMAT,
  type WeddingData,
  weddingDataSchema,
} from '#domain/invitation/wedding-data.ts';
import { licenseKey } from '#domain/license/code.ts';
import { newId } from '../customize/new-id.ts';
import type { KeyStorage } from './browser-storage.ts';

/**
 * Content as it was left. A text that a rule refuses, such as one over its limit, stays: the form
 * says what is wrong with it, and nothing else goes with it.
 */
const unfinishedContent = z.unknown().transform((value, context): WeddingData => {
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

/** An unlicensed visitor's work. */
const draftSchema = z.object({
  weddingData: unfinishedContent,
  /** True once a template was chosen: the visitor comes back to the form. */
  chosen: z.boolean().default(true),
  /**
   * An activation whose answer may have been lost. Trying the same code with the same key again,
   * even after a reload, gives the first answer instead of "already used".
   */
  activation: z.object({ licenseCode: z.string(), idempotencyKey: z.string() }).optional(),
});

/** A licensed couple's edit that has not reached the server. */
const unsavedEditSchema = z.object({
  invitationId: z.string(),
  /** What the edit started from, and its revision: enough to go on as if nothing had happened. */
  base: weddingDataSchema,
  baseRevision: z.int(),
  /** Sent from there; the answer had not come when it was kept. */
  sent: z.array(unfinishedContent).readonly().default([]),
  content: unfinishedContent,
});
export type UnsavedEdit = z.infer<typeof unsavedEditSchema>;

type Path = readonly PropertyKey[];

const valueAt = (root: unknown, path: Path): unknown =>
  path.reduce((at, key) => (typeof at === 'object' && at ? Reflect.get(at, key) : undefined), root);

function putAt(root: unknown, path: Path, value: unknown): void {
  const holder = valueAt(root, path.slice(0, -1));
  const key = path.at(-1);
  if (typeof holder === 'object' && holder && key !== undefined) Reflect.set(holder, key, value);
}

/** One thing that is kept in the browser. Storage that is full, refused or damaged loses nothing else. */
function kept<S extends z.ZodType>(key: string, schema: S) {
  return {
    /** Null when there is none, or none that can be read. */
    read(storage: KeyStorage): z.output<S> | null {
      try {
        const text = storage.getItem(key);
        return text === null ? null : schema.parse(JSON.parse(text));
      } catch (error) {
        console.warn(`"${key}" in this browser could not be read`, error);
        return null;
      }
    },
    write(storage: KeyStorage, value: z.output<S>): void {
      try {
        storage.setItem(key, JSON.stringify(value));
      } catch (error) {
        console.warn(`"${key}" could not be kept in this browser`, error);
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

export const keptDraft = kept('draft', draftSchema);
export const keptEdit = kept('unsavedEdit', unsavedEditSchema);

/** Keeps the work on the screen, and with it what is known of an activation. */
export function writeDraft(storage: KeyStorage, weddingData: WeddingData, chosen: boolean): void {
  keptDraft.write(storage, { ...keptDraft.read(storage), weddingData, chosen });
}

/** The key to activate a code with: the one that was used for it before, else a new one, kept. */
export function activationKey(
  storage: KeyStorage,
  licenseCode: string,
  { content, chosen }: { readonly content: WeddingData; readonly chosen: boolean },
): string {
  const code = licenseKey(licenseCode);
  const earlier = keptDraft.read(storage)?.activation;
  const idempotencyKey = earlier?.licenseCode === code ? earlier.idempotencyKey : newId();
  const activation = { licenseCode: code, idempotencyKey };
  keptDraft.write(storage, { weddingData: content, chosen, activation });
  return idempotencyKey;
}
