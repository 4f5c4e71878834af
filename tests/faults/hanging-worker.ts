/**
 * A worker on the product's own parts, configured by the environment, whose store stores a page but
 * never answers: a test can then kill the worker between upload and commit.
 */
import { loadConfig } from '#infra/config/config.ts';
import { openDatabase } from '#infra/database/database.ts';
import { createLog } from '#infra/log.ts';
import { createMetrics } from '#infra/metrics.ts';
import { consumeBullMq, createBullMqQueue } from '#infra/queue/bullmq.ts';
import { createInProcessQueue } from '#infra/queue/in-process.ts';
import { openStore } from '#infra/storage/open-store.ts';
import { createRenderer } from '#renderer/publish/renderer.ts';
import { startWorker } from '#worker/worker.ts';

const config = loadConfig();
const { redisUrl, publicUrl } = config;
const log = createLog(config);
const store = await openStore(config);
const embedded = createInProcessQueue({ concurrency: 1, log });
startWorker({
  database: await openDatabase(config.database, log),
  store: {
    ...store,
    async put(key, body, headers) {
      const outcome = await store.put(key, body, headers);
      if (!key.endsWith('/index.html')) return outcome;
      console.log(`uploaded ${key}`);
      return new Promise<never>(() => undefined);
    },
  },
  renderer: await createRenderer({ clientDir: 'dist/renderer', publicUrl }),
  queue: redisUrl ? createBullMqQueue({ redisUrl, log }) : embedded,
  consume: (handler) =>
    redisUrl
      ? consumeBullMq({ redisUrl, concurrency: 1, log, handler, lockMs: 1_000 })
      : embedded.consume(handler),
  atOnce: 1,
  log,
  metrics: createMetrics(),
});
setInterval(() => undefined, 2 ** 30);
