import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type Config, loadConfig } from '#infra/config.ts';
import { type Database, openDatabase } from '#infra/database/database.ts';
import {
  type InvitationRepository,
  invitationRepository,
} from '#infra/database/invitation-repository.ts';
import { createLog, type Log } from '#infra/log.ts';
import { createMetrics, type Metrics } from '#infra/metrics.ts';
import { consumeBullMq, createBullMqQueue } from '#infra/queue/bullmq.ts';
import { createInProcessQueue } from '#infra/queue/in-process.ts';
import type { PublishConsumer, PublishHandler, PublishQueue } from '#infra/queue/publish-queue.ts';
import { createFolderStore } from '#infra/storage/folder.ts';
import { createS3Store, type S3Options } from '#infra/storage/s3.ts';
import { createRenderer, type Renderer } from '#renderer/publish/renderer.ts';
import { startWorker, type Worker } from '#worker/worker.ts';
import { createBucket } from './buckets.ts';
import { createEmptyDatabase } from './databases.ts';
import { emptyRedisDatabase } from './servers/redis.ts';
import { type WatchedStore, watchStore } from './watched-store.ts';

/** The two ways in which the product is run; what holds for one has to hold for the other. */
export const DEPLOYMENTS = ['embedded', 'servers'] as const;
export type Deployment = (typeof DEPLOYMENTS)[number];

export interface WorkerOptions {
  /** Milliseconds between two looks of reconcile; by default it looks only at the start. */
  readonly reconcileMs?: number;
}

/** The product's parts as `standalone.ts` or `main.ts` make them, on a place of their own. */
export interface Booted {
  readonly config: Config;
  /** The configuration as environment variables, for processes beside this one. */
  readonly env: Readonly<Record<string, string>>;
  readonly log: Log;
  readonly database: Database;
  readonly invitations: InvitationRepository;
  readonly queue: PublishQueue;
  readonly store: WatchedStore;
  readonly renderer: Renderer;
  readonly metrics: Metrics;
  /** A worker on these parts; closed by `close` at the latest. */
  startWorker(options?: WorkerOptions): Worker;
  close(): Promise<void>;
}

const NEVER_MS = 2 ** 30;
/** Soon, so that tests need not wait. */
const backoff = () => 50;
/** A dead worker's run is given to another after this. */
const LOCK_MS = 1_000;

/** Builds everything but listening and working, on empty stores. `env` is added to the configuration. */
export async function boot(
  deployment: Deployment,
  env: Readonly<Record<string, string>> = {},
): Promise<Booted> {
  const dataDir = await mkdtemp(join(tmpdir(), 'wedding-invite-boot-'));
  const place = await (deployment === 'embedded' ? embedded(dataDir) : onServers(dataDir));
  const variables = { LOG_LEVEL: 'silent', PUBLIC_URL: 'https://w.example', ...place.env, ...env };
  const config = loadConfig(variables);
  const log = createLog(config);
  const database = await openDatabase(config.database, log);
  await database.migrate();
  const s3 = config.s3 && createS3Store({ ...config.s3, ...place.credentials });
  const store = watchStore(s3 ?? createFolderStore(join(config.dataDir, 'objects')));
  const { queue, consume } = openQueue(config, log);
  const metrics = createMetrics();
  const { publicUrl } = config;
  const renderer = await createRenderer({ clientDir: 'dist/renderer', publicUrl });
  const parts = { database, store, renderer, queue, log, metrics };
  const workers: Worker[] = [];
  return {
    ...parts,
    config,
    env: variables,
    invitations: invitationRepository(database.knex),
    startWorker({ reconcileMs = NEVER_MS } = {}) {
      const worker = startWorker({ ...parts, consume, reconcileMs });
      workers.push(worker);
      return worker;
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.close()));
      await queue.close();
      await database.close();
      s3?.close();
      await place.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function openQueue({ redisUrl, workerConcurrency: concurrency }: Config, log: Log) {
  if (!redisUrl) {
    const queue = createInProcessQueue({ concurrency, log, backoff });
    return { queue: queue as PublishQueue, consume: queue.consume };
  }
  return {
    queue: createBullMqQueue({ redisUrl, log }) as PublishQueue,
    consume: (handler: PublishHandler): PublishConsumer =>
      consumeBullMq({ redisUrl, concurrency, log, handler, backoff, lockMs: LOCK_MS }),
  };
}

interface Place {
  readonly env: Record<string, string>;
  readonly credentials: Pick<S3Options, 'credentials'>;
  drop(): Promise<void>;
}

async function embedded(dataDir: string): Promise<Place> {
  return { env: { DATA_DIR: dataDir }, credentials: {}, drop: async () => undefined };
}

async function onServers(dataDir: string): Promise<Place> {
  const database = await createEmptyDatabase('mysql');
  if (database.config.engine !== 'mysql') throw new Error('expected a MySQL database');
  const s3 = inject('s3');
  const { accessKeyId, secretAccessKey } = s3;
  return {
    env: {
      DATA_DIR: dataDir,
      DATABASE_URL: database.config.url,
      REDIS_URL: await emptyRedisDatabase(inject('redisUrl')),
      S3_BUCKET: await createBucket(s3),
      S3_ENDPOINT: s3.endpoint,
      S3_REGION: s3.region,
      AWS_ACCESS_KEY_ID: accessKeyId,
      AWS_SECRET_ACCESS_KEY: secretAccessKey,
    },
    credentials: { credentials: { accessKeyId, secretAccessKey } },
    drop: database.drop,
  };
}
