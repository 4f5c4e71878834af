import { loadConfig } from '#infra/config/config.ts';
import { createNginxEdge } from '#infra/edge/nginx.ts';
import { createLog } from '#infra/log.ts';
import { createMetrics } from '#infra/metrics.ts';
import { createLemonSqueezy } from '#infra/provider/lemon-squeezy.ts';
import { backlogReader } from '#infra/queue/backlog.ts';
import { consumeBullMq, createBullMqQueue } from '#infra/queue/bullmq.ts';
import { requireRedisDatabase } from '#infra/queue/redis-connection.ts';
import { builtFiles } from '#infra/start/built-files.ts';
import { requireWritable } from '#infra/start/data-folder.ts';
import { type Running, runUntilStopped, StartError } from '#infra/start/lifecycle.ts';
import { openData } from '#infra/start/open-data.ts';
import { createRenderer } from '#renderer/publish/renderer.ts';
import { startHealthServer } from './health-server.ts';
import { OVERLAP, startWorker } from './worker.ts';

/** Starts a worker as a process of its own, beside the api and any number of other workers. */
async function main(): Promise<Running> {
  const config = loadConfig();
  const { redisUrl, workerConcurrency } = config;
  const atOnce = workerConcurrency * OVERLAP.bullmq;
  if (!redisUrl) {
    throw new StartError(
      'REDIS_URL is not set: a separate worker process needs Redis to receive its work.',
    );
  }
  if (!config.s3) await requireWritable(config.dataDir);
  await requireRedisDatabase(redisUrl);
  const log = createLog(config);
  const { database, store } = await openData(config, log);
  const { rendererDir } = builtFiles(import.meta.dirname);
  const renderer = await createRenderer({ clientDir: rendererDir, publicUrl: config.publicUrl });
  const queue = createBullMqQueue({ redisUrl, log });
  const metrics = createMetrics(backlogReader(queue, database));
  const parts = { database, queue, store };
  const { host, metricsPort: port } = config;
  // Before the worker, so that a start that fails here leaves no publish half done.
  const health = port ? await startHealthServer({ host, port, metrics, log, parts }) : undefined;
  const worker = startWorker({
    database,
    store,
    renderer,
    edge: config.edge && createNginxEdge(config.edge),
    provider: createLemonSqueezy(config.lemonSqueezy),
    queue,
    consume: (handler) => consumeBullMq({ redisUrl, concurrency: atOnce, log, handler }),
    atOnce,
    log,
    metrics,
  });
  log.info({ atOnce }, 'worker ready');
  return {
    async close() {
      await health?.close();
      await worker.close();
      await queue.close();
      await database.close();
    },
  };
}

await runUntilStopped(main, 'METRICS_PORT');
