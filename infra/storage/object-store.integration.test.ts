import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { connectionOf, createBucket } from '#tests/support/buckets.ts';
import { createFolderStore } from './folder.ts';
import { ObjectKeyError } from './object-key.ts';
import type { ObjectStore } from './object-store.ts';
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
    const store = createS3Store({ ...connectionOf(inject('s3')), bucket, listPageSize: 10 });
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
    await store.put('page', 'x', HTML);
    expect(await store.get('page/below-an-object')).toBeUndefined();
    expect(await store.head('page/below-an-object')).toBeUndefined();
    await store.delete('page/below-an-object');
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

  test('lists all of a folder in a folder, however many there are', async () => {
    const keys = Array.from({ length: 40 }, (_, index) => `many/deep/${index}.txt`);
    await Promise.all(keys.map((key) => store.put(key, key, HTML)));
    const listed: string[] = [];
    for await (const { key } of store.list('many/')) listed.push(key);
    expect(listed.sort()).toEqual(keys.sort());
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

  test('lists nothing outside', async () => {
    const first = store.list('../')[Symbol.asyncIterator]().next();
    await expect(first).rejects.toThrow(ObjectKeyError);
  });

  test('answers a ping', async () => {
    await expect(store.ping()).resolves.toBeUndefined();
  });
});
