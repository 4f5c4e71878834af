import { z } from 'zod';
import { type WeddingData, weddingDataSchema } from '#domain/invitation/wedding-data.ts';
import type { KeyStorage } from './browser-storage.ts';

/** An unlicensed visitor's work. */
const draftSchema = z.object({
  weddingData: weddingDataSchema,
  /** True once a template was chosen: the visitor comes back to the form. */
  chosen: z.boolean().default(true),
  /**
   * An activation whose answer may have been lost. Trying the same code with the same key again,
   * even after a reload, gives the first answer instead of "already used".
   */
  activation: z.object({ licenseCode: z.string(), idempotencyKey: z.string() }).optional(),
});
export type Draft = z.infer<typeof draftSchema>;

/** A licensed couple's edit that has not reached the server. */
const unsavedEditSchema = z.object({
  invitationId: z.string(),
  /** What the edit started from, and its revision: enough to go on as if nothing had happened. */
  base: weddingDataSchema,
  baseRevision: z.int(),
  content: weddingDataSchema,
});
export type UnsavedEdit = z.infer<typeof unsavedEditSchema>;

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

export const draftOf = (weddingData: WeddingData, chosen: boolean): Draft => ({
  weddingData,
  chosen,
});
