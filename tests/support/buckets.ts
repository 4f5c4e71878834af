import { randomBytes } from 'node:crypto';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import type { S3Connection } from './servers/rados-gateway.ts';

/** Creates an empty bucket; resolves with its name. */
export async function createBucket(s3: S3Connection): Promise<string> {
  const { endpoint, region, accessKeyId, secretAccessKey } = s3;
  const credentials = { accessKeyId, secretAccessKey };
  const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true });
  const bucket = `test-${randomBytes(8).toString('hex')}`;
  try {
    await client.send(new CreateBucketCommand({ Bucket: bucket }));
    return bucket;
  } finally {
    client.destroy();
  }
}
