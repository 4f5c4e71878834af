import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ConnectionOptions, type JobsOptions, Queue, Worker } from 'bullmq';
import { failureReason } from '../failure-reason.ts';
import type { Log } from '../log.ts';
import { watchOutage } from '../outage.ts';
import { withTimeout } from '../with-timeout.ts';
import { inspectJobs, type Payload, type PublishJob, type PublishJobs } from './bullmq-state.ts';
import { backoffMs, PUBLISH_JOB } from './jobs.ts';
import { createNewestFailure } from './newest-failure.ts';
import type { Priority, PublishConsumer, PublishHandler, PublishQueue } from './publish-queue.ts';
import { connectConsumer, connectProducer } from './redis-connection.ts';

interface Request {
  readonly priority: Priority;
  /** Whether it was made by `requestMany`. */
  readonly isBulk: boolean;
}

/** How long a request waits for Redis; after that, reconcile has to find the invitation. */
const REQUEST_TIMEOUT_MS = 450;
const PING_TIMEOUT_MS = 2_000;
const PING_KEPT_MS = 60_000;
/** Jobs added in one Redis transaction, which takes some 30 ms. */
const BULK = 500;
const BULK_TIMEOUT_MS = 2_000;
/** How long closing waits for Redis after the last run has ended. */
const CLOSE_TIMEOUT_MS = 2_000;
/** More than the longest pause between attempts, even if two clocks differ by seconds. */
const MAX_PAUSE_MS = 60_000;
/** BullMQ sorts delayed jobs by when they are due, in milliseconds, times this. */
const DUE_FACTOR = 0x1000;
/** BullMQ's numbers: 0 goes before all others, larger ones wait longer. */
const PRIORITY: Record<Priority, number> = { normal: 0, low: 10 };

export interface BullMqOptions {
  readonly redisUrl: string;
  readonly log: Log;
  /** Prefix of all keys, by which tests stay apart. */
  readonly prefix?: string;
}

/**
 * Creates the requesting side of the queue on Redis. Fails within milliseconds while Redis is away
 * (no offline queue) and reconnects on its own.
 */
export function createBullMqQueue({
  redisUrl,
  log,
  prefix,
}: BullMqOptions): PublishQueue & { readonly bullmq: Queue } {
  const { redis, connected } = connectProducer(redisUrl, log);
  const queue: PublishJobs = new Queue(PUBLISH_JOB.queue, {
    connection: redis as ConnectionOptions,
    skipVersionCheck: true,
    skipWaitingForReady: true,
    streams: { events: { maxLen: 1_000 } },
    ...(prefix && { prefix }),
  });
  queue.on('error', logFailure(log));

  /** Adds the jobs; resolves with those that BullMQ folded into one already there. */
  const enqueue = async (ids: readonly string[], request: Request): Promise<PublishJob[]> => {
    const jobs = ids.map((id) => describeJob(id, request));
    const [only] = jobs;
    const added =
      jobs.length === 1 && only
        ? [await queue.add(only.name, only.data, only.opts)]
        : await queue.addBulk(jobs);
    return added.filter((job, index) => job.id !== jobs[index]?.opts.jobId);
  };

  /** Whether the next attempt is further ahead than any pause: the clock has been set back. */
  const isPutOff = async ({ id = '' }: PublishJob): Promise<boolean> => {
    const score = await redis.zscore(queue.toKey('delayed'), id);
    return score !== null && Number(score) / DUE_FACTOR > Date.now() + MAX_PAUSE_MS;
  };

  /**
   * A save raises the waiting run of bulk work that it was folded into. A retry that would wait for
   * hours, until the clock is where it was before it was set back, is due now. A run whose content
   * Redis evicted has ended without releasing its invitation: resolves with true once that is
   * released.
   */
  const lookAfter = async (folded: PublishJob, priority: Priority): Promise<boolean> => {
    const job = await queue.getJob(folded.id ?? '');
    if (job?.finishedOn) return folded.removeDeduplicationKey();
    if (job && job.delay > 0 && (await isPutOff(job))) await job.promote();
    if (priority === 'normal' && job && job.priority > 0) {
      await job.changePriority({ priority: PRIORITY.normal });
    }
    return false;
  };

  const add = async (ids: readonly string[], request: Request) => {
    const folded = await enqueue(ids, request);
    const released: string[] = [];
    const look = async (job: PublishJob) => {
      if (await lookAfter(job, request.priority)) released.push(job.data.invitationId);
    };
    await Promise.all(folded.map((job) => look(job).catch(logFailure(log))));
    if (released.length > 0) await enqueue(released, request);
  };

  /** A Redis whose memory is full, or that became a replica, reads and takes no requests. */
  const write = async () => {
    await connected;
    await redis.set(queue.toKey('ping'), '', 'PX', PING_KEPT_MS);
  };

  // Bulk work is repeated every few seconds until it is taken.
  const bulk = watchOutage(log, {
    away: 'publishes not requested',
    back: 'publishes requested again',
  });

  return {
    engine: 'bullmq',
    bullmq: queue,

    async request(invitationId, { priority = 'normal' } = {}) {
      try {
        await withTimeout(
          REQUEST_TIMEOUT_MS,
          'Redis',
          connected.then(() => add([invitationId], { priority, isBulk: false })),
        );
        return true;
      } catch (error) {
        log.warn({ err: error, invitationId }, 'publish not requested');
        return false;
      }
    },

    async requestMany(invitationIds, { priority = 'normal' } = {}) {
      let taken = 0;
      try {
        await connected;
        while (taken < invitationIds.length) {
          const some = invitationIds.slice(taken, taken + BULK);
          await withTimeout(BULK_TIMEOUT_MS, 'Redis', add(some, { priority, isBulk: true }));
          taken += some.length;
          bulk.ended();
        }
      } catch (error) {
        bulk.seen(error);
      }
      return taken;
    },

    async inspect(limit = 100) {
      await write();
      return inspectJobs(queue, limit);
    },

    async ping() {
      await withTimeout(PING_TIMEOUT_MS, 'Redis', write());
    },

    async close() {
      await queue.close().catch(logFailure(log));
      redis.disconnect();
    },
  };
}

