import { inBatches } from './engine/batches.ts';
import { violates } from './engine/failure.ts';
import { newId } from './engine/ids.ts';
import { type Db, guarded } from './engine/transaction.ts';

export interface NewUpload {
  /** Hash of the pixels, so that equal pictures share their files, which are named by it. */
  readonly hash: string;
  readonly filename: string;
  /** In pixels, of the original turned upright; so is `height`. */
  readonly width: number;
  readonly height: number;
  /** Size of all variants together; 0 until they are stored. */
  readonly bytes: number;
  /** UTC milliseconds; now when left out. */
  readonly at?: number;
}

export interface UploadRecord extends Omit<NewUpload, 'at'> {
  readonly id: string;
  /** When this picture was last uploaded, UTC milliseconds. */
  readonly createdAt: number;
  /** Since when no invitation has shown it, UTC milliseconds; null while one is known to do so. */
  readonly unusedSince: number | null;
  /** When deletion of its files began, UTC milliseconds; null otherwise. */
  readonly removedAt: number | null;
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
  removed_at: number | null;
}

function toUpload({ created_at, unused_since, removed_at, ...row }: UploadRow): UploadRecord {
  return { ...row, createdAt: created_at, unusedSince: unused_since, removedAt: removed_at };
}

/**
 * Uploaded pictures. Naming one (`claimPictures`) or uploading it again, and removing it, update
 * the same row under opposite conditions: the database decides who was first.
 */
export function uploadRepository(db: Db) {
  return guarded(db, {
    /**
     * Records an upload. A known picture only gets newer timestamps, so that the janitor leaves it
     * alone. Returns false for one that is being removed: files of this hash may
     * be deleted at any moment.
     */
    async record(upload: NewUpload): Promise<boolean> {
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
        return true;
      } catch (error) {
        if (!violates(error, 'hash')) throw error;
        const younger = await db('uploads')
          .where({ hash })
          .whereNull('removed_at')
          .update({ created_at: at, unused_since: at, ...(bytes > 0 && { bytes }) });
        return younger === 1;
      }
    },

    /** Returns up to `limit` uploads in order of id, after `after`. */
    async list({ after = '', limit }: { after?: string; limit: number }) {
      const rows: UploadRow[] = await db('uploads')
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit);
      return rows.map(toUpload);
    },

    /** Records that invitations show these. */
    async markUsed(ids: readonly string[]): Promise<void> {
      for (const batch of inBatches(ids)) {
        await db('uploads').whereIn('id', batch).update({ unused_since: null });
      }
    },

    /** Records since when no invitation has shown these, unless they were already unused. */
    async markUnused(ids: readonly string[], since: number): Promise<void> {
      for (const batch of inBatches(ids)) {
        await db('uploads')
          .whereIn('id', batch)
          .whereNull('unused_since')
          .update({ unused_since: since });
      }
    },

    /** Records all that are unused as unused since `since`; resolves with their number. */
    async countAgain(since: number): Promise<number> {
      return db('uploads').whereNotNull('unused_since').update({ unused_since: since });
    },

    /**
     * Marks a picture as being removed; true permits the caller to delete its files. Returns false
     * when it was uploaded or in use since `before`, or retired or restored since it was listed.
     */
    async retire(
      { id, removedAt }: Pick<UploadRecord, 'id' | 'removedAt'>,
      { before, at }: { before: number; at: number },
    ): Promise<boolean> {
      const retired = await db('uploads')
        .where({ id, removed_at: removedAt })
        // `created_at` too: an API still on a version before `unused_since` updates nothing else.
        .where('created_at', '<', before)
        .where('unused_since', '<', before)
        .update({ removed_at: at });
      return retired === 1;
    },

    /** Reverts a removal that was not completed. */
    async restore({ id, removedAt }: Pick<UploadRecord, 'id' | 'removedAt'>): Promise<void> {
      await db('uploads').where({ id, removed_at: removedAt }).update({ removed_at: null });
    },

    /** Deletes the row of a picture being removed, once its files are gone. */
    async forget(id: string): Promise<void> {
      await db('uploads').where({ id }).whereNotNull('removed_at').delete();
    },
  });
}

export type UploadRepository = ReturnType<typeof uploadRepository>;
