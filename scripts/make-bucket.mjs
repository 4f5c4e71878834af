import { setTimeout as sleep } from 'node:timers/promises';
import { CreateBucketCommand, HeadBucketCommand, S3Client } from '@aws-sdk/client-s3';

// Creates the bucket S3_BUCKET if there is none; tries for about a minute until the store answers.
const { S3_BUCKET: Bucket } = process.env;
// Empty variables are unset, as for the product.
const endpoint = process.env.S3_ENDPOINT || undefined;
const region = process.env.S3_REGION || 'us-east-1';
const client = new S3Client({ region, endpoint, forcePathStyle: true });

const isThere = () =>
  client.send(new HeadBucketCommand({ Bucket })).then(
    () => true,
    () => false,
  );

let refusal = new Error(`The bucket ${Bucket} was made, but this account may not look at it`);
for (let attempt = 1; !(await isThere()); attempt += 1) {
  if (attempt > 30) throw refusal;
  await client.send(new CreateBucketCommand({ Bucket })).catch((error) => {
    refusal = error;
  });
  await sleep(attempt === 1 ? 0 : 2_000);
}