function describeJob(invitationId: string, { priority, isBulk }: Request) {
  const opts = {
    jobId: randomUUID(),
    // For saves: the only mode found neither to lose a wake-up nor to run one invitation twice.
    deduplication: { id: invitationId, keepLastIfActive: !isBulk },
    priority: PRIORITY[priority],
    attempts: PUBLISH_JOB.attempts,
    backoff: { type: 'publish' },
    removeOnComplete: { count: PUBLISH_JOB.keepCompleted },
    removeOnFail: { age: PUBLISH_JOB.keepFailedMs / 1_000, count: PUBLISH_JOB.keepFailed },
    stackTraceLimit: 1,
  } satisfies JobsOptions;
  return { name: PUBLISH_JOB.name, data: { invitationId }, opts };
}

/** Consumes the queue, in any number of processes. Waits for Redis as long as it takes. */
export function consumeBullMq(
  options: BullMqOptions & {
    readonly concurrency: number;
    readonly handler: PublishHandler;
    /** Milliseconds after which the run of a worker that died counts as stalled. */
    readonly lockMs?: number;
    readonly backoff?: (attempt: number) => number;
  },
): PublishConsumer {
  const { log, prefix, handler, lockMs = 10_000, backoff = backoffMs } = options;
  const redis = connectConsumer(options.redisUrl, log);
  const place = { connection: redis as ConnectionOptions, ...(prefix && { prefix }) };
  const queue = new Queue<Payload>(PUBLISH_JOB.queue, { ...place, skipMetasUpdate: true });
  queue.on('error', logFailure(log));
  const failures = createNewestFailure(redis, queue);
  const runs = new Pending();
  const notes = new Pending();

  const run = async (job: PublishJob) => {
    const { invitationId } = PUBLISH_JOB.payload.parse(job.data);
    const circumstances = { mayFollowLostRun: job.stalledCounter > 0 };
    // BullMQ stores the message of what is thrown, and the queue board shows it.
    await runs.add(handler(invitationId, circumstances)).catch((cause: unknown) => {
      throw new Error(failureReason(cause), { cause });
    });
  };

  const worker = new Worker<Payload, void, typeof PUBLISH_JOB.name>(PUBLISH_JOB.queue, run, {
    ...place,
    concurrency: options.concurrency,
    lockDuration: lockMs,
    stalledInterval: lockMs / 2,
    maxStalledCount: PUBLISH_JOB.maxStalledCount,
    runRetryDelay: 1_000,
    settings: { backoffStrategy: (attemptsMade) => backoff(attemptsMade) },
  });
  worker.on('error', logFailure(log));
  worker.on('completed', ({ data }) => {
    notes.add(failures.succeeded(data.invitationId)).catch(logFailure(log));
  });
  worker.on('failed', (job, error) => {
    if (!job?.finishedOn) return;
    const { invitationId } = job.data;
    const { cause = error } = error;
    log.error({ err: cause, invitationId, attempts: job.attemptsMade }, 'publish given up');
    notes.add(failures.failed(invitationId, job.id ?? '')).catch(logFailure(log));
  });

  const endOrderly = async () => {
    await worker.close();
    await notes.ended();
    await queue.close();
  };
  return {
    async close() {
      const orderly = endOrderly().catch(logFailure(log));
      // Without Redis, BullMQ would wait forever; the database knows what has been published.
      const patience = new AbortController();
      const given = runs.ended().then(() => sleep(CLOSE_TIMEOUT_MS, undefined, patience));
      await Promise.race([orderly, given]);
      patience.abort();
      given.catch(() => undefined);
      redis.disconnect();
    },
  };
}

/** The promises that have not settled yet. */
class Pending {
  readonly #promises = new Set<Promise<unknown>>();

  add<T>(promise: Promise<T>): Promise<T> {
    const remove = () => {
      this.#promises.delete(promise);
    };
    this.#promises.add(promise);
    promise.then(remove, remove);
    return promise;
  }

  async ended(): Promise<void> {
    await Promise.allSettled(this.#promises);
  }
}

function logFailure(log: Log) {
  return (error: unknown) => log.debug({ err: error }, 'redis');
}
