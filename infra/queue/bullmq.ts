import { type ConnectionOptions, type Job, Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import type { Log } from '../log.ts';
import { createHealedFailures } from './healed-failures.ts';
import { backoffMs, failureText, PUBLISH_JOB } from './jobs.ts';
import type {
  PublishConsumer,
  PublishHandler,
  PublishQueue,
  QueueItem,
  RequestOptions,
} from './publish-queue.ts';

type PublishJob = Job<{ invitationId: string }, void, typeof PUBLISH_JOB.name>;

/** Requests wait this long for Redis, then the database has to do. */
const REQUEST_TIMEOUT_MS = 500;
const PING_TIMEOUT_MS = 2_000;
/** BullMQ: 0 goes before all others; larger numbers wait. */
const PRIORITY: Record<NonNullable<RequestOptions['priority']>, number> = { normal: 0, low: 10 };

/**
 * The asking side on Redis. Fails within milliseconds while Redis is away (no offline queue) and
 * connects again by itself.
 */
export function createBullMqQueue(options: {
  readonly redisUrl: string;
  readonly log: Log;
  /** Keys begin with it; tests keep apart by it. */
  readonly prefix?: string;
}): PublishQueue & { readonly bullmq: Queue } {
  const { log } = options;
  const connection = new Redis(options.redisUrl, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: 2_000,
    commandTimeout: REQUEST_TIMEOUT_MS,
    retryStrategy: reconnectDelay,
  });
  connection.on('error', quietly(log));
  const greeted = firstContact(connection);
  const queue = new Queue<{ invitationId: string }, void, typeof PUBLISH_JOB.name>(
    PUBLISH_JOB.queue,
    {
      connection: connection as ConnectionOptions,
      skipVersionCheck: true,
      skipWaitingForReady: true,
      ...(options.prefix ? { prefix: options.prefix } : {}),
      defaultJobOptions: {
        attempts: PUBLISH_JOB.attempts,
        backoff: { type: 'publish' },
        removeOnComplete: { count: PUBLISH_JOB.keepCompleted },
        removeOnFail: { age: PUBLISH_JOB.keepFailedMs / 1_000 },
      },
    },
  );
  queue.on('error', quietly(log));

  return {
    engine: 'bullmq',
    bullmq: queue,

    async request(invitationId, { priority = 'normal' } = {}) {
      const add = () =>
        queue.add(
          PUBLISH_JOB.name,
          { invitationId },
          {
            // Seen to be the only mode that neither loses a wake-up nor runs one invitation twice.
            deduplication: { id: invitationId, keepLastIfActive: true },
            priority: PRIORITY[priority],
          },
        );
      try {
        await within(REQUEST_TIMEOUT_MS, greeted.then(add));
        return true;
      } catch (error) {
        log.warn({ err: error, invitationId }, 'publish not requested');
        return false;
      }
    },

    async inspect(limit = 100) {
      await greeted;
      const counts = await queue.getJobCounts(...STATES.flatMap(([, types]) => types));
      const count = (types: readonly string[]) =>
        types.reduce((sum, type) => sum + (counts[type] ?? 0), 0);
      const items = await Promise.all(
        STATES.map(async ([state, types]) => {
          const jobs = await queue.getJobs([...types], 0, limit - 1);
          return jobs.filter((job) => job !== undefined).map((job) => present(job, state));
        }),
      );
      const [waiting, active, delayed, failed] = STATES.map(([, types]) => count(types));
      return {
        waiting: waiting ?? 0,
        active: active ?? 0,
        delayed: delayed ?? 0,
        failed: failed ?? 0,
        items: items
          .flat()
          .sort((a, b) => b.updatedAt - a.updatedAt)
          .slice(0, limit),
      };
    },

    async ping() {
      await within(
        PING_TIMEOUT_MS,
        greeted.then(() => connection.ping()),
      );
    },

    async close() {
      await queue.close().catch(quietly(log));
      connection.disconnect();
    },
  };
}

const STATES = [
  ['waiting', ['waiting', 'prioritized']],
  ['active', ['active']],
  ['delayed', ['delayed']],
  ['failed', ['failed']],
] as const satisfies readonly (readonly [QueueItem['state'], readonly string[]])[];

/** The running side, in any number of processes. It waits for Redis as long as it takes. */
export function consumeBullMq(options: {
  readonly redisUrl: string;
  readonly concurrency: number;
  readonly log: Log;
  readonly handler: PublishHandler;
  readonly prefix?: string;
  /** Milliseconds until a run of a worker that died is given to another. */
  readonly lockMs?: number;
  readonly backoff?: (attempt: number) => number;
}): PublishConsumer {
  const { log, handler, lockMs = 30_000, backoff = backoffMs } = options;
  const connection = new Redis(options.redisUrl, {
    maxRetriesPerRequest: null,
    connectTimeout: 2_000,
    retryStrategy: reconnectDelay,
  });
  connection.on('error', quietly(log));
  const place = {
    connection: connection as ConnectionOptions,
    ...(options.prefix ? { prefix: options.prefix } : {}),
  };
  const queue = new Queue<{ invitationId: string }>(PUBLISH_JOB.queue, place);
  queue.on('error', quietly(log));
  const failures = createHealedFailures(queue, quietly(log));
  const worker = new Worker<{ invitationId: string }, void, typeof PUBLISH_JOB.name>(
    PUBLISH_JOB.queue,
    async (job) => handler(PUBLISH_JOB.payload.parse(job.data).invitationId),
    {
      ...place,
      concurrency: options.concurrency,
      lockDuration: lockMs,
      stalledInterval: lockMs,
      maxStalledCount: PUBLISH_JOB.maxStalledCount,
      settings: { backoffStrategy: (attemptsMade) => backoff(attemptsMade) },
    },
  );
  worker.on('error', quietly(log));
  worker.on('completed', (job) => failures.succeeded(job.data.invitationId));
  worker.on('failed', (job, error) => {
    log.warn({ err: error, invitationId: job?.data.invitationId }, 'publish failed');
  });
  return {
    async close() {
      await worker.close().catch(quietly(log));
      failures.close();
      await queue.close().catch(quietly(log));
      connection.disconnect();
    },
  };
}

function present(job: PublishJob, state: QueueItem['state']): QueueItem {
  return {
    invitationId: job.data.invitationId,
    state,
    attempts: job.attemptsMade,
    lastError: job.failedReason ? failureText(job.failedReason) : null,
    updatedAt: job.finishedOn ?? job.processedOn ?? job.timestamp,
  };
}

/** Settles with the first attempt to connect: until then a command would fail for being too early. */
function firstContact(connection: Redis): Promise<void> {
  return new Promise((resolve) => {
    connection.once('ready', resolve);
    connection.once('close', resolve);
  });
}

/** Soon again at first, every 2 s in the end: a Redis that returns is used within seconds. */
function reconnectDelay(times: number): number {
  return Math.min(50 * 2 ** Math.min(times, 6), 2_000);
}

/** A Redis that is away reports each attempt to connect; the request that needed it is logged itself. */
function quietly(log: Log) {
  return (error: unknown) => log.debug({ err: error }, 'redis');
}

async function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Redis did not answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
    promise.catch(() => undefined);
  }
}
