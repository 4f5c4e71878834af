import type { Knex } from 'knex';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { inBatches } from './batches.ts';
import { decodeContent } from './content.ts';
import { decodeJson, encodeJson } from './json.ts';
import { type Db, inTransaction } from './transaction.ts';

/** What the publisher needs to know about one invitation. */
export interface PublishRecord {
  readonly id: string;
  readonly slug: string;
  readonly content: WeddingData;
  readonly revision: number;
  /** 0 while nothing has been published. */
  readonly publishedRevision: number;
  readonly publishedAt: number | null;
  /** The build of the renderer that made the published page. */
  readonly rendererBuild: string | null;
  /** Names of the derived files that are stored for the published page. */
  readonly artifacts: readonly string[];
  /** When `revision` was saved, UTC milliseconds. */
  readonly updatedAt: number;
}

export interface Published {
  readonly revision: number;
  readonly build: string;
  readonly artifacts: readonly string[];
  /** When the page was live, UTC milliseconds. */
  readonly at: number;
  /** From the wake-up to the page being live, for the operator's statistics. */
  readonly tookMs?: number;
}

export interface PublishFailure {
  /** The revision that could not be published. */
  readonly revision: number;
  /** What went wrong, for the operator. */
  readonly error: string;
  /** True when trying again is useless until the next save: the content may not be published. */
  readonly blocked: boolean;
  readonly at?: number;
}

/** How far one invitation has come, for the operator. */
export interface PublishState {
  readonly id: string;
  readonly slug: string;
  readonly revision: number;
  readonly publishedRevision: number;
  readonly blocked: boolean;
  /** Failed attempts since the last success or save. */
  readonly attempts: number;
  readonly lastError: string | null;
  readonly updatedAt: number;
}

interface PublishRow {
  id: string;
  slug: string;
  revision: number;
  published_revision: number;
  published_at: number | null;
  renderer_build: string | null;
  artifacts: string | null;
  updated_at: number;
  schema_version: number;
  content: string;
}

const COLUMNS = [
  'id',
  'slug',
  'revision',
  'published_revision',
  'published_at',
  'renderer_build',
  'artifacts',
  'updated_at',
  'schema_version',
  'content',
] as const;

const STATE = [
  'id',
  'slug',
  'revision',
  'published_revision',
  'blocked_revision',
  'publish_attempts',
  'publish_error',
  'updated_at',
] as const;

function toPublishRecord(row: PublishRow): PublishRecord {
  return {
    id: row.id,
    slug: row.slug,
    content: decodeContent(row.content, row.schema_version),
    revision: row.revision,
    publishedRevision: row.published_revision,
    publishedAt: row.published_at,
    rendererBuild: row.renderer_build,
    artifacts: (decodeJson(row.artifacts) ?? []) as string[],
    updatedAt: row.updated_at,
  };
}

interface StateRow extends Pick<PublishRow, 'id' | 'slug' | 'revision' | 'published_revision'> {
  blocked_revision: number;
  publish_attempts: number;
  publish_error: string | null;
  updated_at: number;
}

function toState(row: StateRow): PublishState {
  return {
    id: row.id,
    slug: row.slug,
    revision: row.revision,
    publishedRevision: row.published_revision,
    blocked: row.blocked_revision >= row.revision,
    attempts: row.publish_attempts,
    lastError: row.publish_error,
    updatedAt: row.updated_at,
  };
}

/** Wait before reconcile may ask for a failed invitation again: 10 s, doubling up to 10 minutes. */
function retryDelayMs(attempts: number): number {
  return Math.min(10_000 * 2 ** Math.min(attempts, 10), 600_000);
}

