import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import type { Redis } from 'ioredis';
import { announceOperator, ensureOperator } from '#api/admin/operator.ts';
import { createDemoLicense } from '#api/licenses/demo-license.ts';
import { listenApi } from '#api/server.ts';
import { type Config, loadConfig } from '#infra/config/config.ts';
import { writeAtStart } from '#infra/database/database.ts';
import { createNginxEdge } from '#infra/edge/nginx.ts';
import { createLog, type Log } from '#infra/log.ts';
import { createMetrics } from '#infra/metrics.ts';
import { createLemonSqueezy } from '#infra/provider/lemon-squeezy.ts';
import { backlogReader } from '#infra/queue/backlog.ts';
import { createInProcessQueue } from '#infra/queue/in-process.ts';
import type { PublishConsumer, PublishHandler, PublishQueue } from '#infra/queue/publish-queue.ts';
import { builtFiles } from '#infra/start/built-files.ts';
import { holdDataFolder, requireWritable } from '#infra/start/data-folder.ts';
import { requireFreePort } from '#infra/start/free-port.ts';
import { type Running, runUntilStopped } from '#infra/start/lifecycle.ts';
import { openData } from '#infra/start/open-data.ts';
import { objectsDir } from '#infra/storage/open-store.ts';
import { createRenderer } from '#renderer/publish/renderer.ts';
import { createRenderPool, type RenderPool } from '#worker/render-pool.ts';
import { OVERLAP, startWorker } from '#worker/worker.ts';

/** Starts the whole product in one process, with embedded parts for those not configured. */
async function main(): Promise<Running> {
  const config = loadConfig();
  const log = createLog(config);
  await requireWritable(config.dataDir);
  const folder = await holdFolder(config);
  const { queue, queueBoard, redis, consume, atOnce } = await openQueue(config, log);
  const { database, store } = await openData(config, log);
  const { rendererDir, builderAppDir, pictureProcess } = builtFiles(import.meta.dirname);
  const metrics = createMetrics(backlogReader(queue, database));
  const renderer = await createRenderer({ clientDir: rendererDir, publicUrl: config.publicUrl });
  const provider = createLemonSqueezy(config.lemonSqueezy);
  const api = await listenApi({
    config,
    log,
    database,
    queue,
    redis,
    store,
    metrics,
    provider,
    queueBoard,
    builderAppDir,
    pictureProcess,
  });
  const edge = config.edge && createNginxEdge(config.edge);
  const renderPool = openRenderPool(config, rendererDir);
  const parts = { database, store, renderer, queue, log, metrics, provider };
  const worker = startWorker({ ...parts, edge, renderPool, consume, atOnce });
  // Password and code are shown only once, so they are made last: a failing start would lose them.
  const operator = await writeAtStart(config.database, () =>
    ensureOperator(database, config.admin),
  );
  announceOperator(operator, log);
  const demoCode = await writeAtStart(config.database, () => createDemoLicense(database));
  if (demoCode) console.log(`A license code to try it with: ${demoCode}`);
  await worker.ready;
  console.log(`Wedding Invite is ready: ${config.publicUrl}`);
  return {
    async close() {
      await api.close();
      await worker.close();
      redis?.disconnect();
      await queue.close();
      await database.close();
      folder?.release();
    },
  };
}

/** Servers outside are made for several processes; the database file is not. */
async function holdFolder({ database, dataDir, port, host }: Config) {
  if (database.engine !== 'sqlite') return undefined;
  try {
    return holdDataFolder(dataDir);
  } catch (error) {
    // When the product is started twice, the port in use is the clearer reason.
    await requireFreePort(port, host);
    throw error;
  }
}

interface OpenedQueue {
  readonly queue: PublishQueue;
  readonly queueBoard?: RequestHandler;
  /** For what processes share besides the queue. */
  readonly redis?: Redis;
  readonly consume: (handler: PublishHandler) => PublishConsumer;
  readonly atOnce: number;
}

/**
 * Modules for several processes are loaded only when configured: they would cost the embedded
 * product a third of its memory and of its start time.
 */
async function openQueue({ redisUrl, workerConcurrency }: Config, log: Log): Promise<OpenedQueue> {
  if (!redisUrl) {
    const atOnce = workerConcurrency * OVERLAP.inProcess;
    const queue = createInProcessQueue({ concurrency: atOnce, log });
    return { queue, consume: queue.consume, atOnce };
  }
  const atOnce = workerConcurrency * OVERLAP.bullmq;
  const { consumeBullMq, createBullMqQueue } = await import('#infra/queue/bullmq.ts');
  const { connectProducer, requireRedisDatabase } = await import(
    '#infra/queue/redis-connection.ts'
  );
  const { createQueueBoard } = await import('#api/admin/queue-board.ts');
  await requireRedisDatabase(redisUrl);
  const queue = createBullMqQueue({ redisUrl, log });
  return {
    queue,
    queueBoard: createQueueBoard(queue.bullmq),
    redis: connectProducer(redisUrl, log).redis,
    consume: (handler) => consumeBullMq({ redisUrl, concurrency: atOnce, log, handler }),
    atOnce,
  };
}

/** More render threads would outpace the one thread that talks to the database. */
const MAX_THREADS = 4;

/** Threads pay off when pages go into a folder; with a bucket they would wait for the network. */
function openRenderPool(
  { s3, dataDir, publicUrl }: Config,
  clientDir: string,
): RenderPool | undefined {
  const entry = join(import.meta.dirname, 'render-thread.js');
  // When run from source (`npm run dev`), there is no built entry.
  if (s3 || !existsSync(entry)) return undefined;
  const settings = { clientDir, publicUrl, objectsDir: objectsDir(dataDir) };
  // Only on Linux do the threads get a lower priority; elsewhere one core is left to requests.
  const cores = availableParallelism() - (process.platform === 'linux' ? 0 : 1);
  const threads = Math.max(1, Math.min(cores, MAX_THREADS));
  return createRenderPool(entry, threads, settings);
}

await runUntilStopped(main);
