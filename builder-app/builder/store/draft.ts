import { z } from 'zod';
import { CONTENT_VERSION, upgraded } from '#domain/invitation/content-version.ts';
import {
  INVALID_FORMAT,
  type WeddingData,
  weddingDataSchema,
} from '#domain/invitation/wedding-data.ts';
import { licenseKey } from '#domain/license/code.ts';
import { newId } from '../../customize/new-id.ts';
import type { KeyStorage } from './browser-storage.ts';

/**
 * Unfinished content. A text that a rule rejects, such as one over its limit, is kept as typed: the
 * form says what is wrong with it, and it does not cost the rest of the content.
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

const activationSchema = z.object({ licenseCode: z.string(), idempotencyKey: z.string() });
export type Activation = z.infer<typeof activationSchema>;

/** An unlicensed visitor's work. */
const draftSchema = z.object({
  weddingData: unfinishedContent,
  /** True once a template was chosen: the returning visitor starts at the form. */
  chosen: z.boolean().default(true),
  /**
   * An activation whose response may have been lost. Retrying the same code with the same key, even
   * after a reload, returns the first response instead of "already used".
   */
  activation: activationSchema.optional(),
  /**
   * Id of the invitation that this browser also has access to. The visitor returns to this draft
   * rather than to that invitation.
   */
  beside: z.string().optional(),
});

/** A licensed couple's edit that has not reached the server. */
const unsavedEditSchema = z.object({
  invitationId: z.string(),
  /** The content and revision that the edit started from: enough to resume it. */
  base: weddingDataSchema,
  baseRevision: z.int(),
  /** Contents sent on top of that revision and unacknowledged when this was kept. */
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
function kept<S extends z.ZodType<object>>(
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

export const keptDraft = kept('draft', draftSchema, ['weddingData']);

const keptEditAt = (key: string) => kept(key, unsavedEditSchema, ['base', 'sent', 'content']);
const editOf = (invitationId: string) => keptEditAt(`unsavedEdit:${invitationId}`);
/** The single key from before each invitation had its own. */
const soleEdit = keptEditAt('unsavedEdit');

/**
 * Unsaved edits, one for each invitation. Each stays until it is saved or discarded; an edit that
 * does not fit into the browser's storage displaces no other.
 */
export const keptEdits = {
  text(storage: KeyStorage, invitationId: string): string | null {
    return editOf(invitationId).text(storage);
  },
  read(storage: KeyStorage, invitationId: string): UnsavedEdit | null {
    const own = editOf(invitationId).read(storage);
    if (own) return own;
    const sole = soleEdit.read(storage);
    return sole?.invitationId === invitationId ? sole : null;
  },
  /** Returns whether it was stored. */
  write(storage: KeyStorage, edit: UnsavedEdit): boolean {
    return editOf(edit.invitationId).write(storage, edit);
  },
  clear(storage: KeyStorage, invitationId: string): void {
    editOf(invitationId).clear(storage);
    if (soleEdit.read(storage)?.invitationId === invitationId) soleEdit.clear(storage);
  },
};

const versionsOf = (invitationId: string) =>
  kept(`setAside:${invitationId}`, z.object({ versions: z.array(unfinishedContent) }), [
    'versions',
  ]);

/** Versions of an invitation that lost a conflict, newest first. */
export const keptVersions = {
  read: (storage: KeyStorage, invitationId: string): readonly WeddingData[] =>
    versionsOf(invitationId).read(storage)?.versions ?? [],
  /** Returns whether they were stored. */
  write(storage: KeyStorage, invitationId: string, versions: WeddingData[]): boolean {
    if (versions.length > 0) return versionsOf(invitationId).write(storage, { versions });
    versionsOf(invitationId).clear(storage);
    return true;
  },
};

const addressOf = (invitationId: string) =>
  kept(`address:${invitationId}`, z.object({ cleanUrl: z.string() }), []);

/**
 * Addresses of the invitations that were opened in this browser. Activation fixes an address, so it
 * is right even while the server is unreachable, when one derived from the names could be another
 * couple's.
 */
export const keptAddresses = {
  /** Returns '' if none is stored. */
  read: (storage: KeyStorage, invitationId: string): string =>
    addressOf(invitationId).read(storage)?.cleanUrl ?? '',
  write: (storage: KeyStorage, invitationId: string, cleanUrl: string): void =>
    void addressOf(invitationId).write(storage, { cleanUrl }),
  clear: (storage: KeyStorage, invitationId: string): void =>
    addressOf(invitationId).clear(storage),
};

/** Returns the activation for a code: the earlier one if the code is the same, else a new one. */
export function activationOf(licenseCode: string, earlier: Activation | undefined): Activation {
  const code = licenseKey(licenseCode);
  return earlier?.licenseCode === code ? earlier : { licenseCode: code, idempotencyKey: newId() };
}