export function publishVerbs(db: Db) {
  return {
    async findForPublish(id: string): Promise<PublishRecord | undefined> {
      const row: PublishRow | undefined = await db('invitations').where({ id }).first(COLUMNS);
      return row && toPublishRecord(row);
    },

    /** Those that exist, in no particular order. */
    async findForPublishMany(ids: readonly string[]): Promise<PublishRecord[]> {
      const records: PublishRecord[] = [];
      for (const batch of inBatches(ids)) {
        const rows: PublishRow[] = await db('invitations').whereIn('id', batch).select(COLUMNS);
        records.push(...rows.map(toPublishRecord));
      }
      return records;
    },

    /**
     * Notes that a revision is live. Moves only upwards: true when it was newer than what was
     * published, or the same made by another build.
     */
    markPublished: (id: string, published: Published): Promise<boolean> =>
      markPublished(db, id, published),

    /** The same for many, in transactions of 100; the ids that moved. */
    async markPublishedMany(
      publishes: readonly (Published & { readonly id: string })[],
    ): Promise<Set<string>> {
      // In the order of ids, so that two workers never wait for each other.
      const ordered = [...publishes].sort((a, b) => (a.id < b.id ? -1 : 1));
      const moved = new Set<string>();
      for (const batch of inBatches(ordered)) {
        const ids = await inTransaction(db, async (trx) => {
          const done: string[] = [];
          for (const one of batch) if (await markPublished(trx, one.id, one)) done.push(one.id);
          return done;
        });
        for (const id of ids) moved.add(id);
      }
      return moved;
    },

    /** Notes a failed attempt, unless the revision has been published or replaced meanwhile. */
    async recordPublishFailure(id: string, failure: PublishFailure): Promise<void> {
      const { revision, error, blocked, at = Date.now() } = failure;
      await inTransaction(db, async (trx) => {
        const query = () => trx('invitations').where({ id, revision });
        const row: { publish_attempts: number } | undefined = await query()
          .where('published_revision', '<', revision)
          .forUpdate()
          .first('publish_attempts');
        if (!row) return;
        await query().update({
          publish_error: error.slice(0, 2_000),
          publish_attempts: row.publish_attempts + 1,
          publish_retry_at: at + retryDelayMs(row.publish_attempts),
          ...(blocked && { blocked_revision: revision }),
        });
      });
    },

    /**
     * What reconcile has to ask for, at most `limit` ids each: `unpublished` are behind their newest
     * revision (without those that cannot be published, and those that failed a moment ago), the
     * longest waiting first; `otherBuild` are up to date but made by another build of the renderer.
     */
    async behind(build: string, limit: number, now = Date.now()) {
      const unpublished: string[] = await db('invitations')
        .where({ behind: 1 })
        .where('publish_retry_at', '<=', now)
        .orderBy(['publish_retry_at', 'id'])
        .limit(limit)
        .pluck('id');
      const otherBuild: string[] = await ofOtherBuild(db, build).limit(limit).pluck('id');
      return { unpublished, otherBuild };
    },

    /** How many invitations wait for their newest revision to be live. */
    async countBehind(): Promise<number> {
      const row = await db('invitations').where({ behind: 1 }).count({ count: '*' }).first();
      return Number(row?.count);
    },

    /** How many pages were made by another build of the renderer. */
    async countOtherBuild(build: string): Promise<number> {
      const row = await ofOtherBuild(db, build).count({ count: '*' }).first();
      return Number(row?.count);
    },

    /** Invitations that are behind or have a failure, the last saved first. */
    async listUnpublished(limit: number): Promise<PublishState[]> {
      const rows: StateRow[] = await db('invitations')
        .whereRaw('revision > published_revision')
        .orderBy([{ column: 'updated_at', order: 'desc' }, 'id'])
        .limit(limit)
        .select(STATE);
      return rows.map(toState);
    },

    async publishStates(ids: readonly string[]): Promise<PublishState[]> {
      const states: PublishState[] = [];
      for (const batch of inBatches(ids)) {
        const rows: StateRow[] = await db('invitations').whereIn('id', batch).select(STATE);
        states.push(...rows.map(toState));
      }
      return states;
    },

    /** Publishes since a moment (an invitation counts once) and how long they took. */
    async publishStats(since: number) {
      const rows: number[] = await db('invitations')
        .where('published_at', '>=', since)
        .whereNotNull('publish_ms')
        .orderBy('publish_ms')
        .pluck('publish_ms');
      const at = (quantile: number) => rows[Math.ceil(rows.length * quantile) - 1] ?? null;
      return { count: rows.length, p50Ms: at(0.5), p99Ms: at(0.99) };
    },
  };
}

async function markPublished(db: Db, id: string, published: Published): Promise<boolean> {
  const { revision, build, artifacts, at, tookMs } = published;
  const moved = await db('invitations')
    .where({ id })
    .where((newer) =>
      newer
        .where('published_revision', '<', revision)
        .orWhere((same) =>
          same
            .where('published_revision', revision)
            .where((other) =>
              other.whereNull('renderer_build').orWhereNot('renderer_build', build),
            ),
        ),
    )
    .update({
      published_revision: revision,
      published_at: at,
      publish_ms: tookMs ?? null,
      renderer_build: build,
      artifacts: encodeJson(artifacts),
      publish_error: null,
      publish_attempts: 0,
      publish_retry_at: 0,
    });
  return moved === 1;
}

/** Two ranges instead of `<>`, which SQLite does not look up in an index. */
function ofOtherBuild(db: Db, build: string): Knex.QueryBuilder {
  return db('invitations')
    .where((other) =>
      other.where('renderer_build', '<', build).orWhere('renderer_build', '>', build),
    )
    .whereRaw('published_revision = revision');
}
