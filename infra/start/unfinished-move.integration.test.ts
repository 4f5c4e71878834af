import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFolderStore } from '#infra/storage/folder.ts';
import type { ObjectStore } from '#infra/storage/object-store.ts';
import { removeFolder, temporaryFolder } from '#tests/support/servers/server-process.ts';
import { beginMove, endMove, requireNoUnfinishedMove } from './unfinished-move.ts';

let dir: string;
let store: ObjectStore;
beforeEach(async () => {
  dir = await temporaryFolder('unfinished-move');
  store = createFolderStore(dir);
});
afterEach(() => removeFolder(dir));

test('a start is refused from the beginning of a move to its end', async () => {
  await requireNoUnfinishedMove(store);
  await beginMove(store);
  await expect(requireNoUnfinishedMove(store)).rejects.toThrow('holds an unfinished move');
  await endMove(store);
  await requireNoUnfinishedMove(store);
});

test('a start goes on while the store does not answer', async () => {
  await beginMove(store);
  vi.spyOn(store, 'head').mockRejectedValueOnce(new Error('The store is away'));
  await requireNoUnfinishedMove(store);
});

test('a start does not wait for a store that says nothing', { timeout: 4_000 }, async () => {
  vi.spyOn(store, 'head').mockReturnValueOnce(new Promise(() => undefined));
  await requireNoUnfinishedMove(store);
});
