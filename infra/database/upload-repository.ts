import { inBatches } from './batches.ts';
import { violates } from './failure.ts';
import { newId } from './ids.ts';
import { type Db, guarded } from './transaction.ts';

export interface NewUpload {
  /** Of the pixels; equal pictures share their files. */
  readonly hash: string;
  readonly filename: string;
  /** Pixels of the upright original. */
  readonly width: number;
  readonly height: number;
  /** Of all variants together; 0 until they are stored. */
  readonly bytes: number;
  /** UTC milliseconds; now when left out. */
  readonly at?: number;
}

export interface UploadRecord extends Omit<NewUpload, 'at'> {
  readonly id: string;
  /** The last time that this picture was uploaded, UTC milliseconds. */
  readonly createdAt: number;
  /** Since when no invitation shows it, UTC milliseconds; null while one does, as far as is known. */
  readonly unusedSince: number | null;
}

interface UploadRow {
  id: string;
  hash: string;
  filename: string;
  width: number;
  height: number;
  bytes: number;
  created_at: number;
  unused_since: number | null;
}

function toUpload({ created_at, unused_since, ...row }: UploadRow): UploadRecord {
  return { ...row, createdAt: created_at, unusedSince: unused_since };
}

/** Uploaded pictures. */
export function uploadRepository(db: Db) {
  // The first, too: an API that is upgraded after this worker notes nothing else.
  const unused = (ids: readonly string[], before: number) =>
    db('uploads')
      .whereIn('id', ids)
      .where('created_at', '<', before)
      .where('unused_since', '<', before);

  return guarded(db, {
    /** Notes an upload; the same picture again only gets younger, so that the janitor leaves it. */
    async record(upload: NewUpload): Promise<void> {
      const { hash, filename, width, height, bytes, at = Date.now() } = upload;
      try {
        await db('uploads').insert({
          id: newId(),
          hash,
          filename,
          width,
          height,
          bytes,
          created_at: at,
          unused_since: at,
        });
      } catch (error) {
        if (!violates(error, 'hash')) throw error;
        await db('uploads')
          .where({ hash })
          .update({ created_at: at, unused_since: at, ...(bytes > 0 && { bytes }) });
      }
    },

    /** All in order of id, from the one after `after`. */
    async list({ after = '', limit }: { after?: string; limit: number }) {
      const rows: UploadRow[] = await db('uploads')
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit);
      return rows.map(toUpload);
    },

    /** Notes that invitations show these. */
    async markUsed(ids: readonly string[]): Promise<void> {
      for (const batch of inBatches(ids)) {
        await db('uploads').whereIn('id', batch).update({ unused_since: null });
      }
    },

    /** Notes since when no invitation shows these, where that is not known yet. */
    async markUnused(ids: readonly string[], since: number): Promise<void> {
      for (const batch of inBatches(ids)) {
        await db('uploads')
          .whereIn('id', batch)
          .whereNull('unused_since')
          .update({ unused_since: since });
      }
    },

    /** Whether no invitation has shown it since before a moment, nor anybody uploaded it again. */
    async isUnused(id: string, before: number): Promise<boolean> {
      return (await unused([id], before).first('id')) !== undefined;
    },

    /** Forgets uploads that are unused as in `isUnused`; how many went. */
    async remove(ids: readonly string[], before: number): Promise<number> {
      let removed = 0;
      for (const batch of inBatches(ids)) removed += await unused(batch, before).delete();
      return removed;
    },
  });
}

export type UploadRepository = ReturnType<typeof uploadRepository>;
