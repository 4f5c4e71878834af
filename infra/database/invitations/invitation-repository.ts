import { CONTENT_VERSION } from '#domain/invitation/content-version.ts';
import { publishIssues } from '#domain/invitation/publishable.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { inBatches } from '../engine/batches.ts';
import { newId } from '../engine/ids.ts';
import { type Db, guarded, inTransaction } from '../engine/transaction.ts';
import { decodeContent, encodeContent, storedContent } from './content.ts';
import { findEarlier, keepEarlier, removeReplacedEarlier } from './earlier-content.ts';
import { latePutVerbs } from './late-puts.ts';
import { claimPictures } from './named-pictures.ts';
import { publishVerbs } from './publish-state.ts';
import { removeInvitation } from './remove-invitation.ts';

export interface InvitationRecord {
  readonly id: string;
  readonly slug: string;
  readonly userId: string | null;
  readonly content: WeddingData;
  /** Counts saves, from 1. */
  readonly revision: number;
  /** 0 while nothing has been published. */
  readonly publishedRevision: number;
  /** UTC milliseconds. */
  readonly publishedAt: number | null;
  readonly createdAt: number;
  /** When it was last saved, UTC milliseconds. */
  readonly updatedAt: number;
}

export interface NewInvitation {
  /** Generated when left out; given by callers that need the id before the invitation exists. */
  readonly id?: string;
  readonly slug: string;
  readonly content: WeddingData;
  readonly userId?: string | null;
  /** UTC milliseconds; now when left out. */
  readonly at?: number;
}

export type Located = Pick<InvitationRecord, 'id' | 'slug' | 'revision'>;

/** How far an invitation has been published. */
export type Standing = Pick<InvitationRecord, 'revision' | 'publishedRevision' | 'publishedAt'>;

export interface SaveOptions {
  /** The revision that the edit is based on; without it the save always wins. */
  readonly baseRevision?: number;
  /** UTC milliseconds; now when left out. */
  readonly at?: number;
}

export type SaveResult =
  | { readonly kind: 'saved'; readonly revision: number }
  /** Someone else saved in between; nothing was overwritten. Carries the newest content. */
  | { readonly kind: 'conflict'; readonly revision: number; readonly content: WeddingData }
  | { readonly kind: 'missing' };

interface InvitationRow {
  id: string;
  slug: string;
  user_id: string | null;
  revision: number;
  published_revision: number;
  published_at: number | null;
  created_at: number;
  updated_at: number;
  schema_version: number;
  content: string;
}

const COLUMNS = [
  'id',
  'slug',
  'user_id',
  'revision',
  'published_revision',
  'published_at',
  'created_at',
  'updated_at',
  'schema_version',
  'content',
] as const;

const STANDING_COLUMNS = ['id', 'revision', 'published_revision', 'published_at'] as const;

type StandingRow = Pick<InvitationRow, (typeof STANDING_COLUMNS)[number]>;

const STORED_COLUMNS = ['id', 'slug', 'revision', 'published_revision', 'content'] as const;

type StoredRow = Pick<InvitationRow, (typeof STORED_COLUMNS)[number]>;

