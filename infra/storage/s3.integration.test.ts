import { randomUUID } from 'node:crypto';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { PutBucketPolicyCommand, S3Client } from '@aws-sdk/client-s3';
import { describe, expect, inject, test } from 'vitest';
import { connectionOf, createBucket } from '#tests/support/buckets.ts';
import { freePort } from '#tests/support/servers/server-process.ts';
import { createS3Store } from './s3.ts';

const HTML = { contentType: 'text/html; charset=utf-8', cacheControl: 'public, max-age=0' };

const connection = () => connectionOf(inject('s3'));

describe('an S3 store', () => {
  test('rejects a wrong secret instead of calling everything missing', async () => {
    const bucket = await createBucket(inject('s3'));
    const credentials = { ...connection().credentials, secretAccessKey: 'wrong' };
    const store = createS3Store({ ...connection(), bucket, credentials });
    const sentence = /^The object store http.* refused .*: SignatureDoesNotMatch \(403\)$/;
    await expect(store.put('a', 'x', HTML)).rejects.toThrow(sentence);
    await expect(store.get('a')).rejects.toThrow(sentence);
    await expect(store.head('a')).rejects.toThrow(sentence);
    await expect(store.delete('a')).rejects.toThrow(sentence);
    await expect(store.ping()).rejects.toThrow(sentence);
    store.close();
  });

  test('that may not delete says so, instead of having deleted', async () => {
    const bucket = await createBucket(inject('s3'));
    const store = createS3Store({ ...connection(), bucket });
    await store.put('kept', 'x', HTML);
    await forbid(bucket, 's3:DeleteObject');
    const sentence = /^The object store http.* refused to delete kept: AccessDenied \(403\)$/;
    await expect(store.delete('kept')).rejects.toThrow(sentence);
    expect((await store.get('kept'))?.body.toString()).toBe('x');
    store.close();
  });

  test('that may not read says so, instead of having nothing', async () => {
    const bucket = await createBucket(inject('s3'));
    const store = createS3Store({ ...connection(), bucket });
    await store.put('kept', 'x', HTML);
    await forbid(bucket, 's3:GetObject');
    await expect(store.get('kept')).rejects.toThrow('refused to get kept: AccessDenied (403)');
    await expect(store.head('kept')).rejects.toThrow('refused to look at kept: AccessDenied (403)');
    store.close();
  });

  test('that may not list fails the ping', async () => {
    const bucket = await createBucket(inject('s3'));
    const store = createS3Store({ ...connection(), bucket });
    await forbid(bucket, 's3:ListBucket');
    await expect(store.ping()).rejects.toThrow('refused a ping: AccessDenied (403)');
    store.close();
  });

  test('rejects when the bucket does not exist', async () => {
    const store = createS3Store({ ...connection(), bucket: `missing-${randomUUID()}` });
    await expect(store.put('a', 'x', HTML)).rejects.toThrow('refused to put a: NoSuchBucket (404)');
    await expect(store.get('a')).rejects.toThrow('refused to get a: NoSuchBucket (404)');
    await expect(store.head('a')).rejects.toThrow('refused to look at a: NoSuchBucket (404)');
    await expect(store.ping()).rejects.toThrow('refused a ping: NoSuchBucket (404)');
    store.close();
  });

  test('that is not there rejects in one sentence', async () => {
    const endpoint = `http://127.0.0.1:${await freePort()}`;
    const store = createS3Store({ ...connection(), endpoint, bucket: 'any' });
    const sentence = /^The object store http.* did not answer .*: connect ECONNREFUSED/;
    await expect(store.ping()).rejects.toThrow(sentence);
    await expect(store.put('a', 'x', HTML)).rejects.toThrow(sentence);
    store.close();
  });

  test('that accepts connections and never answers fails the ping within 2 s', async () => {
    const silent = createServer();
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
    const address = silent.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const store = createS3Store({
      ...connection(),
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'any',
    });
    const before = Date.now();
    await expect(store.ping()).rejects.toThrow();
    expect(Date.now() - before).toBeLessThan(2_100);
    store.close();
    silent.close();
  });

  test('tells of a put whose first attempt may still be carried out', async () => {
    let attempts = 0;
    const hesitating = createHttpServer((req, res) => {
      req.resume();
      attempts += 1;
      if (attempts > 1) res.writeHead(200, { ETag: '"a"' }).end();
    });
    const port = await freePort();
    await new Promise<void>((resolve) => hesitating.listen(port, '127.0.0.1', resolve));
    const endpoint = `http://127.0.0.1:${port}`;
    const store = createS3Store({ ...connection(), endpoint, bucket: 'any', patienceMs: 300 });
    expect(await store.put('a', 'x', HTML)).toBe('contested');
    expect(await store.put('a', 'x', HTML)).toBe('stored');
    store.close();
    hesitating.closeAllConnections();
    hesitating.close();
  });

  test('tells that a put which was refused is not carried out', async () => {
    const wrong = createS3Store({ ...connection(), bucket: `missing-${randomUUID()}` });
    await expect(wrong.put('a', 'x', HTML)).rejects.toMatchObject({ isUndecided: false });
    wrong.close();
  });

  test.each([
    ['that a gateway answers', [520]],
    ['that is refused when tried again', [504, 403]],
  ])('tells that a put %s may still be carried out', async (_what, statuses) => {
    let attempts = 0;
    const failing = createHttpServer((req, res) => {
      req.resume();
      res.writeHead(statuses[attempts] ?? 500).end();
      attempts += 1;
    });
    const port = await freePort();
    await new Promise<void>((resolve) => failing.listen(port, '127.0.0.1', resolve));
    const endpoint = `http://127.0.0.1:${port}`;
    const store = createS3Store({ ...connection(), endpoint, bucket: 'any' });
    await expect(store.put('a', 'x', HTML)).rejects.toMatchObject({ isUndecided: true });
    expect(attempts).toBe(statuses.length);
    store.close();
    failing.close();
  });

  test.each([
    ['a page', '<!doctype html><html><body>Sign in</body></html>'],
    ['nothing', ''],
  ])('is none where %s is the answer to everything', async (_what, page) => {
    const other = createHttpServer((req, res) => {
      req.resume();
      res.writeHead(200, { 'Content-Type': 'text/html' }).end(page);
    });
    const port = await freePort();
    await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
    const endpoint = `http://127.0.0.1:${port}`;
    const store = createS3Store({ ...connection(), endpoint, bucket: 'any' });
    const sentence =
      /^The object store http.* did not answer .*: what responds there is no S3 store$/;
    await expect(store.ping()).rejects.toThrow(sentence);
    await expect(store.put('a', 'x', HTML)).rejects.toThrow(sentence);
    await expect(store.get('a')).rejects.toThrow(sentence);
    await expect(store.head('a')).rejects.toThrow(sentence);
    await expect(async () => {
      for await (const _ of store.list('assets/'));
    }).rejects.toThrow(sentence);
    store.close();
    other.closeAllConnections();
    other.close();
  });

  test('gives up on an answer that stops in its middle', async () => {
    const stalling = createHttpServer((_req, res) => {
      res.writeHead(200, { 'Content-Length': '1000', ETag: '"a"' }).write('<html>');
    });
    const port = await freePort();
    await new Promise<void>((resolve) => stalling.listen(port, '127.0.0.1', resolve));
    const store = createS3Store({
      ...connection(),
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'any',
      patienceMs: 300,
    });
    await expect(store.get('pages/a/index.html')).rejects.toThrow('to get pages/a/index.html');
    await expect(async () => {
      for await (const _ of store.list('assets/'));
    }).rejects.toThrow('to list assets/');
    store.close();
    stalling.closeAllConnections();
    stalling.close();
  });
});

/** Denies everyone a right on a bucket and its objects. */
async function forbid(bucket: string, action: string): Promise<void> {
  const client = new S3Client({ ...connection(), forcePathStyle: true });
  const Resource = [`arn:aws:s3:::${bucket}`, `arn:aws:s3:::${bucket}/*`];
  const Statement = [{ Effect: 'Deny', Principal: '*', Action: action, Resource }];
  const Policy = JSON.stringify({ Version: '2012-10-17', Statement });
  await client.send(new PutBucketPolicyCommand({ Bucket: bucket, Policy }));
  client.destroy();
}
