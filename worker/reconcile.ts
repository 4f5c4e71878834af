import type { Database } from '#infra/database/database.ts';
import { databaseFailure } from '#infra/database/failure.ts';
import { invitationRepository } from '#infra/database/invitation-repository.ts';
import type { Log } from '#infra/log.ts';
import { watchOutage } from '#infra/outage.ts';
import type { PublishQueue, RequestOptions } from '#infra/queue/publish-queue.ts';
import type { BuildLease } from './build-lease.ts';
import { repeat } from './repeat.ts';

export interface ReconcileParts {
  readonly database: Database;
  readonly queue: PublishQueue;
  readonly lease: BuildLease;
  readonly log: Log;
  /** The first look waits for this. */
  readonly after?: Promise<void>;
  /** Between two looks when nothing is behind. */
  readonly intervalMs?: number;
}

export interface Look {
  /** Publishes asked for. */
  readonly requested: number;
  /** Whether there was more than one look takes in. */
  readonly isMore: boolean;
}

export interface Reconcile {
  /** Looks now. Calls do not overlap. */
  look(): Promise<Look>;
  close(): Promise<void>;
}

const INTERVAL_MS = 5_000;
/** While there is a lot to do, the queue is filled up again this soon. */
const BUSY_INTERVAL_MS = 250;
/** Invitations asked for in one look. */
const BATCH = 500;
/** What was saved a moment ago has been requested by its save. */
const OWN_REQUEST_MS = 2_000;
/** What waits in the queue is not asked for again by looks in a hurry, only by those after a pause. */
const ASKED_MS = 4_000;
/** The same page of another build is not asked for again before this, should it stay as it is. */
const SETTLE_MS = 60_000;

/**
 * Requests whatever the database knows to be behind: lost wake-ups, workers that died, a queue that
 * was away. At low priority also pages made by another build of the renderer, as long as this build
 * is the one that remakes them (see `createBuildLease`). Among these are pages over which an attempt to
 * store an earlier one may have been carried out late.
 */
export function startReconcile(parts: ReconcileParts): Reconcile {
  const { queue, lease, log, intervalMs = INTERVAL_MS } = parts;
  const invitations = invitationRepository(parts.database.knex);
  const asked = createMemory(Math.min(ASKED_MS, intervalMs));
  const remade = createMemory(SETTLE_MS);
  let isFirst = true;
  const outage = watchOutage(log, {
    away: 'reconcile fails, and goes on trying',
    back: 'reconcile works again',
  });

  const withoutJustSaved = async (ids: readonly string[]) => {
    if (ids.length === 0 || isFirst) return ids;
    const now = Date.now();
    const states = await invitations.publishStates(ids);
    // A moment that is still to come tells of a clock that was set back, not of a save just made.
    const isJustSaved = (at: number) => at > now - OWN_REQUEST_MS && at <= now;
    return states.filter(({ updatedAt }) => !isJustSaved(updatedAt)).map(({ id }) => id);
  };

  /** What the queue did not take is asked for again by the next look. */
  const request = async (ids: readonly string[], memory: Memory, options?: RequestOptions) => {
    const taken = await queue.requestMany(ids, options);
    memory.add(ids.slice(0, taken));
    return taken;
  };

  const look = async (): Promise<Look> => {
    await invitations.settleLatePuts(BATCH);
    const behind = await invitations.behind(lease.build, BATCH);
    const unpublished = await withoutJustSaved(asked.without(behind.unpublished));
    isFirst = false;
    const otherBuild = (await lease.hold()) ? remade.without(behind.otherBuild) : [];
    const requested =
      (await request(unpublished, asked)) +
      (await request(otherBuild, remade, { priority: 'low' }));
    if (requested > 0) log.info({ requested }, 'publishes requested by reconcile');
    outage.ended();
    const isMore = [behind.unpublished, behind.otherBuild].some(({ length }) => length === BATCH);
    return { requested, isMore };
  };

  const { now, close } = repeat(look, {
    firstAfter: parts.after ?? 0,
    everyMs: intervalMs,
    soonerMs: ({ isMore }) => (isMore ? BUSY_INTERVAL_MS : undefined),
    // The database's own words, not those for a couple.
    onError: (error) => outage.seen(databaseFailure(error) ?? error),
  });
  return { look: now, close };
}

interface Memory {
  /** Those of a look's list that are not remembered. */
  without(listed: readonly string[]): readonly string[];
  add(ids: readonly string[]): void;
}

/** What was asked for in the last `forMs`, whatever is done to the clock of the day. */
function createMemory(forMs: number): Memory {
  const untilById = new Map<string, number>();
  return {
    without(listed) {
      const now = performance.now();
      const isAll = listed.length < BATCH;
      const names = new Set(listed);
      for (const [id, until] of untilById) {
        // What the list would name has been made: behind anew, it is asked for at once.
        if (until <= now || (isAll && !names.has(id))) untilById.delete(id);
      }
      return listed.filter((id) => !untilById.has(id));
    },
    add(ids) {
      const until = performance.now() + forMs;
      for (const id of ids) untilById.set(id, until);
    },
  };
}
