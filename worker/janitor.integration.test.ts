import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pictureFilename, pictureUrl, pictureVariants } from '#domain/invitation/picture-url.ts';
import { invitationRepository } from '#infra/database/invitations/invitation-repository.ts';
import { uploadRepository } from '#infra/database/upload-repository.ts';
import { createLog, type Log } from '#infra/log.ts';
import { createFolderStore } from '#infra/storage/folder.ts';
import type { ObjectStore } from '#infra/storage/object-store.ts';
import { ObjectStoreError } from '#infra/storage/object-store-error.ts';
import { createTestDatabase, ENGINES, type TestDatabase } from '#tests/support/databases.ts';
import { markPublished } from '#tests/support/mark-published.ts';
import { weddingOf } from '#tests/support/wedding.ts';
import { type Janitor, startJanitor } from './janitor.ts';
import { removeUnusedPictures } from './unused-pictures.ts';

const DAY_MS = 24 * 3600 * 1000;
const START = Date.UTC(2030, 5, 15);
const BUILD = 'this build';
const WIDTH = 4032;
const HEIGHT = 3024;

describe.each(ENGINES)('the janitor on %s', (engine) => {
  let db: TestDatabase;
  let dir: string;
  let store: ObjectStore;
  let janitor: Janitor;
  let now: number;
  let log: Log;

  /** Runs the rounds of so many days; resolves with the number of pictures removed. */
  const roundAfter = async (days: number) => {
    const end = now + days * DAY_MS;
    let removed = 0;
    for (; end - now > DAY_MS / 2; removed += await janitor.clean()) now += DAY_MS / 2;
    now = end;
    return removed + (await janitor.clean());
  };
  const showing = (hash: string) => {
    const content = weddingOf();
    const url = pictureUrl(hash, WIDTH, HEIGHT);
    return { ...content, couple: { ...content.couple, brideImage: `https://w.example${url}` } };
  };
  const upload = async (number: number, daysAgo: number) => {
    const hash = String(number).padStart(32, 'a');
    for (const { key } of pictureVariants(hash, WIDTH, HEIGHT)) {
      await store.put(key, 'picture', { contentType: 'image/webp', cacheControl: 'immutable' });
    }
    await uploadRepository(db.database.knex).record({
      hash,
      filename: pictureFilename(hash, WIDTH, HEIGHT),
      width: WIDTH,
      height: HEIGHT,
      bytes: 7,
      at: now - daysAgo * DAY_MS,
    });
    return hash;
  };
  const copies = async (hash: string) => {
    let count = 0;
    for await (const _ of store.list(`media/${hash}/`)) count += 1;
    return count;
  };

  beforeEach(async () => {
    db = await createTestDatabase(engine);
    now = START;
    dir = await mkdtemp(join(tmpdir(), 'wedding-invite-janitor-'));
    store = createFolderStore(dir);
    log = createLog({ logLevel: 'silent' });
    const { database } = db;
    const renderer = { build: BUILD };
    janitor = startJanitor({ database, store, renderer, log, clock: () => now });
  });
  afterEach(async () => {
    await janitor.close();
    await db.drop();
    await rm(dir, { recursive: true, force: true });
  });

  test('a picture that no invitation shows goes after 30 days, with all its copies', async () => {
    const old = await upload(1, 31);
    const young = await upload(2, 29);
    expect(await janitor.clean()).toBe(1);
    expect([await copies(old), await copies(young)]).toEqual([0, 6]);
    expect(await roundAfter(0.5)).toBe(0);
    expect(await roundAfter(1)).toBe(1);
    // Until its row is gone, the same picture would get another URL.
    expect(await db.database.knex('uploads').where({ hash: old })).toEqual([]);
  });

  test('a picture that an invitation shows stays, however old', async () => {
    const shown = await upload(3, 900);
    await invitationRepository(db.database.knex).create({
      slug: 'anna-ben',
      content: showing(shown),
    });
    expect(await janitor.clean()).toBe(0);
    expect(await roundAfter(40)).toBe(0);
    expect(await copies(shown)).toBe(6);
  });

  test('a picture shown for months goes 30 days after it was last seen', async () => {
    const hash = await upload(5, 200);
    const invitations = invitationRepository(db.database.knex);
    const { id } = await invitations.create({ slug: 'anna-ben', content: showing(hash) });
    await janitor.clean();
    await invitations.save(id, weddingOf());
    expect([await roundAfter(1), await roundAfter(29)]).toEqual([0, 0]);
    await invitations.save(id, showing(hash));
    expect(await roundAfter(10)).toBe(0);
    await invitations.save(id, weddingOf());
    expect([await roundAfter(1), await roundAfter(29)]).toEqual([0, 0]);
    expect(await copies(hash)).toBe(6);
    expect(await roundAfter(2)).toBe(1);
    expect(await copies(hash)).toBe(0);
  });

  test('a content that a complete one has replaced for guests goes, one that they see stays', async () => {
    const live = { build: BUILD, artifacts: [], at: now };
    const invitations = invitationRepository(db.database.knex);
    const { id } = await invitations.create({ slug: 'anna-ben', content: weddingOf() });
    await markPublished(invitations, id, { ...live, revision: 1 });
    await invitations.save(id, weddingOf('', 'Ben'));
    await janitor.clean();
    expect(await invitations.findEarlier(id)).toMatchObject({ revision: 1 });
    await invitations.save(id, weddingOf('Anna', 'Ben'));
    await roundAfter(1);
    expect(await invitations.findEarlier(id)).toMatchObject({ revision: 1 });
    await markPublished(invitations, id, { ...live, revision: 3 });
    await roundAfter(1);
    expect(await invitations.findEarlier(id)).toBeUndefined();
  });

  test('a picture of a removed invitation goes 30 days later', async () => {
    const hash = await upload(7, 200);
    const invitations = invitationRepository(db.database.knex);
    const { id } = await invitations.create({ slug: 'anna-ben', content: showing(hash) });
    await invitations.save(id, weddingOf('', 'Ben'));
    await janitor.clean();
    await invitations.remove(id);
    expect([await roundAfter(1), await roundAfter(29)]).toEqual([0, 0]);
    expect(await roundAfter(2)).toBe(1);
    expect(await copies(hash)).toBe(0);
  });

  test('a picture taken for unused while an invitation shows it goes 30 days after it was last seen', async () => {
    const hash = await upload(13, 200);
    const invitations = invitationRepository(db.database.knex);
    const { id } = await invitations.create({ slug: 'anna-ben', content: showing(hash) });
    // As by a round that had read the invitations before this one was there.
    await db.database
      .knex('uploads')
      .where({ hash })
      .update({ unused_since: now - 40 * DAY_MS });
    expect([await roundAfter(1), await copies(hash)]).toEqual([0, 6]);
    await invitations.save(id, weddingOf());
    expect([await roundAfter(1), await roundAfter(29), await roundAfter(2)]).toEqual([0, 0, 1]);
  });

  test('a picture of before the first round counts from that round on', async () => {
    const hash = await upload(6, 200);
    await db.database.knex('uploads').where({ hash }).update({ unused_since: null });
    expect([await roundAfter(1), await roundAfter(29), await roundAfter(2)]).toEqual([0, 0, 1]);
  });

  test('a picture that the live page shows stays while the newest save cannot be live', async () => {
    const hash = await upload(7, 40);
    const invitations = invitationRepository(db.database.knex);
    const { id } = await invitations.create({ slug: 'anna-ben', content: showing(hash) });
    const page = `<img src="${pictureUrl(hash, WIDTH, HEIGHT)}">`;
    const headers = { contentType: 'text/html', cacheControl: 'no-cache' };
    await store.put('pages/anna-ben/index.html', page, headers);
    await markPublished(invitations, id, { revision: 1, build: BUILD, artifacts: [], at: now });
    await invitations.save(id, weddingOf('', 'Ben'));
    await invitations.recordPublishFailure(id, { revision: 2, error: 'x', isBlocked: true });
    expect([await roundAfter(1), await roundAfter(40)]).toEqual([0, 0]);
    expect(await copies(hash)).toBe(6);
    await store.put('pages/anna-ben/index.html', 'without it', headers);
    await markPublished(invitations, id, { revision: 2, build: BUILD, artifacts: [], at: now });
    const read = vi.spyOn(store, 'get');
    expect([await roundAfter(1), await roundAfter(31)]).toEqual([0, 1]);
    // A page that shows what is in the database need not be read.
    expect(read).not.toHaveBeenCalled();
  });

  test('a picture of a complete content stays while an incomplete one keeps it from going live', async () => {
    const hash = await upload(15, 40);
    const invitations = invitationRepository(db.database.knex);
    const { id } = await invitations.create({ slug: 'anna-ben', content: showing(hash) });
    await invitations.save(id, weddingOf('', 'Ben'));
    expect([await roundAfter(1), await roundAfter(40), await copies(hash)]).toEqual([0, 0, 6]);
  });

  test('a picture whose removal did not end stays when an invitation shows it', async () => {
    const hash = await upload(16, 40);
    const content = showing(hash);
    await invitationRepository(db.database.knex).create({ slug: 'anna-ben', content });
    // As by a round that was taken for dead, and by a version that claims nothing.
    const since = { unused_since: now - 40 * DAY_MS, removed_at: now - 7 * DAY_MS };
    await db.database.knex('uploads').where({ hash }).update(since);
    expect([await roundAfter(1), await roundAfter(1), await copies(hash)]).toEqual([0, 0, 6]);
    expect(await db.database.knex('uploads').where({ hash })).toMatchObject([{ removed_at: null }]);
  });

  test('a picture whose removal failed is removed by the next round', async () => {
    const hash = await upload(8, 40);
    const remove = vi.spyOn(store, 'delete').mockRejectedValue(new Error('The store is away'));
    await expect(janitor.clean()).rejects.toThrow('The store is away');
    remove.mockRestore();
    expect(await copies(hash)).toBe(6);
    expect(await roundAfter(1)).toBe(1);
    expect(await copies(hash)).toBe(0);
  });

  test('a picture that cannot be removed keeps no other from being removed, and is logged once', async () => {
    const stuck = [await upload(20, 40), await upload(21, 40)];
    const others = [await upload(22, 40), await upload(23, 40)];
    const warn = vi.spyOn(log, 'warn');
    const remove = store.delete;
    const refused = new ObjectStoreError('The object folder failed to delete');
    store.delete = async (key) => {
      if (stuck.some((hash) => key.includes(hash))) throw refused;
      await remove(key);
    };
    expect(await janitor.clean()).toBe(2);
    expect(await Promise.all([...stuck, ...others].map(copies))).toEqual([6, 6, 0, 0]);
    expect(warn.mock.calls).toEqual([[{ err: refused, failed: 2 }, 'unused uploads not removed']]);
    store.delete = remove;
    expect(await roundAfter(1)).toBe(2);
  });

  test('a round ends at the first removal that fails while the store is away', async () => {
    const hashes = [await upload(24, 40), await upload(25, 40)];
    const away = new ObjectStoreError('The object store did not answer');
    const remove = vi.spyOn(store, 'delete').mockRejectedValue(away);
    vi.spyOn(store, 'ping').mockRejectedValue(away);
    await expect(janitor.clean()).rejects.toThrow(away);
    expect(remove).toHaveBeenCalledTimes(1);
    expect(await Promise.all(hashes.map(copies))).toEqual([6, 6]);
  });

  test('a picture is left for an hour to the round that began to remove it', async () => {
    const hash = await upload(14, 40);
    const remove = vi.spyOn(store, 'delete').mockRejectedValue(new Error('The store is away'));
    const { signal } = new AbortController();
    const roundAt = (minutes: number) =>
      removeUnusedPictures(
        { database: db.database, store, log },
        () => now + minutes * 60_000,
        signal,
      );
    await expect(roundAt(0)).rejects.toThrow('The store is away');
    remove.mockRestore();
    expect([await roundAt(59), await copies(hash)]).toEqual([0, 6]);
    expect([await roundAt(61), await copies(hash)]).toEqual([1, 0]);
  });

  test('a picture is left alone for that hour however long the round before took', async () => {
    const hash = await upload(18, 40);
    const { signal } = new AbortController();
    const round = { database: db.database, store, log };
    vi.spyOn(store, 'delete').mockRejectedValueOnce(new Error('The store is away'));
    let elapsed = 0;
    const clock = () => now + DAY_MS * elapsed++;
    await expect(removeUnusedPictures(round, clock, signal)).rejects.toThrow('The store is away');
    expect(await removeUnusedPictures(round, () => now + DAY_MS, signal)).toBe(0);
    expect(await copies(hash)).toBe(6);
  });

  test('a clock that is set back holds up no round', async () => {
    await janitor.clean();
    now -= 10 * DAY_MS;
    await upload(15, 40);
    expect(await janitor.clean()).toBe(1);
  });

  test('a picture stays for 30 more days after rounds were missed, as before a restored backup', async () => {
    await roundAfter(0);
    const [unused, begun] = [await upload(16, 40), await upload(17, 40)];
    const uploads = db.database.knex('uploads');
    await uploads.where({ hash: begun }).update({ removed_at: now });
    now += DAY_MS;
    expect(await janitor.clean()).toBe(0);
    expect([await roundAfter(29), await copies(unused), await copies(begun)]).toEqual([0, 6, 6]);
    expect(await roundAfter(2)).toBe(2);
  });

  test('several workers do one round in six hours', async () => {
    const clock = () => now;
    const renderer = { build: BUILD };
    const list = vi.spyOn(store, 'list');
    const others = [1, 2, 3].map(() =>
      startJanitor({ database: db.database, store, renderer, log, clock }),
    );
    const rounds = () => list.mock.calls.length;
    await Promise.all([janitor, ...others].map((one) => one.clean()));
    expect(rounds()).toBe(1);
    await roundAfter(0.2);
    expect(rounds()).toBe(1);
    await roundAfter(0.1);
    expect(rounds()).toBe(2);
    await Promise.all(others.map((one) => one.close()));
  });

  test('a round that is told to stop ends after the picture it is at', async () => {
    const hashes = [await upload(9, 40), await upload(10, 40)];
    vi.spyOn(store, 'delete').mockImplementationOnce(async () => void janitor.close());
    expect(await janitor.clean()).toBe(1);
    const left = await Promise.all(hashes.map(copies));
    expect(left.toSorted()).toEqual([1, 6]);
  });

  test('a round that is told to stop while it looks removes nothing', async () => {
    const [unused, shown] = [await upload(11, 40), await upload(12, 40)];
    const invitations = invitationRepository(db.database.knex);
    for (const slug of ['anna-ben', 'mia-leo']) {
      const { id } = await invitations.create({ slug, content: showing(shown) });
      await markPublished(invitations, id, { revision: 1, build: BUILD, artifacts: [], at: now });
      await invitations.save(id, weddingOf());
    }
    const look = vi.spyOn(store, 'get').mockImplementation(async () => void janitor.close());
    expect(await janitor.clean()).toBe(0);
    expect(look).toHaveBeenCalledTimes(1);
    expect([await copies(unused), await copies(shown)]).toEqual([6, 6]);
  });

  test('a picture uploaded again counts from then on', async () => {
    await upload(4, 60);
    const hash = await upload(4, 1);
    expect(await janitor.clean()).toBe(0);
    expect(await copies(hash)).toBe(6);
  });

  test('hundreds of invitations and uploads are gone through', async () => {
    const invitations = invitationRepository(db.database.knex);
    const shown: string[] = [];
    for (let number = 0; number < 150; number += 1) {
      const hash = await upload(100 + number, 40);
      if (number % 3 !== 0) continue;
      shown.push(hash);
      const content = weddingOf();
      const couple = { ...content.couple, groomImage: pictureUrl(hash, WIDTH, HEIGHT) };
      await invitations.create({ slug: `couple-${number}`, content: { ...content, couple } });
    }
    expect(await janitor.clean()).toBe(100);
    for (const hash of shown) expect(await copies(hash)).toBe(6);
  });
});
