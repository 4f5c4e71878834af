import type { Database } from '#infra/database/database.ts';
import { databaseFailure } from '#infra/database/engine/failure.ts';
import { invitationRepository } from '#infra/database/invitations/invitation-repository.ts';
import type { Log } from '#infra/log.ts';
import { watchOutage } from '#infra/outage.ts';
import type { PublishQueue, RequestOptions } from '#infra/queue/publish-queue.ts';
import type { BuildLease } from './build-lease.ts';
import { repeat } from './repeat.ts';

export interface ReconcileDeps {
  readonly database: Database;
  readonly queue: PublishQueue;
  readonly lease: BuildLease;
  readonly log: Log;
  /** The first look waits for this. */
  readonly after?: Promise<void>;
  /** Milliseconds from one look to the next, unless there is more to do. */
  readonly intervalMs?: number | undefined;
}

export interface Look {
  /** Publishes requested. */
  readonly requested: number;
  /** Whether there may be more to do than one look takes in. */
  readonly isMore: boolean;
}

export interface Reconcile {
  /** Looks now. Calls do not overlap. */
  look(): Promise<Look>;
  close(): Promise<void>;
}

const INTERVAL_MS = 5_000;
/** While there is more to do, the queue is filled up again this soon. */
const BUSY_INTERVAL_MS = 250;
/** Most invitations of each kind that are requested in one look. */
const BATCH = 500;
/** What was saved this recently has been requested by its save. */
const OWN_REQUEST_MS = 2_000;
/** Busy looks do not repeat a request within this time; the next regular look does. */
const ASKED_MS = 4_000;
/** A page of another build is not requested again within this time, even if it stays as it is. */
const SETTLE_MS = 60_000;

/**
 * Requests whatever the database knows to be behind: after lost wake-ups, dead workers or an outage
 * of the queue. At low priority also pages made by another build of the renderer, as long as this
 * build is the one that remakes them (see `createBuildLease`). Those include pages that a late
 * attempt to store an earlier page may have overwritten.
 */
export function startReconcile(deps: ReconcileDeps): Reconcile {
  const { queue, lease, log, intervalMs = INTERVAL_MS } = deps;
  const invitations = invitationRepository(deps.database.knex);
  const asked = createMemory(Math.min(ASKED_MS, intervalMs));
  const remade = createMemory(SETTLE_MS);
  let isFirst = true;
  const outage = watchOutage(log, {
    away: 'reconcile fails and keeps trying',
    back: 'reconcile works again',
  });

  const withoutJustSaved = async (ids: readonly string[]) => {
    if (ids.length === 0 || isFirst) return ids;
    const now = Date.now();
    const states = await invitations.publishStates(ids);
    // A time in the future means that the clock was set back, not that the save is recent.
    const isJustSaved = (at: number) => at > now - OWN_REQUEST_MS && at <= now;
    return states.filter(({ updatedAt }) => !isJustSaved(updatedAt)).map(({ id }) => id);
  };

  /** Remembers only what the queue took, so that the next look requests the rest again. */
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
    const otherBuild = (await lease.acquire()) ? remade.without(behind.otherBuild) : [];
    const requested =
      (await request(unpublished, asked)) +
      (await request(otherBuild, remade, { priority: 'low' }));
    if (requested > 0) log.info({ requested }, 'publishes requested by reconcile');
    outage.ended();
    const isMore = [behind.unpublished, behind.otherBuild].some(({ length }) => length === BATCH);
    return { requested, isMore };
  };

  const { now, close } = repeat(look, {
    firstAfter: deps.after ?? 0,
    everyMs: intervalMs,
    soonerMs: ({ isMore }) => (isMore ? BUSY_INTERVAL_MS : undefined),
    // The database's own error, not the message meant for couples.
    onError: (error) => outage.seen(databaseFailure(error) ?? error),
  });
  return { look: now, close };
}

interface Memory {
  /** Returns the listed ids that are not remembered. */
  without(listed: readonly string[]): readonly string[];
  add(ids: readonly string[]): void;
}

/** Remembers what was requested in the last `forMs`, regardless of changes to the system clock. */
function createMemory(forMs: number): Memory {
  const untilById = new Map<string, number>();
  return {
    without(listed) {
      const now = performance.now();
      const isAll = listed.length < BATCH;
      const names = new Set(listed);
      for (const [id, until] of untilById) {
        // A complete list without it means it was made: if behind again, it is requested at once.
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
