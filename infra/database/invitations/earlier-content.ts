import { publishIssues } from '#domain/invitation/publishable.ts';
import type { Db } from '../engine/transaction.ts';
import {
  type ContentColumns,
  decodeContent,
  type StoredContent,
  storedContent,
} from './content.ts';

/** The last publishable content of an invitation whose newest content is incomplete. */
export interface EarlierContent {
  readonly content: StoredContent;
  readonly revision: number;
  /** UTC milliseconds. */
  readonly savedAt: number;
}

interface ReplacedRow extends ContentColumns {
  revision: number;
  updated_at: number;
}

interface EarlierRow extends ContentColumns {
  revision: number;
  saved_at: number;
}

/**
 * Keeps the publishable content that an incomplete save is about to replace, because its page may
 * have to be rendered again. The copy counts only while the newest content is incomplete;
 * `removeReplacedEarlier` deletes it afterwards.
 *
 * @param revision the revision that the save is based on; when left out, the current one
 */
export async function keepEarlier(trx: Db, id: string, revision?: number): Promise<void> {
  const row: ReplacedRow | undefined = await trx('invitations')
    .where({ id, ...(revision !== undefined && { revision }) })
    .forUpdate()
    .first('revision', 'updated_at', 'schema_version', 'content');
  if (!row || publishIssues(decodeContent(storedContent(row))).length > 0) return;
  const { updated_at: saved_at, ...kept } = row;
  await trx('earlier_contents')
    .insert({ invitation_id: id, saved_at, ...kept })
    .onConflict('invitation_id')
    .merge();
}

/** Deletes copies that a newer published revision has replaced, and returns how many. */
export function removeReplacedEarlier(db: Db): Promise<number> {
  return db('earlier_contents')
    .whereExists(
      db('invitations')
        .whereRaw('invitations.id = earlier_contents.invitation_id')
        .whereRaw('invitations.published_revision = invitations.revision'),
    )
    .delete();
}

export async function findEarlier(db: Db, id: string): Promise<EarlierContent | undefined> {
  const row: EarlierRow | undefined = await db('earlier_contents')
    .where({ invitation_id: id })
    .first('revision', 'saved_at', 'schema_version', 'content');
  if (!row) return undefined;
  return { content: storedContent(row), revision: row.revision, savedAt: row.saved_at };
}
