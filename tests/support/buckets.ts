import { randomBytes } from 'node:crypto';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import type { S3Connection } from './servers/rados-gateway.ts';

/** Returns a connection as store and SDK take it. */
export function connectionOf({ endpoint, region, accessKeyId, secretAccessKey }: S3Connection) {
  return { endpoint, region, credentials: { accessKeyId, secretAccessKey } };
}

/** Creates an empty bucket; resolves with its name. */
export async function createBucket(s3: S3Connection): Promise<string> {
  const client = new S3Client({ ...connectionOf(s3), forcePathStyle: true });
  const bucket = `test-${randomBytes(8).toString('hex')}`;
  try {
    await client.send(new CreateBucketCommand({ Bucket: bucket }));
    return bucket;
  } finally {
    client.destroy();
  }
}
