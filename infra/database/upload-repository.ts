import { inBatches } from './batches.ts';
import { violates } from './failure.ts';
import { newId } from './ids.ts';
import { type Db, guarded } from './transaction.ts';

export interface NewUpload {
  /** Names its files. Of the pixels, so that equal pictures share them. */
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
  /** When its files began to be deleted, UTC milliseconds; null for a picture that is whole. */
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
 * Uploaded pictures. Who names one (`claimPictures`) or uploads it again, and who removes it, ask for
 * the same row under opposite conditions: the database decides who was first.
 */
export function uploadRepository(db: Db) {
  return guarded(db, {
    /**
     * Notes an upload; the same picture again only gets younger, so that the janitor leaves it. False
     * for one that is being removed: files of this hash may go at any moment.
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

    /**
     * Gives the right to delete a picture's files, unless an invitation has named it since `before`,
     * somebody uploaded it again, or it was retired or restored since it was listed.
     */
    async retire(
      { id, removedAt }: Pick<UploadRecord, 'id' | 'removedAt'>,
      { before, at }: { before: number; at: number },
    ): Promise<boolean> {
      const retired = await db('uploads')
        .where({ id, removed_at: removedAt })
        // The first, too: an API that is upgraded after this worker notes nothing else.
        .where('created_at', '<', before)
        .where('unused_since', '<', before)
        .update({ removed_at: at });
      return retired === 1;
    },

    /** Takes a picture back whose removal ended half-way. */
    async restore({ id, removedAt }: Pick<UploadRecord, 'id' | 'removedAt'>): Promise<void> {
      await db('uploads').where({ id, removed_at: removedAt }).update({ removed_at: null });
    },

    /** Forgets a picture that is being removed, whose files are gone. */
    async forget(id: string): Promise<void> {
      await db('uploads').where({ id }).whereNotNull('removed_at').delete();
    },
  });
}

export type UploadRepository = ReturnType<typeof uploadRepository>;
