import { loadConfig } from '#infra/config/config.ts';
import { writeAtStart } from '#infra/database/database.ts';
import { createLog } from '#infra/log.ts';
import { createMetrics } from '#infra/metrics.ts';
import { createLemonSqueezy } from '#infra/provider/lemon-squeezy.ts';
import { backlogReader } from '#infra/queue/backlog.ts';
import { createBullMqQueue } from '#infra/queue/bullmq.ts';
import { connectProducer, requireRedisDatabase } from '#infra/queue/redis-connection.ts';
import { builtFiles } from '#infra/start/built-files.ts';
import { requireWritable } from '#infra/start/data-folder.ts';
import { type Running, runUntilStopped, StartError } from '#infra/start/lifecycle.ts';
import { openData } from '#infra/start/open-data.ts';
import { announceOperator, ensureOperator } from './admin/operator.ts';
import { createQueueBoard } from './admin/queue-board.ts';
import { listenApi } from './server.ts';

/** Starts the api as a separate process, beside any number of workers. */
async function main(): Promise<Running> {
  const config = loadConfig();
  const { redisUrl } = config;
  if (!redisUrl) {
    throw new StartError(
      'REDIS_URL is not set: a separate API process needs Redis to reach the workers.',
    );
  }
  const log = createLog(config);
  await requireWritable(config.dataDir);
  await requireRedisDatabase(redisUrl);
  const { database, store } = await openData(config, log);
  const queue = createBullMqQueue({ redisUrl, log });
  const { redis } = connectProducer(redisUrl, log);
  const metrics = createMetrics(backlogReader(queue, database));
  const { builderAppDir, pictureProcess } = builtFiles(import.meta.dirname);
  const api = await listenApi({
    config,
    log,
    database,
    queue,
    redis,
    provider: createLemonSqueezy(config.lemonSqueezy),
    queueBoard: createQueueBoard(queue.bullmq),
    store,
    metrics,
    builderAppDir,
    pictureProcess,
  });
  log.info({ url: api.url }, 'api listening');
  // Only now, because a password is shown once: a start that failed above would lose it.
  const operator = await writeAtStart(config.database, () =>
    ensureOperator(database, config.admin),
  );
  announceOperator(operator, log);
  return {
    async close() {
      await api.close();
      redis.disconnect();
      await queue.close();
      await database.close();
    },
  };
}

await runUntilStopped(main);
