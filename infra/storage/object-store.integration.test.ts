import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PutBucketPolicyCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { createBucket } from '#tests/support/buckets.ts';
import { freePort, runProgram } from '#tests/support/servers/server-process.ts';
import { createFolderStore } from './folder.ts';
import { ObjectKeyError } from './object-key.ts';
import type { ObjectStore } from './object-store.ts';
import { ObjectStoreError } from './object-store-error.ts';
import { createS3Store } from './s3.ts';

const HTML = { contentType: 'text/html; charset=utf-8', cacheControl: 'public, max-age=0' };

interface Opened {
  readonly store: ObjectStore;
  close(): Promise<void>;
}

async function openFolder(mayBlock: boolean): Promise<Opened> {
  const dir = await mkdtemp(join(tmpdir(), 'objects-'));
  return {
    store: createFolderStore(join(dir, 'made-when-missing'), { mayBlock }),
    close: () => rm(dir, { recursive: true }),
  };
}

const ADAPTERS: Record<string, () => Promise<Opened>> = {
  folder: () => openFolder(false),
  'folder that may block': () => openFolder(true),
  S3: async () => {
    const bucket = await createBucket(inject('s3'));
    const store = createS3Store({ ...connection(), bucket, listPageSize: 10 });
    return { store, close: async () => store.close() };
  },
};

describe.each(Object.entries(ADAPTERS))('an object store on %s', (_name, open) => {
  let opened: Opened;
  let store: ObjectStore;
  beforeAll(async () => {
    opened = await open();
    store = opened.store;
  });
  afterAll(() => opened.close());

  test('answers what was put, with its headers', async () => {
    expect(await store.put('pages/ann-bob/index.html', 'Zoë & 李雷 🌸', HTML)).toBe('stored');
    const stored = await store.get('pages/ann-bob/index.html');
    expect(stored?.body.toString()).toBe('Zoë & 李雷 🌸');
    expect(stored).toMatchObject({ ...HTML, size: Buffer.byteLength('Zoë & 李雷 🌸') });
    expect(Math.abs(Date.now() - (stored?.modifiedAt ?? 0))).toBeLessThan(10_000);
  });

  test('keeps bytes as they are, an empty body too', async () => {
    const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
    await store.put('media/bytes.webp', bytes, HTML);
    await store.put('media/empty', '', HTML);
    expect((await store.get('media/bytes.webp'))?.body.equals(bytes)).toBe(true);
    expect((await store.get('media/empty'))?.size).toBe(0);
  });

  test('stores parts one after the other, as one body', async () => {
    const parts = ['Zoë ', Buffer.from('& 李雷'), ' 🌸 \ud800'];
    await store.put('parts', parts, HTML);
    await store.put('whole', 'Zoë & 李雷 🌸 \ufffd', HTML);
    const stored = await store.get('parts');
    expect(stored?.body.toString()).toBe('Zoë & 李雷 🌸 \ufffd');
    expect(stored?.etag).toBe((await store.head('whole'))?.etag);
  });

  test('tells by head what get tells, without the body', async () => {
    await store.put('pages/head.html', 'one', HTML);
    const { body, ...info } = (await store.get('pages/head.html')) ?? {};
    expect(body?.toString()).toBe('one');
    expect(await store.head('pages/head.html')).toEqual(info);
  });

  test('gives equal bodies equal strong tags and other bodies others', async () => {
    await store.put('tags/a', 'same', HTML);
    await store.put('tags/b', 'same', HTML);
    await store.put('tags/c', 'other', HTML);
    const [a, b, c] = await Promise.all(['a', 'b', 'c'].map((name) => store.head(`tags/${name}`)));
    expect(a?.etag).toMatch(/^"[^"]+"$/);
    expect(a?.etag).toBe(b?.etag);
    expect(a?.etag).not.toBe(c?.etag);
  });

  test('says undefined for what is not there', async () => {
    expect(await store.get('pages/nobody/index.html')).toBeUndefined();
    expect(await store.head('pages/nobody/index.html')).toBeUndefined();
    expect(await store.get('pages')).toBeUndefined();
  });

  test('deletes, and deletes again', async () => {
    await store.put('gone', 'x', HTML);
    await store.delete('gone');
    await store.delete('gone');
    expect(await store.get('gone')).toBeUndefined();
  });

  test('lists by prefix over several pages', async () => {
    const keys = Array.from({ length: 25 }, (_, index) => `list/deep-${index % 3}/${index}.txt`);
    await Promise.all(keys.map((key) => store.put(key, key, HTML)));
    await store.put('lister', 'x', HTML);
    const listed: string[] = [];
    for await (const { key } of store.list('list/')) listed.push(key);
    expect(listed.sort()).toEqual(keys.sort());
    const partial: string[] = [];
    for await (const { key } of store.list('list/deep-1')) partial.push(key);
    expect(partial.sort()).toEqual(keys.filter((key) => key.startsWith('list/deep-1')));
    for await (const entry of store.list('nothing/here/')) expect(entry).toBeUndefined();
  });

  test('shows a reader the old or the new object, never a part', async () => {
    const versions = ['a', 'b'].map((letter) => letter.repeat(100_000));
    await store.put('torn', versions[0] ?? '', HTML);
    const writes = (async () => {
      for (let turn = 0; turn < 20; turn += 1)
        await store.put('torn', versions[turn % 2] ?? '', HTML);
    })();
    const reads = Array.from({ length: 40 }, async () =>
      (await store.get('torn'))?.body.toString(),
    );
    for (const seen of await Promise.all(reads)) expect(versions).toContain(seen);
    await writes;
  });

  test.each(['../escape', '/etc/passwd', 'a//b', 'a/../../b', 'ä', ''])(
    'refuses the key %j before it touches anything',
    async (key) => {
      await expect(store.put(key, 'x', HTML)).rejects.toThrow(ObjectKeyError);
      await expect(store.get(key)).rejects.toThrow(ObjectKeyError);
      await expect(store.head(key)).rejects.toThrow(ObjectKeyError);
      await expect(store.delete(key)).rejects.toThrow(ObjectKeyError);
    },
  );

  test('answers a ping', async () => {
    await expect(store.ping()).resolves.toBeUndefined();
  });
});