function toRecord(row: InvitationRow): InvitationRecord {
  return {
    id: row.id,
    slug: row.slug,
    userId: row.user_id,
    content: decodeContent(storedContent(row)),
    revision: row.revision,
    publishedRevision: row.published_revision,
    publishedAt: row.published_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** Invitations: their content (here) and how far it has been published (`publish-state.ts`). */
export function invitationRepository(db: Db) {
  return guarded(db, { ...contentVerbs(db), ...publishVerbs(db), ...latePutVerbs(db) });
}

export type InvitationRepository = ReturnType<typeof invitationRepository>;

/** Invitations that have not been removed; only the publish loop reads removed ones. */
const kept = (db: Db) => db('invitations').whereNull('removed_at');

// MySQL ignores trailing spaces in comparisons, so ids and slugs from URLs are compared again here.
function contentVerbs(db: Db) {
  return {
    /** @throws AppError `already_exists` when the slug is taken. */
    async create({ id = newId(), slug, content, userId = null, at = Date.now() }: NewInvitation) {
      const encoded = encodeContent(content);
      await claimPictures(db, encoded);
      await db('invitations').insert({
        id,
        slug,
        user_id: userId,
        revision: 1,
        created_at: at,
        updated_at: at,
        schema_version: CONTENT_VERSION,
        content: encoded,
      });
      return { id, slug, revision: 1 };
    },

    async findById(id: string): Promise<InvitationRecord | undefined> {
      const row: InvitationRow | undefined = await kept(db).where({ id }).first(COLUMNS);
      return row?.id === id ? toRecord(row) : undefined;
    },

    async findBySlug(slug: string): Promise<InvitationRecord | undefined> {
      const row: InvitationRow | undefined = await kept(db).where({ slug }).first(COLUMNS);
      return row?.slug === slug ? toRecord(row) : undefined;
    },

    /**
     * Finds an invitation by slug or id without reading its content: for callers that cache what
     * they need of it by revision.
     */
    async locate(slugOrId: string): Promise<Located | undefined> {
      const columns = ['id', 'slug', 'revision'] as const;
      const bySlug: Located | undefined = await kept(db).where({ slug: slugOrId }).first(columns);
      const found: Located | undefined =
        bySlug ?? (await kept(db).where({ id: slugOrId }).first(columns));
      return found?.slug === slugOrId || found?.id === slugOrId ? found : undefined;
    },

    /** Like `findById`, without reading the content. */
    async findStanding(id: string): Promise<Standing | undefined> {
      const row: StandingRow | undefined = await kept(db).where({ id }).first(STANDING_COLUMNS);
      if (row?.id !== id) return undefined;
      const { revision, published_revision: publishedRevision, published_at: publishedAt } = row;
      return { revision, publishedRevision, publishedAt };
    },

    /** Returns those candidates that belong to an invitation, including removed ones. */
    async takenSlugs(candidates: readonly string[]): Promise<Set<string>> {
      const taken = new Set<string>();
      for (const batch of inBatches(candidates)) {
        const slugs: string[] = await db('invitations').whereIn('slug', batch).pluck('slug');
        for (const slug of slugs) taken.add(slug);
      }
      return taken;
    },

    /**
     * Returns the last publishable content of an invitation whose newest content is incomplete;
     * undefined if none was ever kept.
     */
    findEarlier: (id: string) => findEarlier(db, id),

    /** Returns the content of `findEarlier`, decoded. */
    async findEarlierContent(id: string): Promise<WeddingData | undefined> {
      const earlier = await findEarlier(db, id);
      return earlier && decodeContent(earlier.content);
    },
    removeReplacedEarlier: () => removeReplacedEarlier(db),

    /** Stores content as the next revision. Of two saves from the same base, one wins. */
    async save(id: string, content: WeddingData, options: SaveOptions = {}): Promise<SaveResult> {
      const { baseRevision, at = Date.now() } = options;
      const encoded = encodeContent(content);
      await claimPictures(db, encoded);
      const change = {
        revision: db.raw('revision + 1'),
        content: encoded,
        schema_version: CONTENT_VERSION,
        updated_at: at,
        publish_attempts: 0,
        publish_retry_at: 0,
        publish_error: null,
      };
      const save = (trx: Db) =>
        baseRevision === undefined
          ? saveAlways(trx, id, change)
          : saveFrom(trx, id, change, baseRevision);
      if (publishIssues(content).length === 0) return save(db);
      return inTransaction(db, async (trx) => {
        await keepEarlier(trx, id, baseRevision);
        return save(trx);
      });
    },

    /** See `removeInvitation`. Returns false when the invitation does not exist or is removed. */
    remove: (id: string, at = Date.now()) => removeInvitation(db, id, at),

    async count(): Promise<number> {
      const row = await kept(db).count({ count: '*' }).first();
      return Number(row?.count);
    },

    /** Returns ids in order of creation, after `after`; removed ones too, which have a page. */
    async ids({ after = '', limit }: { after?: string; limit: number }): Promise<string[]> {
      return db('invitations').where('id', '>', after).orderBy('id').limit(limit).pluck('id');
    },

    /**
     * Returns a page of invitations with their content as stored and, where one is kept, the earlier
     * one that guests may be seeing: to be searched for pictures in use.
     */
    async storedContents({ after = '', limit }: { after?: string; limit: number }) {
      const rows: (StoredRow & { earlier: string | null })[] = await db('invitations as i')
        .leftJoin('earlier_contents as e', 'e.invitation_id', 'i.id')
        .where('i.id', '>', after)
        .orderBy('i.id')
        .limit(limit)
        .select(...STORED_COLUMNS.map((column) => `i.${column}`), 'e.content as earlier');
      return rows.map(({ published_revision: publishedRevision, ...row }) => ({
        ...row,
        publishedRevision,
      }));
    },
  };
}

async function saveAlways(db: Db, id: string, change: object): Promise<SaveResult> {
  return inTransaction(db, async (trx) => {
    const saved = await kept(trx).where({ id }).update(change);
    if (saved === 0) return { kind: 'missing' };
    const row: { revision: number } = await trx('invitations').where({ id }).first('revision');
    return { kind: 'saved', revision: row.revision };
  });
}

async function saveFrom(db: Db, id: string, change: object, revision: number): Promise<SaveResult> {
  const saved = await kept(db).where({ id, revision }).update(change);
  if (saved === 1) return { kind: 'saved', revision: revision + 1 };
  const row: InvitationRow | undefined = await kept(db).where({ id }).first(COLUMNS);
  if (!row) return { kind: 'missing' };
  const newest = toRecord(row);
  return { kind: 'conflict', revision: newest.revision, content: newest.content };
}
