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
  /** Of all variants together. */
  readonly bytes: number;
  /** UTC milliseconds; now when left out. */
  readonly at?: number;
}

export interface UploadRecord extends Omit<NewUpload, 'at'> {
  readonly id: string;
  /** The last time that this picture was uploaded, UTC milliseconds. */
  readonly createdAt: number;
}

interface UploadRow {
  id: string;
  hash: string;
  filename: string;
  width: number;
  height: number;
  bytes: number;
  created_at: number;
}

function toUpload({ created_at, ...row }: UploadRow): UploadRecord {
  return { ...row, createdAt: created_at };
}

/** Uploaded pictures. */
export function uploadRepository(db: Db) {
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
        });
      } catch (error) {
        if (!violates(error, 'hash')) throw error;
        await db('uploads').where({ hash }).update({ created_at: at });
      }
    },

    /** Uploads from before a moment in order of id, from the one after `after`. */
    async olderThan(before: number, { after = '', limit }: { after?: string; limit: number }) {
      const rows: UploadRow[] = await db('uploads')
        .where('created_at', '<', before)
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit);
      return rows.map(toUpload);
    },

    /** Forgets uploads, unless they were uploaded again since `before`; how many went. */
    async remove(ids: readonly string[], before: number): Promise<number> {
      let removed = 0;
      for (const batch of inBatches(ids)) {
        removed += await db('uploads')
          .whereIn('id', batch)
          .where('created_at', '<', before)
          .delete();
      }
      return removed;
    },
  });
}

export type UploadRepository = ReturnType<typeof uploadRepository>;
