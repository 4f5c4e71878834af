import { createPool } from 'mysql2/promise';
import type { ObjectStore } from '#infra/storage/object-store.ts';
import { createS3Store } from '#infra/storage/s3.ts';
import { createBucket } from '#tests/support/buckets.ts';
import { startEdge } from '#tests/support/edge.ts';
import { type ProductProcess, startProduct } from '#tests/support/product.ts';
import { startServers } from '#tests/support/servers/all.ts';
import { freePort, removeFolder, temporaryFolder } from '#tests/support/servers/server-process.ts';

export interface BenchServers {
  /** Origin of the edge. */
  readonly url: string;
  readonly databaseUrl: string;
  readonly store: ObjectStore;
  /** Starts a worker beside the api; it refreshes the edge's copies if `knowsEdge` (default). */
  startWorker(options?: { readonly knowsEdge: boolean }): Promise<ProductProcess>;
  stop(): Promise<void>;
}

export interface BenchOptions {
  /** Number of workers to start with. */
  readonly workers: number;
  readonly env: Readonly<Record<string, string>>;
}

/** Starts the product as several processes, on its own MariaDB, Redis and RADOS Gateway. */
export async function startBenchServers(options: BenchOptions): Promise<BenchServers> {
  const servers = await startServers();
  const { mariadbUrl, redisUrl, s3 } = servers.connections;
  if (!mariadbUrl || !redisUrl || !s3) throw new Error('A server did not start');
  const databaseUrl = new URL(mariadbUrl);
  databaseUrl.pathname = '/bench';
  const admin = createPool(mariadbUrl);
  await admin.query('CREATE DATABASE bench');
  await admin.end();
  const dataDir = await temporaryFolder('bench');
  const [apiPort, edgePort] = [await freePort(), await freePort()];
  const bucket = await createBucket(s3);
  const { accessKeyId, secretAccessKey } = s3;
  const store = createS3Store({ ...s3, bucket, credentials: { accessKeyId, secretAccessKey } });
  const env = {
    DATABASE_URL: databaseUrl.href,
    REDIS_URL: redisUrl,
    S3_BUCKET: bucket,
    S3_ENDPOINT: s3.endpoint,
    S3_REGION: s3.region,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    DATA_DIR: dataDir,
    PUBLIC_URL: `http://127.0.0.1:${edgePort}`,
    ...options.env,
  };
  const api = await startProduct('api', { env: { ...env, PORT: String(apiPort) } });
  const edge = await startEdge(`127.0.0.1:${apiPort}`, { port: edgePort });
  const processes = [api];
  const startWorker = async ({ knowsEdge } = { knowsEdge: true }) => {
    const worker = await startProduct('worker', {
      env: { ...env, ...(knowsEdge && { EDGE_URL: edge.url, EDGE_SECRET: edge.secret }) },
    });
    processes.push(worker);
    return worker;
  };
  for (let worker = 0; worker < options.workers; worker += 1) await startWorker();
  return {
    url: edge.url,
    databaseUrl: databaseUrl.href,
    store,
    startWorker,
    async stop() {
      await Promise.all(processes.map((one) => one.end()));
      await edge.nginx.stop();
      store.close();
      await servers.stop();
      await removeFolder(dataDir);
    },
  };
}
