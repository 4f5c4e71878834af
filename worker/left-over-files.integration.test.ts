import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type InvitationRepository,
  invitationRepository,
} from '#infra/database/invitations/invitation-repository.ts';
import type { Published } from '#infra/database/invitations/publish-record.ts';
import { createLog } from '#infra/log.ts';
import { createFolderStore } from '#infra/storage/folder.ts';
import type { ObjectStore } from '#infra/storage/object-store.ts';
import { ObjectStoreError } from '#infra/storage/object-store-error.ts';
import { createTestDatabase, ENGINES, type TestDatabase } from '#tests/support/databases.ts';
import { markPublished } from '#tests/support/mark-published.ts';
import { weddingOf } from '#tests/support/wedding.ts';
import { type Janitor, startJanitor } from './janitor.ts';

const DAY_MS = 24 * 3600 * 1000;
const BUILD = 'this build';
const SLUG = 'anna-ben';
const FILES = ['names-1.woff2', 'names-2.woff2', 'social-1.jpg', 'social-2.jpg', 'other.txt'];

describe.each(ENGINES)('files beside a page, on %s', (engine) => {
  let db: TestDatabase;
  let dir: string;
  let store: ObjectStore;
  let janitor: Janitor;
  let now: number;
  let invitations: InvitationRepository;
  let id: string;

  /** Runs a round `days` later. */
  const roundAfter = async (days: number) => {
    now += days * DAY_MS;
    return janitor.clean();
  };
  const left = async () => {
    const names: string[] = [];
    for await (const { key } of store.list(`pages/${SLUG}/`)) names.push(basename(key));
    return names.sort();
  };
  const published = (options: Partial<Published> = {}) =>
    markPublished(invitations, id, {
      revision: 1,
      build: BUILD,
      artifacts: ['names-2.woff2', 'social-2.jpg'],
      at: now,
      ...options,
    });

  beforeEach(async () => {
    db = await createTestDatabase(engine);
    // The age of a file follows the machine's clock.
    now = Date.now();
    dir = await mkdtemp(join(tmpdir(), 'wedding-invite-files-'));
    store = createFolderStore(dir);
    const log = createLog({ logLevel: 'silent' });
    const { database } = db;
    const renderer = { build: BUILD };
    janitor = startJanitor({ database, store, renderer, log, clock: () => now });
    invitations = invitationRepository(db.database.knex);
    ({ id } = await invitations.create({ slug: SLUG, content: weddingOf() }));
    for (const name of FILES) {
      await store.put(`pages/${SLUG}/${name}`, 'x', { contentType: 'x', cacheControl: 'x' });
    }
  });

  afterEach(async () => {
    await janitor.close();
    await db.drop();
    await rm(dir, { recursive: true, force: true });
  });

  test('go although one of them cannot be removed', async () => {
    await published();
    const remove = store.delete;
    store.delete = async (key) => {
      if (key.endsWith('names-1.woff2')) throw new ObjectStoreError('The object folder failed');
      await remove(key);
    };
    await roundAfter(3);
    expect(await left()).toEqual(['names-1.woff2', 'names-2.woff2', 'other.txt', 'social-2.jpg']);
    store.delete = remove;
    await roundAfter(1);
    expect(await left()).toEqual(['names-2.woff2', 'other.txt', 'social-2.jpg']);
  });

  test('go when the page has not named them for two days', async () => {
    await published();
    await roundAfter(1.9);
    expect(await left()).toEqual(FILES.toSorted());
    await roundAfter(1);
    expect(await left()).toEqual(['names-2.woff2', 'other.txt', 'social-2.jpg']);
  });

  test('all go two days after the page of a removed invitation names none', async () => {
    await published();
    await invitations.remove(id);
    await roundAfter(9);
    expect(await left()).toEqual(FILES.toSorted());
    await published({ revision: 2, artifacts: [], wasForgotten: true, at: now });
    await roundAfter(1.9);
    expect(await left()).toEqual(FILES.toSorted());
    await roundAfter(1);
    expect(await left()).toEqual(['other.txt']);
  });

  test('stay while an edge may still serve the page that names them', async () => {
    now += 10 * DAY_MS;
    await published();
    await roundAfter(1.9);
    expect(await left()).toEqual(FILES.toSorted());
  });

  test('stay for two days after they were stored', async () => {
    await published({ at: now - 10 * DAY_MS });
    await roundAfter(0);
    expect(await left()).toEqual(FILES.toSorted());
    await roundAfter(3);
    expect(await left()).toEqual(['names-2.woff2', 'other.txt', 'social-2.jpg']);
  });

  test('stay when the database goes away as they go', async () => {
    await published();
    const { delete: remove } = store;
    vi.spyOn(store, 'delete').mockImplementationOnce(async (key) => {
      await remove(key);
      await db.database.close();
    });
    await expect(roundAfter(9)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await left()).toEqual(FILES.toSorted());
  });

  test('stay while another page is about to be published', async () => {
    await published();
    await invitations.save(id, weddingOf());
    await roundAfter(9);
    expect(await left()).toEqual(FILES.toSorted());
    await published({ revision: 2, build: 'another build' });
    await roundAfter(9);
    expect(await left()).toEqual(FILES.toSorted());
  });

  test('wait for the next round when this one is told to stop', async () => {
    await published();
    const remove = vi.spyOn(store, 'delete').mockImplementation(async () => void janitor.close());
    await roundAfter(9);
    expect(remove).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['is live', true],
    ['is still on its way', false],
  ])('stay when a page that names them again %s as they go', async (_title, isLive) => {
    await published();
    const { delete: remove } = store;
    vi.spyOn(store, 'delete').mockImplementationOnce(async (key) => {
      await invitations.save(id, weddingOf());
      if (isLive) await published({ revision: 2, artifacts: FILES, at: now + 9 * DAY_MS });
      await remove(key);
    });
    await roundAfter(9);
    expect(await left()).toEqual(FILES.toSorted());
    const kept = await store.get(`pages/${SLUG}/names-1.woff2`);
    expect(kept).toMatchObject({ body: Buffer.from('x'), contentType: 'x', cacheControl: 'x' });
  });

  test('stay while the stored page names them, of which a restored database does not know', async () => {
    await published();
    const headers = { contentType: 'text/html', cacheControl: 'no-cache' };
    const page = 'url(names-1.woff2) https://w.example/couple/social-1.jpg';
    await store.put(`pages/${SLUG}/index.html`, page, headers);
    await roundAfter(9);
    expect(await left()).toEqual([
      'index.html',
      'names-1.woff2',
      'names-2.woff2',
      'other.txt',
      'social-1.jpg',
      'social-2.jpg',
    ]);
    await store.put(`pages/${SLUG}/index.html`, 'remade', headers);
    await roundAfter(1);
    expect(await left()).toEqual(['index.html', 'names-2.woff2', 'other.txt', 'social-2.jpg']);
  });

  test('of nobody are left alone', async () => {
    await published();
    await store.put('pages/unknown/social-1.jpg', 'x', { contentType: 'x', cacheControl: 'x' });
    await roundAfter(9);
    expect(await store.head('pages/unknown/social-1.jpg')).toBeDefined();
  });
});
