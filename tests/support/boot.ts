import { join } from 'node:path';
import { type Config, loadConfig } from '#infra/config/config.ts';
import { type Database, openDatabase } from '#infra/database/database.ts';
import {
  type InvitationRepository,
  invitationRepository,
} from '#infra/database/invitations/invitation-repository.ts';
import { createLog, type Log } from '#infra/log.ts';
import { createMetrics, type Metrics } from '#infra/metrics.ts';
import { consumeBullMq, createBullMqQueue } from '#infra/queue/bullmq.ts';
import { createInProcessQueue } from '#infra/queue/in-process.ts';
import type { PublishConsumer, PublishHandler, PublishQueue } from '#infra/queue/publish-queue.ts';
import { createFolderStore } from '#infra/storage/folder.ts';
import { createS3Store } from '#infra/storage/s3.ts';
import type { AssetFile } from '#renderer/publish/page-types.ts';
import { createRenderer, type Renderer } from '#renderer/publish/renderer.ts';
import { startWorker, type Worker } from '#worker/worker.ts';
import { createPlace, type Deployment } from './place.ts';
import { type WatchedStore, watchStore } from './watched-store.ts';

export interface WorkerOptions {
  /** Milliseconds between reconcile's rounds; by default it runs only at the start. */
  readonly reconcileMs?: number;
  /** Milliseconds after which a dead worker's run is given to another; short by default. */
  readonly lockMs?: number;
}

/** The product's parts, constructed as in `standalone.ts` or `main.ts`, on their own `Place`. */
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
  /** Starts a worker on these parts; `close` closes it at the latest. */
  startWorker(options?: WorkerOptions): Worker;
  close(): Promise<void>;
}

const NEVER_MS = 2 ** 30;
/** Short, so that tests need not wait. */
const backoff = () => 50;
const LOCK_MS = 1_000;

/** Constructs all parts on empty stores, without api or worker. `env` adds to the configuration. */
export async function boot(
  deployment: Deployment,
  env: Readonly<Record<string, string>> = {},
): Promise<Booted> {
  const place = await createPlace(deployment);
  const variables = { LOG_LEVEL: 'silent', PUBLIC_URL: 'https://w.example', ...place.env, ...env };
  const config = loadConfig(variables);
  const log = createLog(config);
  const database = await openDatabase(config.database, log);
  await database.migrate();
  const s3 = config.s3 && createS3Store({ ...config.s3, ...place.credentials });
  const store = watchStore(s3 ?? createFolderStore(join(config.dataDir, 'objects')));
  const { queue, consumeWith } = openQueue(config, log);
  const metrics = createMetrics();
  const renderer = await rendererOf(config.publicUrl);
  const parts = { database, store, renderer, queue, log, metrics };
  const workers: Worker[] = [];
  return {
    ...parts,
    config,
    env: variables,
    invitations: invitationRepository(database.knex),
    startWorker({ reconcileMs = NEVER_MS, lockMs = LOCK_MS } = {}) {
      const worker = startWorker({
        ...parts,
        consume: consumeWith(lockMs),
        atOnce: config.workerConcurrency,
        reconcileMs,
      });
      workers.push(worker);
      return worker;
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.close()));
      await queue.close();
      await database.close();
      s3?.close();
      await place.drop();
    },
  };
}

/** Renderers by public URL: they keep nothing of a page, and reading their fonts takes a while. */
const renderers = new Map<string, Promise<Renderer>>();

/** Returns a renderer whose assets are few: storing all 340 for each test takes a second. */
function rendererOf(publicUrl: string): Promise<Renderer> {
  const made = async () => {
    const renderer = await createRenderer({ clientDir: 'dist/renderer', publicUrl });
    return { ...renderer, assets: () => everyFortieth(renderer.assets()) };
  };
  const renderer = renderers.get(publicUrl) ?? made();
  renderers.set(publicUrl, renderer);
  return renderer;
}

async function* everyFortieth(files: AsyncIterable<AssetFile>): AsyncGenerator<AssetFile> {
  let count = 0;
  for await (const file of files) if (count++ % 40 === 0) yield file;
}

function openQueue({ redisUrl, workerConcurrency: concurrency }: Config, log: Log) {
  if (!redisUrl) {
    const queue = createInProcessQueue({ concurrency, log, backoff });
    return { queue: queue as PublishQueue, consumeWith: () => queue.consume };
  }
  return {
    queue: createBullMqQueue({ redisUrl, log }) as PublishQueue,
    consumeWith:
      (lockMs: number) =>
      (handler: PublishHandler): PublishConsumer =>
        consumeBullMq({ redisUrl, concurrency, log, handler, backoff, lockMs }),
  };
}
