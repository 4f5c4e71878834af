import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import {
  type InvitationRepository,
  invitationRepository,
} from '#infra/database/invitation-repository.ts';
import { createLog } from '#infra/log.ts';
import { createMetrics } from '#infra/metrics.ts';
import { createFolderStore } from '#infra/storage/folder.ts';
import type { ObjectStore } from '#infra/storage/object-store.ts';
import { createRenderer, type Renderer } from '#renderer/publish/renderer.ts';
import { createTestDatabase, ENGINES, type TestDatabase } from '#tests/support/databases.ts';
import { watchStore } from '#tests/support/watched-store.ts';
import { weddingOf } from '#tests/support/wedding.ts';
import { createPublisher } from './publish.ts';
import { publishRecords } from './publish-records.ts';

describe.each(ENGINES)('a worker that is late with an older calendar, on %s', (engine) => {
  let db: TestDatabase;
  let folder: string;
  let renderer: Renderer;
  let store: ObjectStore;
  let invitations: InvitationRepository;
  let id: string;
  let slug: string;
  let number = 0;

  const at = (time: string) => {
    const content = weddingOf();
    const events = content.wedding.events.map((event) => ({ ...event, time }));
    return { ...content, wedding: { ...content.wedding, events } };
  };
  const undated = () => {
    const content = weddingOf();
    const customizations = { ...content.customizations, quote: 'Without a calendar' };
    return { ...content, customizations };
  };
  /** No content that may be published today lacks a date. */
  const render: Renderer['render'] = (invitation) => {
    const page = renderer.render(invitation);
    const isUndated = invitation.content.customizations.quote === 'Without a calendar';
    return isUndated ? { ...page, calendar: null } : page;
  };
  const publisher = (to: ObjectStore, build = renderer.build) =>
    createPublisher({
      records: publishRecords(db.database, 4),
      uploadAssets: async () => undefined,
      store: to,
      renderer: { ...renderer, render, build },
      log: createLog({ level: 'silent' }),
      metrics: createMetrics(),
    });
  const calendar = async () =>
    (await store.get(`pages/${slug}/invitation.ics`))?.body.toString() ?? '';
  /** Publishes `older`, and `newer` while the other worker is about to change the calendar. */
  const overlap = async (older: WeddingData, newer: WeddingData, build?: string) => {
    await invitations.save(id, older);
    const slow = watchStore(store);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let arrived = () => {};
    const isHeld = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    const hold = async () => {
      arrived();
      await held;
    };
    slow.beforePut = (key) => (key.endsWith('.ics') ? hold() : undefined);
    const late: ObjectStore = {
      ...slow,
      async delete(key) {
        await hold();
        await slow.delete(key);
      },
    };
    const run = publisher(late)(id);
    await isHeld;
    await invitations.save(id, newer);
    await publisher(store, build)(id);
    letGo();
    await run;
  };

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
    store = createFolderStore(join(folder, `store-${number}`));
    invitations = invitationRepository(db.database.knex);
    slug = `anna-ben-${number}`;
    ({ id } = await invitations.create({ slug, content: weddingOf() }));
  });

  test('leaves the newest one', async () => {
    await overlap(at('16:00'), at('18:30'));
    expect(await calendar()).toContain('T183000');
    expect(await invitations.publishStates([id])).toMatchObject([
      { revision: 3, publishedRevision: 3 },
    ]);
  });

  test('leaves the newest one when that is of another build', async () => {
    await overlap(at('16:00'), at('18:30'), 'a later build');
    expect(await calendar()).toContain('T183000');
  });

  test('leaves the newest one when its own revision had none', async () => {
    await overlap(undated(), at('18:30'));
    expect(await calendar()).toContain('T183000');
  });

  test('leaves none when the newest revision has none', async () => {
    await overlap(at('16:00'), undated());
    expect(await calendar()).toBe('');
  });
});
