import { z } from 'zod';
import { type WeddingData, weddingDataSchema } from '#domain/invitation/wedding-data.ts';
import { licenseKey } from '#domain/license/code.ts';
import type { KeyStorage } from '../../access/browser-storage.ts';
import { newId } from '../../customize/new-id.ts';
import { kept, unfinishedContent } from './kept-value.ts';

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
