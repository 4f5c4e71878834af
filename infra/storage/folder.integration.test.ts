import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { runProgram } from '#tests/support/servers/server-process.ts';
import { createFolderStore } from './folder.ts';
import { ObjectStoreError } from './object-store-error.ts';

const HTML = { contentType: 'text/html; charset=utf-8', cacheControl: 'public, max-age=0' };

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
    const refused = /^The object folder failed to write: (permission denied|it is mounted)/;
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

  test('is swept once, before its first object', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'objects-'));
    const store = createFolderStore(dir, { mayBlock });
    await store.put('a', 'x', HTML);
    await writeFile(join(dir, '~incoming', 'old'), 'half');
    await utimes(join(dir, '~incoming', 'old'), new Date(0), new Date(0));
    await store.put('b', 'x', HTML);
    expect(await readdir(join(dir, '~incoming'))).toEqual(['old']);
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
