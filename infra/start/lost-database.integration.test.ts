import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFolderStore } from '#infra/storage/folder.ts';
import type { ObjectStore } from '#infra/storage/object-store.ts';
import { createTestDatabase, ENGINES, type TestDatabase } from '#tests/support/databases.ts';
import { temporaryFolder } from '#tests/support/servers/server-process.ts';
import { weddingOf } from '#tests/support/wedding.ts';
import { invitationRepository } from '../database/invitations/invitation-repository.ts';
import { requireNoPagesWithoutDatabase } from './lost-database.ts';

describe.each(ENGINES)('an empty database on %s', (engine) => {
  const headers = { contentType: 'text/html', cacheControl: 'no-cache' };
  let db: TestDatabase;
  let dir: string;
  let store: ObjectStore;
  const check = () => requireNoPagesWithoutDatabase(db.database, store);
  const create = () =>
    invitationRepository(db.database.knex).create({ slug: 'anna-ben', content: weddingOf() });

  beforeEach(async () => {
    db = await createTestDatabase(engine);
    dir = await temporaryFolder('lost-database');
    store = createFolderStore(dir);
  });
  afterEach(async () => {
    await db.drop();
    await rm(dir, { recursive: true, force: true });
  });

  test('is taken for a lost one while the store holds pages', async () => {
    await store.put('pages/anna-ben/index.html', 'page', headers);
    await expect(check()).rejects.toThrow('it is not the database of these pages');
    await expect(db.database.ping()).rejects.toThrow();
  });

  test('is none any more once it has an invitation', async () => {
    await store.put('pages/anna-ben/index.html', 'page', headers);
    await create();
    await expect(check()).resolves.toBeUndefined();
  });

  test('is a new one beside pictures, files of pages, or nothing', async () => {
    await expect(check()).resolves.toBeUndefined();
    await store.put('media/any/480.webp', 'picture', headers);
    await store.put('assets/page.css', 'style', headers);
    await expect(check()).resolves.toBeUndefined();
  });

  test('is a new one when its first page is published at that moment', async () => {
    await store.put('pages/anna-ben/index.html', 'page', headers);
    const { ping } = store;
    vi.spyOn(store, 'ping').mockImplementationOnce(async () => {
      await create();
      await ping();
    });
    await expect(check()).resolves.toBeUndefined();
  });

  test('starts while the store does not answer', async () => {
    await store.put('pages/anna-ben/index.html', 'page', headers);
    vi.spyOn(store, 'ping').mockRejectedValueOnce(new Error('The store is away'));
    await expect(check()).resolves.toBeUndefined();
  });
});
