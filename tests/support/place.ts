import { inject } from 'vitest';
import type { S3Options } from '#infra/storage/s3.ts';
import { createBucket } from './buckets.ts';
import { createEmptyDatabase } from './databases.ts';
import { emptyRedisDatabase } from './servers/redis.ts';
import { removeFolder, temporaryFolder } from './servers/server-process.ts';

/** The two ways in which the product is deployed; both have to pass the same tests. */
export const DEPLOYMENTS = ['embedded', 'servers'] as const;
export type Deployment = (typeof DEPLOYMENTS)[number];

/** Empty stores for one test, with the configuration that names them. */
export interface Place {
  /** Configuration as environment variables. */
  readonly env: Readonly<Record<string, string>>;
  /** For an object store in this process, whose own environment has no credentials. */
  readonly credentials: Pick<S3Options, 'credentials'>;
  drop(): Promise<void>;
}

/** Creates a data folder and, for `servers`, a database, a Redis database and a bucket. */
export async function createPlace(deployment: Deployment): Promise<Place> {
  const dataDir = await temporaryFolder('data');
  if (deployment === 'embedded') {
    return { env: { DATA_DIR: dataDir }, credentials: {}, drop: () => removeFolder(dataDir) };
  }
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
    async drop() {
      await database.drop();
      await removeFolder(dataDir);
    },
  };
}
