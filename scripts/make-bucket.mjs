import { setTimeout as sleep } from 'node:timers/promises';
import { CreateBucketCommand, HeadBucketCommand, S3Client } from '@aws-sdk/client-s3';

// Creates the bucket S3_BUCKET if there is none; tries for about a minute until the store answers.

const TRY_FOR_MS = 60_000;
/** How long one request waits for an answer. */
const PATIENCE_MS = 5_000;

// As in start.mjs.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
try {
  await makeBucket(process.env);
} catch (error) {
  console.error(`There is no bucket: ${error.message}`);
  process.exitCode = 1;
}

/**
 * Resolves once the bucket is there; throws an error of one line.
 * @param {NodeJS.ProcessEnv} env empty variables are unset, as for the product
 */
async function makeBucket({ S3_BUCKET: Bucket, S3_ENDPOINT, S3_REGION }) {
  if (!Bucket) throw new Error('S3_BUCKET is not set.');
  const client = new S3Client({
    region: S3_REGION || 'us-east-1',
    endpoint: S3_ENDPOINT || undefined,
    forcePathStyle: true,
    // A store that takes connections and never answers must not hold up what waits for the bucket.
    maxAttempts: 1,
    requestHandler: {
      connectionTimeout: 2_000,
      requestTimeout: PATIENCE_MS,
      throwOnRequestTimeout: true,
      socketTimeout: PATIENCE_MS,
    },
  });
  // Without credentials, no attempt can succeed.
  await client.config.credentials();
  const isThere = () =>
    client.send(new HeadBucketCommand({ Bucket })).then(
      () => true,
      () => false,
    );

  let refusal = new Error(`${Bucket} was made, but this account may not read it`);
  const end = performance.now() + TRY_FOR_MS;
  for (let attempt = 1; !(await isThere()); attempt += 1) {
    if (performance.now() > end) throw refusal;
    await client.send(new CreateBucketCommand({ Bucket })).catch((error) => {
      refusal = error;
    });
    await sleep(attempt === 1 ? 0 : 2_000);
  }
}
