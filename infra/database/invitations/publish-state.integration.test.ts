import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CONTENT_VERSION } from '#domain/invitation/content-version.ts';
import { createTestDatabase, ENGINES, type TestDatabase } from '#tests/support/databases.ts';
import { markPublished } from '#tests/support/mark-published.ts';
import { publishRecordOf } from '#tests/support/publish-record.ts';
import { weddingOf } from '#tests/support/wedding.ts';
import { encodeContent } from './content.ts';
import { forgetAllStored } from './forget-stored.ts';
import { type InvitationRepository, invitationRepository } from './invitation-repository.ts';

const ONE = { build: 'build-1', artifacts: ['social-1.jpg'], at: 1_000 };
let names = 0;

describe.each(ENGINES)('the publish state on %s', (engine) => {
  let db: TestDatabase | undefined;
  let invitations: InvitationRepository;

  const create = async () => {
    names += 1;
    return (await invitations.create({ slug: `slug-${names}`, content: weddingOf() })).id;
  };

  beforeEach(async () => {
    db ??= await createTestDatabase(engine);
    invitations = invitationRepository(db.database.knex);
    await db.database.knex('invitations').delete();
  });
  afterAll(() => db?.drop());

  it('tells the publisher what it needs', async () => {
    const id = await create();
    await markPublished(invitations, id, { revision: 1, ...ONE });
    await invitations.save(id, weddingOf('Ada'), { at: 5_000 });
    expect(await publishRecordOf(invitations, id)).toEqual({
      id,
      slug: `slug-${names}`,
      content: { text: encodeContent(weddingOf('Ada')), version: CONTENT_VERSION },
      isRemoved: false,
      revision: 2,
      publishedRevision: 1,
      rendererBuild: 'build-1',
      artifacts: ['social-1.jpg'],
      updatedAt: 5_000,
    });
    expect(await invitations.findForPublishMany(['unknown'])).toEqual([]);
  });

  it('knows who is behind, and who was made by another build', async () => {
    const [fresh, live, old] = [await create(), await create(), await create()];
    await markPublished(invitations, live, { revision: 1, ...ONE });
    await markPublished(invitations, old, { revision: 1, ...ONE, build: 'build-0' });
    expect(await invitations.behind('build-1', 10)).toEqual({
      unpublished: [fresh],
      otherBuild: [old],
    });
    expect(await invitations.countBehind()).toBe(1);
    await invitations.save(old, weddingOf());
    const behind = await invitations.behind('build-1', 10);
    expect(behind.unpublished.sort()).toEqual([fresh, old].sort());
    expect(behind.otherBuild).toEqual([]);
    expect((await invitations.behind('build-1', 1)).unpublished).toHaveLength(1);
  });

  it('leaves a failed invitation alone for a while, longer each time', async () => {
    const [failed, fresh] = [await create(), await create()];
    const failure = { revision: 1, error: 'store gone', isBlocked: false };
    const random = vi.spyOn(Math, 'random').mockReturnValue(0);
    await invitations.recordPublishFailure(failed, { ...failure, at: 1_000 });
    const waiting = async (now: number) => (await invitations.behind('b', 10, now)).unpublished;
    expect(await waiting(10_999)).toEqual([fresh]);
    expect(await waiting(11_000)).toEqual([fresh, failed]);
    await invitations.recordPublishFailure(failed, { ...failure, at: 11_000 });
    expect(await waiting(30_999)).toEqual([fresh]);
    expect(await waiting(31_000)).toEqual([fresh, failed]);
    random.mockReturnValue(0.999_9);
    await invitations.recordPublishFailure(failed, { ...failure, at: 31_000 });
    expect(await waiting(60_999)).toEqual([fresh]);
    expect(await waiting(61_010)).toEqual([fresh, failed]);
    random.mockReturnValue(0);
    for (let n = 0; n < 11; n += 1) {
      await invitations.recordPublishFailure(failed, { ...failure, at: 100_000 });
    }
    expect(await waiting(699_999)).toEqual([fresh]);
    expect(await waiting(700_000)).toEqual([fresh, failed]);
    expect(await invitations.publishStates([failed])).toMatchObject([
      { id: failed, attempts: 14, lastError: 'store gone', isBlocked: false },
    ]);
    await invitations.save(failed, weddingOf());
    expect((await waiting(0)).sort()).toEqual([fresh, failed].sort());
  });

  it('knows what is failing until it is saved, published or asked for again', async () => {
    const [fresh, saved, live, again, incomplete] = [
      await create(),
      await create(),
      await create(),
      await create(),
      await create(),
    ];
    await markPublished(invitations, live, { revision: 1, ...ONE, build: 'build-0' });
    const failure = { revision: 1, build: 'build-1', error: 'store gone', isBlocked: false };
    for (const id of [saved, live, again]) await invitations.recordPublishFailure(id, failure);
    await invitations.recordPublishFailure(incomplete, { ...failure, isBlocked: true });
    await invitations.forgetStored([again]);
    const failing = async () => (await invitations.failing(10)).sort();
    expect(await failing()).toEqual([saved, live].sort());
    expect(await invitations.failing(1)).toHaveLength(1);
    expect(await invitations.countFailing()).toBe(2);
    expect((await invitations.stuck()).sort()).toEqual([fresh, saved, live, again].sort());
    const listed = await invitations.listUnpublished(10);
    expect(listed.map(({ isFailing }) => isFailing).filter(Boolean)).toHaveLength(2);
    expect(listed.at(-1)).toMatchObject({ id: incomplete, isFailing: false });
    await invitations.save(saved, weddingOf());
    await markPublished(invitations, live, { revision: 1, ...ONE });
    expect(await failing()).toEqual([]);
  });

  it('leaves an invitation alone for no longer when its next save fails than when its first did', async () => {
    const id = await create();
    const failure = { error: 'store gone', isBlocked: false, at: 1_000 };
    for (let n = 0; n < 8; n += 1) {
      await invitations.recordPublishFailure(id, { ...failure, revision: 1 });
    }
    await invitations.save(id, weddingOf());
    expect(await invitations.publishStates([id])).toMatchObject([{ attempts: 0 }]);
    await invitations.recordPublishFailure(id, { ...failure, revision: 2 });
    expect((await invitations.behind('b', 10, 11_000)).unpublished).toEqual([id]);
  });

  it('leaves a blocked invitation alone until its next save', async () => {
    const id = await create();
    await invitations.recordPublishFailure(id, { revision: 1, error: 'no names', isBlocked: true });
    expect((await invitations.behind('b', 10, Number.MAX_SAFE_INTEGER)).unpublished).toEqual([]);
    expect(await invitations.countBehind()).toBe(0);
    expect(await invitations.listUnpublished(10)).toMatchObject([
      { id, revision: 1, publishedRevision: 0, isBlocked: true, lastError: 'no names' },
    ]);
    await invitations.save(id, weddingOf());
    expect((await invitations.behind('b', 10)).unpublished).toEqual([id]);
    expect(await invitations.listUnpublished(10)).toMatchObject([
      { isBlocked: false, lastError: null },
    ]);
  });

  it('lists what failed before what waits, and that before what its couple has to complete', async () => {
    const at = (updatedAt: number, slug: string) =>
      invitations.create({ slug, content: weddingOf(), at: updatedAt });
    const failed = await at(1, 'failed');
    const waiting = await at(2, 'waiting');
    const saved = await at(3, 'saved-last');
    const incomplete = await at(4, 'incomplete');
    const failure = { revision: 1, error: 'x' };
    await invitations.recordPublishFailure(failed.id, { ...failure, isBlocked: false });
    await invitations.recordPublishFailure(incomplete.id, { ...failure, isBlocked: true });
    const listed = await invitations.listUnpublished(10);
    expect(listed.map(({ id }) => id)).toEqual(
      [failed, saved, waiting, incomplete].map(({ id }) => id),
    );
  });

  it('forgets a failure with the next success, and takes none of an older revision', async () => {
    const id = await create();
    const failure = { error: 'x', isBlocked: true };
    await invitations.recordPublishFailure(id, { revision: 1, ...failure, isBlocked: false });
    await markPublished(invitations, id, { revision: 1, ...ONE });
    await invitations.recordPublishFailure(id, { revision: 1, ...failure });
    await invitations.save(id, weddingOf());
    await invitations.recordPublishFailure(id, { revision: 1, ...failure });
    expect(await invitations.publishStates([id])).toMatchObject([
      { attempts: 0, lastError: null, isBlocked: false },
    ]);
  });

  it('leaves no page alone whose failures a success has ended', async () => {
    const [alone, ...together] = [await create(), await create(), await create()];
    const ids = [alone, ...together];
    for (const id of ids) {
      const failure = { revision: 1, error: 'x', isBlocked: false, at: 1_000 };
      await invitations.recordPublishFailure(id, failure);
    }
    await markPublished(invitations, alone, { revision: 1, ...ONE });
    await invitations.markPublishedMany(together.map((id) => ({ id, revision: 1, ...ONE })));
    const { otherBuild } = await invitations.behind('build-2', 10, 2_000);
    expect(otherBuild.sort()).toEqual(ids.sort());
  });

  it('takes the failure of another build than the one that made the page', async () => {
    const id = await create();
    await markPublished(invitations, id, { revision: 1, ...ONE });
    const failure = { revision: 1, error: 'x', isBlocked: false, at: 1_000 };
    await invitations.recordPublishFailure(id, { ...failure, build: ONE.build });
    expect((await invitations.behind('build-2', 10, 2_000)).otherBuild).toEqual([id]);
    await invitations.recordPublishFailure(id, { ...failure, build: 'build-2' });
    expect((await invitations.behind('build-2', 10, 2_000)).otherBuild).toEqual([]);
    expect((await invitations.behind('build-2', 10, 11_000)).otherBuild).toEqual([id]);
    // The clock has been set back since.
    expect((await invitations.behind('build-2', 10, -600_000)).otherBuild).toEqual([id]);
  });

  it('forgets what is stored of all, however many, so that they are made again at once', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 620; n += 1) ids.push(await create());
    const live = ids.slice(0, 610);
    await invitations.markPublishedMany(live.map((id) => ({ id, revision: 1, ...ONE })));
    const failing = live[7] ?? '';
    const failure = { revision: 1, build: 'build-2', error: 'x', isBlocked: false };
    await invitations.recordPublishFailure(failing, failure);
    expect(await forgetAllStored(invitations)).toBe(620);
    expect((await invitations.behind(ONE.build, 10_000)).otherBuild.sort()).toEqual(live.sort());
    expect(await publishRecordOf(invitations, failing)).toMatchObject({
      publishedRevision: 1,
      artifacts: [],
    });
    expect(await invitations.forgetStored(['unknown'])).toBe(0);
  });

  it('gives a record whatever is stored in it', async () => {
    const [broken, good] = [await create(), await create()];
    const damage = { content: '{"couple":', schema_version: 99, artifacts: '[' };
    await db?.database.knex('invitations').where({ id: broken }).update(damage);
    const found = await invitations.findForPublishMany([broken, good]);
    const of = (id: string) => found.find((record) => record.id === id);
    expect(of(good)).toMatchObject({ revision: 1 });
    expect(of(broken)).toMatchObject({
      revision: 1,
      content: { text: '{"couple":', version: 99 },
      artifacts: [],
    });
  });

  it('tells how many publishes there were since a moment and how long they took', async () => {
    for (let n = 1; n <= 100; n += 1) {
      await markPublished(invitations, await create(), {
        ...ONE,
        revision: 1,
        at: 5_000,
        tookMs: n,
      });
    }
    await markPublished(invitations, await create(), {
      ...ONE,
      revision: 1,
      at: 10,
      tookMs: 9_999,
    });
    expect(await invitations.publishStats(5_000)).toEqual({ count: 100, p50Ms: 50, p99Ms: 99 });
    expect(await invitations.publishStats(6_000)).toEqual({ count: 0, p50Ms: null, p99Ms: null });
  });

  it('tells of a busy hour how long its newest 10,000 publishes took', async () => {
    const { database } = db ?? expect.unreachable();
    const rows = Array.from({ length: 12_000 }, (_, number) => ({
      id: `id-${number}`,
      slug: `slug-of-${number}`,
      revision: 1,
      published_at: 5_000 + number,
      publish_ms: number < 2_000 ? 9_999 : 10,
      created_at: 0,
      updated_at: 0,
      schema_version: 1,
      content: '{}',
    }));
    await database.knex.batchInsert('invitations', rows, 100);
    const stats = await invitations.publishStats(5_000);
    expect(stats).toEqual({ count: 12_000, p50Ms: 10, p99Ms: 10 });
  });
});
