import { beforeEach, expect, type Mock, onTestFinished, test, vi } from 'vitest';
import { CACHE_CONTROL } from '#infra/storage/cache-control.ts';
import { createFolderStore } from '#infra/storage/folder.ts';
import { ObjectStoreError } from '#infra/storage/object-store-error.ts';
import { removeFolder, temporaryFolder } from '#tests/support/servers/server-process.ts';
import { createStoredContent, type StoredContent } from './stored-content.ts';

/** Room for four pages of 15,000 bytes, each of which counts as some 26,000. */
const MAX_BYTES = 110_000;
const PAGE_BYTES = 15_001;

let content: StoredContent;
let put: (name: string, bytes?: number) => Promise<unknown>;
/** Keys in the order in which the store was asked for them. */
let reads: string[];
let isCut: boolean;
let log: { info: Mock; warn: Mock };
beforeEach(async () => {
  const folder = await temporaryFolder('stored');
  onTestFinished(() => removeFolder(folder));
  const store = createFolderStore(folder);
  reads = [];
  isCut = false;
  log = { info: vi.fn(), warn: vi.fn() };
  put = (name, bytes = PAGE_BYTES) =>
    store.put(name, Buffer.alloc(bytes, name), {
      contentType: 'text/html',
      cacheControl: CACHE_CONTROL.immutable,
    });
  content = createStoredContent({
    store: {
      ...store,
      get(key) {
        reads.push(key);
        if (isCut) return Promise.reject(new ObjectStoreError('aborted'));
        return store.get(key);
      },
    },
    log,
    fields: {},
    maxBytes: MAX_BYTES,
    brotliLevel: 1,
  });
  for (const name of ['a', 'b', 'c', 'd', 'e']) await put(name);
});

const readAll = async (names: string) => {
  reads = [];
  for (const name of names) await content.object(name);
  return reads.join('');
};

test('what was not asked for the longest leaves the memory first', async () => {
  expect(await readAll('abcd')).toBe('abcd');
  expect(await readAll('abcd')).toBe('');
  expect(await readAll('bae')).toBe('e');
  expect(await readAll('abde')).toBe('');
  expect(await readAll('c')).toBe('c');
});

test('what would take more than a quarter of the memory is read each time, and displaces nothing', async () => {
  await put('large', 16_500);
  await readAll('abcd');
  for (let turn = 0; turn < 2; turn += 1) await content.object('large');
  expect(reads).toEqual([...'abcd', 'large', 'large']);
  expect(await readAll('abcd')).toBe('');
});

test('a new version takes the room of the old one', async () => {
  await readAll('abcd');
  for (let bytes = PAGE_BYTES; bytes > PAGE_BYTES - 5; bytes -= 1) {
    await put('a', bytes);
    await content.newest('a');
  }
  expect(await readAll('abcd')).toBe('');
});

test('a store that answers checks and breaks off reads is one outage, which a read ends', async () => {
  await content.newest('a');
  await put('a', 100);
  isCut = true;
  for (let turn = 0; turn < 3; turn += 1) await content.newest('a');
  expect(log.warn).toHaveBeenCalledTimes(1);
  expect(log.info).not.toHaveBeenCalled();
  isCut = false;
  expect((await content.newest('a'))?.content.body.length).toBe(100);
  expect(log.info.mock.calls).toEqual([['store answers again']]);
});
