import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pictureFilename, pictureUrl, pictureVariants } from '#domain/invitation/picture-url.ts';
import { invitationRepository } from '#infra/database/invitation-repository.ts';
import { uploadRepository } from '#infra/database/upload-repository.ts';
import { createLog } from '#infra/log.ts';
import { createFolderStore } from '#infra/storage/folder.ts';
import type { ObjectStore } from '#infra/storage/object-store.ts';
import { createTestDatabase, ENGINES, type TestDatabase } from '#tests/support/databases.ts';
import { weddingOf } from '#tests/support/wedding.ts';
import { type Janitor, startJanitor } from './janitor.ts';

const DAY_MS = 24 * 3600 * 1000;
const now = Date.UTC(2030, 5, 15);
const WIDTH = 4032;
const HEIGHT = 3024;

describe.each(ENGINES)('the janitor on %s', (engine) => {
  let db: TestDatabase;
  let dir: string;
  let store: ObjectStore;
  let janitor: Janitor;

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
    dir = await mkdtemp(join(tmpdir(), 'wedding-invite-janitor-'));
    store = createFolderStore(dir);
    const log = createLog({ level: 'silent' });
    janitor = startJanitor({ database: db.database, store, log, clock: () => now });
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
    expect(await janitor.clean()).toBe(0);
  });

  test('a picture that an invitation shows stays, however old', async () => {
    const shown = await upload(3, 900);
    const content = weddingOf();
    const url = pictureUrl(shown, WIDTH, HEIGHT);
    await invitationRepository(db.database.knex).create({
      slug: 'anna-ben',
      content: { ...content, couple: { ...content.couple, brideImage: `https://w.example${url}` } },
    });
    expect(await janitor.clean()).toBe(0);
    expect(await copies(shown)).toBe(6);
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
