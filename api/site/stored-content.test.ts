import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createLog } from '#infra/log.ts';
import { CACHE_CONTROL } from '#infra/storage/cache-control.ts';
import { createFolderStore } from '#infra/storage/folder.ts';
import { removeFolder, temporaryFolder } from '#tests/support/servers/server-process.ts';
import { createStoredContent, type StoredContent } from './stored-content.ts';

/** Room for four pages of 15,000 bytes, each of which counts as some 26,000. */
const MAX_BYTES = 110_000;
const PAGE_BYTES = 15_001;

let content: StoredContent;
let put: (name: string, bytes?: number) => Promise<unknown>;
/** Keys in the order in which the store was asked for them. */
let reads: string[];
beforeEach(async () => {
  const folder = await temporaryFolder('stored');
  onTestFinished(() => removeFolder(folder));
  const store = createFolderStore(folder);
  reads = [];
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
        return store.get(key);
      },
    },
    log: createLog({ logLevel: 'silent' }),
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
