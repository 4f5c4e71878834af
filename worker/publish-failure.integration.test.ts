import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { unavailableForNow } from '#domain/api/errors.ts';
import { DatabaseFailure } from '#infra/database/engine/failure.ts';
import type { PublishHandler } from '#infra/queue/publish-queue.ts';
import { ENGINES } from '#tests/support/databases.ts';
import { markPublished } from '#tests/support/mark-published.ts';
import { publishRecordOf } from '#tests/support/publish-record.ts';
import { createPublishing, type Publishing } from '#tests/support/publishing.ts';
import type { WatchedStore } from '#tests/support/watched-store.ts';
import { weddingOf } from '#tests/support/wedding.ts';

describe.each(ENGINES)('what cannot be published on %s', (engine) => {
  let publishing: Publishing;
  let invitations: Publishing['invitations'];
  let renderer: Publishing['renderer'];
  let store: WatchedStore;
  let publish: PublishHandler;
  let id: string;
  let slug: string;

  const publisher = (build: string) =>
    publishing.publisher({ store, renderer: { ...renderer, build } });
  const state = async () => (await invitations.publishStates([id]))[0];
  const behind = (now?: number) => invitations.behind(renderer.build, 10_000, now);

  beforeAll(async () => {
    publishing = await createPublishing(engine);
    ({ invitations, renderer } = publishing);
  });
  afterAll(() => publishing?.close());
  beforeEach(async () => {
    ({ id, slug, store } = await publishing.begin());
    publish = publisher(renderer.build);
  });

  test('content that cannot be read is told to the operator and spoils no other page', async () => {
    const ids = [id];
    for (let index = 0; index < 5; index += 1) {
      const created = await invitations.create({ slug: `${slug}-${index}`, content: weddingOf() });
      ids.push(created.id);
    }
    await publishing.database.knex('invitations').where({ id }).update({ content: '{"couple":' });
    const runs = await Promise.allSettled(ids.map((each) => publish(each)));
    expect(runs.map(({ status }) => status)).toEqual([
      'rejected',
      ...ids.slice(1).map(() => 'fulfilled'),
    ]);
    expect(await state()).toMatchObject({ publishedRevision: 0, attempts: 1, isBlocked: false });
    expect((await state())?.lastError).toContain('JSON');
    expect((await behind()).unpublished).not.toContain(id);
  });

  test('what the database refuses is told to the operator as it is', async () => {
    store.beforePut = () => {
      const cause = new DatabaseFailure('locked', 'ER_LOCK_WAIT_TIMEOUT', '', '');
      throw unavailableForNow(cause);
    };
    await expect(publish(id)).rejects.toThrow();
    expect((await state())?.lastError).toBe('The database failed: ER_LOCK_WAIT_TIMEOUT');
  });

  test('a removed invitation says so, even one whose content cannot be read', async () => {
    await invitations.remove(id);
    await publishing.database.knex('invitations').where({ id }).update({ content: '{"couple":' });
    await publish(id);
    expect((await store.get(`pages/${slug}/index.html`))?.body.toString()).toContain(
      'no longer here',
    );
  });

  test('content of a newer version is left to the newer worker', async () => {
    await publishing.database.knex('invitations').where({ id }).update({ schema_version: 99 });
    await expect(publish(id)).rejects.toThrow('We are being updated');
    await publishing.database.knex('invitations').where({ id }).update({ schema_version: 1 });
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

  describe('while the newest save is incomplete', () => {
    const html = async () => (await store.get(`pages/${slug}/index.html`))?.body.toString();
    const incomplete = weddingOf('', 'Ben');

    test('the page that guests see is made again where it is lost', async () => {
      await publish(id);
      await invitations.save(id, incomplete);
      await publish(id);
      await store.delete(`pages/${slug}/index.html`);
      await invitations.forgetStored([id]);
      expect((await behind()).otherBuild).toContain(id);
      await publish(id);
      expect(await html()).toContain('data-revision="1"');
      expect(await state()).toMatchObject({ revision: 2, publishedRevision: 1, isBlocked: true });
      expect((await behind(Date.now() + 10_000)).otherBuild).not.toContain(id);
    });

    test('the save before it goes live, should it not be live yet', async () => {
      await invitations.save(id, incomplete);
      await invitations.save(id, incomplete);
      await publish(id);
      expect(await html()).toContain('data-revision="1"');
      expect(await state()).toMatchObject({ revision: 3, publishedRevision: 1, isBlocked: true });
    });

    test('a store that is away is tried again', async () => {
      await invitations.save(id, incomplete);
      store.beforePut = () => {
        throw new Error('The store is away');
      };
      await expect(publish(id)).rejects.toThrow('The store is away');
      expect(await state()).toMatchObject({ publishedRevision: 0, isBlocked: false, attempts: 1 });
      store.beforePut = () => undefined;
      await publish(id);
      expect(await state()).toMatchObject({ publishedRevision: 1, isBlocked: true });
    });

    test('its page is never put over a newer one', async () => {
      await invitations.save(id, incomplete);
      let isFirst = true;
      store.beforePut = async (key) => {
        if (!key.endsWith('/index.html') || !isFirst) return;
        isFirst = false;
        await invitations.save(id, weddingOf('Ann', 'Bert'));
        await publisher(renderer.build)(id);
      };
      await publish(id);
      expect(await html()).toContain('data-revision="3"');
      expect(await state()).toMatchObject({ revision: 3, publishedRevision: 3 });
    });

    test('a complete one takes its place, and what was kept counts no more', async () => {
      await publish(id);
      await invitations.save(id, incomplete);
      await invitations.save(id, weddingOf('Ann', 'Bert'));
      await publish(id);
      expect(await html()).toContain('data-revision="3"');
      await invitations.save(id, incomplete);
      expect(await invitations.findEarlier(id)).toMatchObject({ revision: 3 });
    });
  });

  test('a live page that this build would not publish is left alone for a while', async () => {
    await invitations.save(id, weddingOf('', 'Ben'));
    const published = { revision: 2, build: 'a laxer one', artifacts: [], at: Date.now() };
    await markPublished(invitations, id, published);
    expect((await behind()).otherBuild).toContain(id);
    await publish(id);
    expect((await behind()).otherBuild).not.toContain(id);
    expect(await publishRecordOf(invitations, id)).toMatchObject({
      publishedRevision: 2,
      rendererBuild: 'a laxer one',
    });
  });
});
