import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { ensureOperator } from '#api/admin/operator.ts';
import { listenApi } from '#api/server.ts';
import { generateLicenseCode, licenseKey } from '#domain/license/code.ts';
import { builtFiles } from '#infra/built-files.ts';
import { type Config, loadConfig } from '#infra/config.ts';
import { type Database, openDatabase } from '#infra/database/database.ts';
import { licenseRepository } from '#infra/database/license-repository.ts';
import { settingsRepository } from '#infra/database/settings-repository.ts';
import { createEdge } from '#infra/edge/refresh.ts';
import { type Running, requireWritable, runUntilStopped } from '#infra/lifecycle.ts';
import { createLog, type Log } from '#infra/log.ts';
import { createMetrics } from '#infra/metrics.ts';
import { consumeBullMq, createBullMqQueue } from '#infra/queue/bullmq.ts';
import { createInProcessQueue } from '#infra/queue/in-process.ts';
import type { PublishConsumer, PublishHandler, PublishQueue } from '#infra/queue/publish-queue.ts';
import { createFolderStore } from '#infra/storage/folder.ts';
import { createS3Store } from '#infra/storage/s3.ts';
import { createRenderer } from '#renderer/publish/renderer.ts';
import { startWorker } from '#worker/worker.ts';

/** The whole product in one process; every part that is not configured is embedded. */
async function main(): Promise<Running> {
  const config = loadConfig();
  const log = createLog(config);
  await requireWritable(config.dataDir);
  const database = await openDatabase(config.database, log);
  await database.migrate();
  const operator = await ensureOperator(database, config.admin);
  const { rendererDir, builderAppDir } = builtFiles(import.meta.dirname);
  const { queue, consume } = openQueue(config, log);
  const store = config.s3
    ? createS3Store(config.s3)
    : createFolderStore(join(config.dataDir, 'objects'));
  const metrics = createMetrics();
  const renderer = await createRenderer({ clientDir: rendererDir, publicUrl: config.publicUrl });
  const api = await listenApi({ config, log, database, queue, store, metrics, builderAppDir });
  const edge = config.edge && createEdge(config.edge);
  const worker = startWorker({ database, store, renderer, edge, queue, consume, log, metrics });
  console.log(`Wedding Invite is ready: ${config.publicUrl}`);
  if (operator.generatedPassword) {
    console.log(`Operator: ${operator.username}, password ${operator.generatedPassword}`);
  }
  const code = await demoLicense(database);
  if (code) console.log(`A license code to try it with: ${code}`);
  return {
    async close() {
      await api.close();
      await worker.close();
      await queue.close();
      await database.close();
    },
  };
}

function openQueue({ redisUrl, workerConcurrency: concurrency }: Config, log: Log) {
  if (!redisUrl) {
    const queue = createInProcessQueue({ concurrency, log });
    return { queue, consume: queue.consume };
  }
  return {
    queue: createBullMqQueue({ redisUrl, log }) as PublishQueue,
    consume: (handler: PublishHandler): PublishConsumer =>
      consumeBullMq({ redisUrl, concurrency, log, handler }),
  };
}

/** A code for the first look at the product: made once, when the database is new. */
async function demoLicense(database: Database): Promise<string | undefined> {
  const settings = settingsRepository(database.knex);
  if (await settings.get('demo_license')) return undefined;
  const code = generateLicenseCode(randomBytes);
  await settings.set('demo_license', 'made');
  const licenses = licenseRepository(database.knex);
  const { total } = await licenses.counts();
  if (total > 0) return undefined;
  await licenses.create({ code, codeKey: licenseKey(code) });
  return code;
}

await runUntilStopped(main);
