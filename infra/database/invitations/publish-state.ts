import type { Knex } from 'knex';
import { inBatches } from '../engine/batches.ts';
import { decodeJson } from '../engine/json.ts';
import { type Db, inTransaction } from '../engine/transaction.ts';
import { markPublishedMany, type PublishedOne } from './mark-published.ts';
import {
  BEHIND,
  BLOCKED,
  FORGOTTEN,
  LIVE,
  PUBLISH_COLUMNS,
  type PublishFailure,
  type PublishRecord,
  type PublishRow,
  type PublishState,
  STATE_COLUMNS,
  type StateRow,
  toPublishRecord,
  toState,
} from './publish-record.ts';

const MAX_RETRY_MS = 600_000;
/** Number of publishes whose durations enter the operator's statistics. */
const SAMPLE = 10_000;

/**
 * How long reconcile leaves a failed invitation alone: 10 s, doubling up to 10 minutes, shortened at
 * random by up to a quarter, so that those that failed together do not all return together.
 */
function retryDelayMs(attempts: number): number {
  return Math.round(Math.min(10_000 * 2 ** attempts, MAX_RETRY_MS) * (1 - Math.random() / 4));
}

export function publishVerbs(db: Db) {
  return {
    /** Returns those that exist, in any order. */
    async findForPublishMany(ids: readonly string[]): Promise<PublishRecord[]> {
      const records: PublishRecord[] = [];
      for (const batch of inBatches(ids)) {
        const rows: PublishRow[] = await db('invitations')
          .whereIn('id', batch)
          .select(PUBLISH_COLUMNS);
        records.push(...rows.map(toPublishRecord));
      }
      return records;
    },

    /**
     * Records that revisions are live; `published_revision` only moves upwards. Returns the publishes
     * that changed their row: the newest of each invitation, if its revision was not yet published by
     * this build. Files forgotten since a run loaded its record stay forgotten (`wasForgotten`).
     */
    markPublishedMany: (publishes: readonly PublishedOne[]): Promise<Set<PublishedOne>> =>
      markPublishedMany(db, publishes),

    /**
     * Records a failed attempt, unless the revision has meanwhile been published (by this build) or
     * replaced by a newer one.
     */
    async recordPublishFailure(id: string, failure: PublishFailure): Promise<void> {
      const { revision, build, error, isBlocked, at = Date.now() } = failure;
      await inTransaction(db, async (trx) => {
        const query = () => trx('invitations').where({ id, revision });
        const row: { publish_attempts: number } | undefined = await query()
          .where((due) => {
            due.where('published_revision', '<', revision);
            if (build !== undefined) due.orWhereNot('renderer_build', build);
          })
          .forUpdate()
          .first('publish_attempts');
        if (!row) return;
        await query().update({
          publish_error: error,
          publish_attempts: row.publish_attempts + 1,
          publish_retry_at: at + retryDelayMs(row.publish_attempts),
          ...(isBlocked && { blocked_revision: revision }),
        });
      });
    },

    /**
     * Returns the ids that reconcile has to request, at most `limit` of each kind. Invitations still
     * in their backoff are left out.
     *
     * - `unpublished`: publishable and behind, the longest waiting first
     * - `otherBuild`: pages of another build that show the newest publishable content; also removed
     *   invitations that a worker of a version without removal blocked as unpublishable
     */
    async behind(build: string, limit: number, now = Date.now()) {
      // A retry further ahead than the longest backoff is due too: the clock has been set back.
      const waiting = [now + 1, now + MAX_RETRY_MS] as const;
      const unpublished: string[] = await db('invitations')
        .where({ publish_state: BEHIND })
        .whereNotBetween('publish_retry_at', waiting)
        .orderBy(['publish_retry_at', 'id'])
        .limit(limit)
        .pluck('id');
      const otherBuild: string[] = await ofOtherBuild(db, build)
        .whereNotBetween('publish_retry_at', waiting)
        .limit(limit)
        .pluck('id');
      return { unpublished, otherBuild };
    },

    /**
     * Marks pages and their files as not stored, so that they are made again; at once, even after a
     * recent failure. Returns how many were marked.
     */
    async forgetStored(ids: readonly string[]): Promise<number> {
      let count = 0;
      for (const batch of inBatches(ids)) {
        count += await db('invitations')
          .whereIn('id', batch)
          .update({ artifacts: null, renderer_build: FORGOTTEN, publish_retry_at: 0 });
      }
      return count;
    },

    /**
     * Returns by slug the names of the derived files that a page needs, for pages whose newest
     * revision this build published before `before`. What others need is unknown or changing.
     */
    async settledArtifacts(
      slugs: readonly string[],
      build: string,
      before: number,
    ): Promise<Map<string, readonly string[]>> {
      const settled = new Map<string, readonly string[]>();
      for (const batch of inBatches(slugs)) {
        // The build is compared below: in the query, it makes SQLite use the index on builds, which
        // matches nearly every row, instead of the one on slugs.
        const rows: Pick<PublishRow, 'slug' | 'artifacts' | 'renderer_build'>[] = await db(
          'invitations',
        )
          .whereIn('slug', batch)
          .where('published_at', '<', before)
          .whereRaw('published_revision = revision')
          .whereNotNull('artifacts')
          .select('slug', 'artifacts', 'renderer_build');
        for (const { slug, artifacts, renderer_build: madeBy } of rows) {
          if (madeBy === build) settled.set(slug, decodeJson(artifacts) as readonly string[]);
        }
      }
      return settled;
    },

    /** Returns how many invitations are waiting for their newest revision to go live. */
    async countBehind(): Promise<number> {
      const row = await db('invitations')
        .where({ publish_state: BEHIND })
        .count({ count: '*' })
        .first();
      return Number(row?.count);
    },

    /** Returns how many are failing (`PublishState.isFailing`): behind, or live but not remade. */
    async countFailing(): Promise<number> {
      const row = await failing(db).count({ count: '*' }).first();
      return Number(row?.count);
    },

    /** Returns ids of those that are failing, in no particular order. */
    failing: (limit: number): Promise<string[]> => failing(db).limit(limit).pluck('id'),

    /** Returns the ids of all that another attempt may repair: those behind and those failing. */
    stuck: (): Promise<string[]> =>
      db('invitations')
        .where({ publish_state: BEHIND })
        .orWhere((remake) => whereFailing(remake, LIVE))
        .pluck('id'),

    /** Returns failed ones, then those behind, then blocked ones; newest save first in each. */
    async listUnpublished(limit: number): Promise<PublishState[]> {
      const rows: StateRow[] = await db('invitations')
        .whereIn('publish_state', [BEHIND, BLOCKED])
        .orWhere((remake) => whereFailing(remake, LIVE))
        .orderByRaw(
          'case when publish_state < ? and publish_attempts > 0 then 0 else publish_state end',
          [BLOCKED],
        )
        .orderBy([{ column: 'updated_at', order: 'desc' }, 'id'])
        .limit(limit)
        .select(STATE_COLUMNS);
      return rows.map(toState);
    },

    async publishStates(ids: readonly string[]): Promise<PublishState[]> {
      const states: PublishState[] = [];
      for (const batch of inBatches(ids)) {
        const rows: StateRow[] = await db('invitations').whereIn('id', batch).select(STATE_COLUMNS);
        states.push(...rows.map(toState));
      }
      return states;
    },

    /**
     * Returns how many invitations were published since `since`, and p50 and p99 of the time that
     * the newest 10,000 of those publishes took. No more, because SQLite blocks the process longer
     * with each further row.
     */
    async publishStats(since: number) {
      const publishes = () =>
        db('invitations').where('published_at', '>=', since).whereNotNull('publish_ms');
      const counted = await publishes().count({ count: '*' }).first();
      const newest: number[] = await publishes()
        .orderBy('published_at', 'desc')
        .limit(SAMPLE)
        .pluck('publish_ms');
      newest.sort((a, b) => a - b);
      const at = (quantile: number) => newest[Math.ceil(newest.length * quantile) - 1] ?? null;
      return { count: Number(counted?.count), p50Ms: at(0.5), p99Ms: at(0.99) };
    },
  };
}

function failing(db: Db): Knex.QueryBuilder {
  return whereFailing(db('invitations'), LIVE, BEHIND);
}

/** Filters by both columns of one index: while nothing fails, no rows are read. */
function whereFailing(query: Knex.QueryBuilder, ...states: readonly number[]): Knex.QueryBuilder {
  return query.whereIn('publish_state', states).where('publish_retry_at', '>', 0);
}

/** Two ranges instead of `<>`, which SQLite does not look up in an index. */
function ofOtherBuild(db: Db, build: string): Knex.QueryBuilder {
  return db('invitations')
    .where((other) =>
      other.where('renderer_build', '<', build).orWhere('renderer_build', '>', build),
    )
    .where((made) =>
      made
        .whereRaw('published_revision = invitations.revision')
        .orWhere((earlier) =>
          earlier
            .where({ publish_state: BLOCKED })
            .whereExists(
              db('earlier_contents as e')
                .whereRaw('e.invitation_id = invitations.id')
                .whereRaw('e.revision = published_revision'),
            ),
        )
        .orWhere((gone) => gone.where({ publish_state: BLOCKED }).whereNotNull('removed_at')),
    );
}