describe.each([false, true])('a folder (may block: %s)', (mayBlock) => {
  test('that cannot be listed says so in one sentence without a path', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'objects-'));
    await symlink('pages', join(dir, 'pages'));
    const list = async () => {
      for await (const _ of createFolderStore(dir, { mayBlock }).list('pages/'));
    };
    await expect(list).rejects.toThrow(ObjectStoreError);
    await expect(list).rejects.toThrow(
      /^The object folder failed to list: the system refused \(ELOOP\)$/,
    );
    await rm(dir, { recursive: true });
  });

  test('keeps objects apart that are put at the same moment, the very first ones too', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'objects-'));
    const store = createFolderStore(join(dir, 'made-when-missing'), { mayBlock });
    const bodies = Array.from({ length: 20 }, (_, index) => `${index};`.repeat(1 + index * 900));
    await Promise.all(bodies.map((body, index) => store.put(`${index}/page`, body, HTML)));
    const stored = bodies.map(async (_, index) =>
      (await store.get(`${index}/page`))?.body.toString(),
    );
    expect(await Promise.all(stored)).toEqual(bodies);
    await rm(dir, { recursive: true });
  });

  test('that this account may not write into says so', async () => {
    const store = createFolderStore('/sys/objects', { mayBlock });
    const refused = /^The object folder failed to write: (this account may not|it is mounted)/;
    await expect(store.put('a', 'x', HTML)).rejects.toThrow(refused);
    await expect(store.ping()).rejects.toThrow(refused);
  });

  test('loses what killed processes left half-written, and nothing newer', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'objects-'));
    await mkdir(join(dir, '~incoming'));
    await writeFile(join(dir, '~incoming', 'old'), 'half');
    await utimes(join(dir, '~incoming', 'old'), new Date(0), new Date(0));
    await writeFile(join(dir, '~incoming', 'new'), 'half');
    await createFolderStore(dir, { mayBlock }).put('a', 'x', HTML);
    expect(await readdir(join(dir, '~incoming'))).toEqual(['new']);
    const listed: string[] = [];
    for await (const { key } of createFolderStore(dir).list('')) listed.push(key);
    expect(listed).toEqual(['a']);
    await rm(dir, { recursive: true });
  });

  test('keeps objects also beside a leftover that cannot be removed', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'objects-'));
    const foreign = join(dir, '~incoming', 'folder');
    await mkdir(foreign, { recursive: true });
    await utimes(foreign, new Date(0), new Date(0));
    const store = createFolderStore(dir, { mayBlock });
    await store.put('a', 'x', HTML);
    expect((await store.get('a'))?.body.toString()).toBe('x');
    await rm(dir, { recursive: true });
  });

  test('is rid of them for good once nobody can be writing them any more', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'objects-'));
    await mkdir(join(dir, '~incoming'));
    await writeFile(join(dir, '~incoming', 'of a moment ago'), 'half');
    vi.useFakeTimers({ toFake: ['setTimeout', 'Date'], now: Date.now() + 1_000 });
    await createFolderStore(dir, { mayBlock }).put('a', 'x', HTML);
    vi.advanceTimersByTime(61 * 60 * 1_000);
    vi.useRealTimers();
    await vi.waitFor(async () => expect(await readdir(join(dir, '~incoming'))).toEqual([]), 10_000);
    await rm(dir, { recursive: true });
  });

  test('holds nothing half-written after a put that failed', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'objects-'));
    const store = createFolderStore(dir, { mayBlock });
    await store.put('taken', 'a file where a folder is needed', HTML);
    await expect(store.put('taken/inside', 'x', HTML)).rejects.toThrow();
    expect(await readdir(join(dir, '~incoming'))).toEqual([]);
    expect((await store.get('taken'))?.body.toString()).toContain('a file');
    await rm(dir, { recursive: true });
  });

  test('that takes only the beginning of an object keeps what was there', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'objects-'));
    const store = createFolderStore(dir, { mayBlock });
    await store.put('page', 'whole', HTML);
    const put = `
      import { createFolderStore } from '#infra/storage/folder.ts';
      const store = createFolderStore('${dir}', { mayBlock: ${mayBlock} });
      await store.put('page', Buffer.alloc(2_000_000), ${JSON.stringify(HTML)}).catch(console.log);
    `;
    const node = [process.execPath, '--import', 'tsx', '--input-type=module', '-e', put];
    // The system writes a file up to this limit and refuses the rest, as on a full disk.
    const limited = ['-c', 'ulimit -f 1024 && exec "$@"', 'sh', ...node];
    expect(await runProgram('sh', limited)).toContain(
      'failed to write: the system refused (EFBIG)',
    );
    expect((await store.get('page'))?.body.toString()).toBe('whole');
    expect(await readdir(join(dir, '~incoming'))).toEqual([]);
    await rm(dir, { recursive: true });
  });

  test('that cannot be made fails the ping', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'objects-'));
    await writeFile(join(dir, 'file'), '');
    await expect(createFolderStore(join(dir, 'file', 'objects')).ping()).rejects.toThrow();
    await rm(dir, { recursive: true });
  });
});

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

  test('tells a put that was refused from one that may still be carried out', async () => {
    const wrong = createS3Store({ ...connection(), bucket: `missing-${randomUUID()}` });
    await expect(wrong.put('a', 'x', HTML)).rejects.toMatchObject({ isUndecided: false });
    wrong.close();
    const failing = createHttpServer((req, res) => {
      req.resume();
      res.writeHead(504).end();
    });
    const port = await freePort();
    await new Promise<void>((resolve) => failing.listen(port, '127.0.0.1', resolve));
    const endpoint = `http://127.0.0.1:${port}`;
    const store = createS3Store({ ...connection(), endpoint, bucket: 'any' });
    await expect(store.put('a', 'x', HTML)).rejects.toMatchObject({ isUndecided: true });
    store.close();
    failing.close();
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

function connection() {
  const { endpoint, region, accessKeyId, secretAccessKey } = inject('s3');
  return { endpoint, region, credentials: { accessKeyId, secretAccessKey } };
}
