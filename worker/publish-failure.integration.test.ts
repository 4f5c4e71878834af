import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type InvitationRepository,
  invitationRepository,
} from '#infra/database/invitation-repository.ts';
import { createLog } from '#infra/log.ts';
import { createMetrics } from '#infra/metrics.ts';
import type { PublishHandler } from '#infra/queue/publish-queue.ts';
import { createFolderStore } from '#infra/storage/folder.ts';
import { createRenderer, type Renderer } from '#renderer/publish/renderer.ts';
import { createTestDatabase, ENGINES, type TestDatabase } from '#tests/support/databases.ts';
import { type WatchedStore, watchStore } from '#tests/support/watched-store.ts';
import { weddingOf } from '#tests/support/wedding.ts';
import { createPublisher } from './publish.ts';
import { publishRecords } from './publish-records.ts';

describe.each(ENGINES)('what cannot be published on %s', (engine) => {
  let db: TestDatabase;
  let folder: string;
  let renderer: Renderer;
  let store: WatchedStore;
  let invitations: InvitationRepository;
  let publish: PublishHandler;
  let id: string;
  let slug: string;
  let number = 0;

  const publisher = (build: string) =>
    createPublisher({
      records: publishRecords(db.database, 4),
      uploadAssets: async () => undefined,
      store,
      renderer: { ...renderer, build },
      log: createLog({ level: 'silent' }),
      metrics: createMetrics(),
    });
  const state = async () => (await invitations.publishStates([id]))[0];
  const behind = (now?: number) => invitations.behind(renderer.build, 10_000, now);

  beforeAll(async () => {
    db = await createTestDatabase(engine);
    folder = await mkdtemp(join(tmpdir(), 'wedding-invite-publish-'));
    renderer = await createRenderer({ clientDir: 'dist/renderer', publicUrl: 'https://w.example' });
  });
  afterAll(async () => {
    await db?.drop();
    if (folder) await rm(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    number += 1;
    store = watchStore(createFolderStore(join(folder, `store-${number}`)));
    invitations = invitationRepository(db.database.knex);
    publish = publisher(renderer.build);
    slug = `anna-ben-${number}`;
    ({ id } = await invitations.create({ slug, content: weddingOf() }));
  });

  test('content that cannot be read is told to the operator and spoils no other page', async () => {
    const ids = [id];
    for (let index = 0; index < 5; index += 1) {
      const created = await invitations.create({ slug: `${slug}-${index}`, content: weddingOf() });
      ids.push(created.id);
    }
    await db.database.knex('invitations').where({ id }).update({ content: '{"couple":' });
    const runs = await Promise.allSettled(ids.map(publish));
    expect(runs.map(({ status }) => status)).toEqual([
      'rejected',
      ...ids.slice(1).map(() => 'fulfilled'),
    ]);
    expect(await state()).toMatchObject({ publishedRevision: 0, attempts: 1, blocked: false });
    expect((await state())?.lastError).toContain('JSON');
    expect((await behind()).unpublished).not.toContain(id);
  });

  test('content of a newer version is left to the newer worker', async () => {
    await db.database.knex('invitations').where({ id }).update({ schema_version: 99 });
    await expect(publish(id)).rejects.toThrow('We are being updated');
    await db.database.knex('invitations').where({ id }).update({ schema_version: 1 });
    await publish(id);
    expect(await state()).toMatchObject({ publishedRevision: 1, attempts: 0 });
  });

  test('a page of another build that cannot be made anew is left alone for a while', async () => {
    await publisher('older')(id);
    const otherBuild = async (now?: number) => (await behind(now)).otherBuild.includes(id);
    expect(await otherBuild()).toBe(true);
    store.beforePut = () => {
      throw new Error('The store is away');
    };
    await expect(publish(id)).rejects.toThrow('The store is away');
    expect(await otherBuild()).toBe(false);
    expect(await otherBuild(Date.now() + 10_000)).toBe(true);
    expect(await state()).toMatchObject({ attempts: 1, lastError: 'The store is away' });
    store.beforePut = () => undefined;
    await publish(id);
    expect(await state()).toMatchObject({ attempts: 0, lastError: null });
  });

  test('a live page that this build would not publish is left alone for a while', async () => {
    await invitations.save(id, weddingOf('', 'Ben'));
    const published = { revision: 2, build: 'a laxer one', artifacts: [], at: Date.now() };
    await invitations.markPublished(id, published);
    expect((await behind()).otherBuild).toContain(id);
    await publish(id);
    expect((await behind()).otherBuild).not.toContain(id);
    const record = await invitations.findForPublish(id);
    expect(record).toMatchObject({ publishedRevision: 2, rendererBuild: 'a laxer one' });
  });
});
