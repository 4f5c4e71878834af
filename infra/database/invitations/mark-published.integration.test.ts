import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, ENGINES, type TestDatabase } from '#tests/support/databases.ts';
import { markPublished } from '#tests/support/mark-published.ts';
import { publishRecordOf } from '#tests/support/publish-record.ts';
import { weddingOf } from '#tests/support/wedding.ts';
import { type InvitationRepository, invitationRepository } from './invitation-repository.ts';
import type { Published } from './publish-record.ts';

const ONE = { build: 'build-1', artifacts: ['social-1.jpg'], at: 1_000 };
const MARKED: Published = { revision: 2, ...ONE };
let names = 0;

describe.each(ENGINES)('a publish that is noted on %s', (engine) => {
  let db: TestDatabase | undefined;
  let invitations: InvitationRepository;

  const create = async () => {
    names += 1;
    return (await invitations.create({ slug: `marked-${names}`, content: weddingOf() })).id;
  };
  const publishedRevision = async (id: string) =>
    (await publishRecordOf(invitations, id)).publishedRevision;

  beforeEach(async () => {
    db ??= await createTestDatabase(engine);
    invitations = invitationRepository(db.database.knex);
    await db.database.knex('invitations').delete();
  });
  afterAll(() => db?.drop());

  it('moves only upwards', async () => {
    const id = await create();
    await invitations.save(id, weddingOf());
    await invitations.save(id, weddingOf());
    expect(await markPublished(invitations, id, { revision: 2, ...ONE })).toBe(true);
    expect(await markPublished(invitations, id, { revision: 1, ...ONE })).toBe(false);
    expect(await markPublished(invitations, id, { revision: 2, ...ONE })).toBe(false);
    expect(await publishedRevision(id)).toBe(2);
    expect(await markPublished(invitations, id, { revision: 3, ...ONE })).toBe(true);
    expect(await markPublished(invitations, 'unknown', { revision: 3, ...ONE })).toBe(false);
  });

  it('ends at the newest when twenty workers publish at once in any order', async () => {
    const id = await create();
    const revisions = Array.from({ length: 20 }, (_, n) => ((n * 7) % 20) + 1);
    await Promise.all(
      revisions.map((revision) => markPublished(invitations, id, { revision, ...ONE })),
    );
    expect(await publishedRevision(id)).toBe(20);
  });

  it('takes the same revision again when another build made it, but no older one', async () => {
    const id = await create();
    await invitations.save(id, weddingOf());
    await markPublished(invitations, id, { revision: 2, ...ONE });
    const rebuilt = { ...ONE, build: 'build-2', artifacts: [] };
    expect(await markPublished(invitations, id, { revision: 1, ...rebuilt })).toBe(false);
    expect(await markPublished(invitations, id, { revision: 2, ...rebuilt })).toBe(true);
    expect(await publishRecordOf(invitations, id)).toMatchObject({
      rendererBuild: 'build-2',
      artifacts: [],
    });
  });

  describe.each([
    ['alone', (id: string, one: typeof MARKED) => markPublished(invitations, id, one)],
    [
      'together with another',
      async (id: string, one: typeof MARKED) => {
        const publish = { id, ...one };
        const another = { id: await create(), ...MARKED };
        return (await invitations.markPublishedMany([another, publish])).has(publish);
      },
    ],
  ])('a publish of revision 2 by build-1 that is noted %s', (_title, mark) => {
    it.each([
      ['an older one', 1, 'build-1', true],
      ['an older one of another build', 1, 'build-2', true],
      ['none', 0, null, true],
      ['the same', 2, 'build-1', false],
      ['the same of another build', 2, 'build-2', true],
      ['the same of a build in other letters', 2, 'Build-1', true],
      ['the same, of which no build is known', 2, null, true],
      ['the same, forgotten since', 2, '', false],
      ['none, forgotten since', 0, '', 'still forgotten'],
      ['an older one, forgotten since', 1, '', 'still forgotten'],
      ['a newer one', 3, 'build-1', false],
      ['a newer one of another build', 3, 'build-2', false],
      ['a newer one, of which no build is known', 3, null, false],
      ['a newer one, forgotten since', 3, '', false],
    ] as const)('meets %s', async (_case, published_revision, renderer_build, moved) => {
      const id = await create();
      const row = { revision: 3, published_revision, renderer_build };
      await db?.database.knex('invitations').where({ id }).update(row);
      expect(await mark(id, MARKED)).toBe(moved !== false);
      const isNoted = moved === true;
      expect(await publishRecordOf(invitations, id)).toMatchObject({
        publishedRevision: moved === false ? published_revision : 2,
        rendererBuild: isNoted ? 'build-1' : renderer_build,
        artifacts: isNoted ? ONE.artifacts : [],
      });
    });

    it.each([
      ['the same', 2],
      ['an older one', 1],
    ])('of a record that was forgotten when it was loaded, meets %s', async (_case, revision) => {
      const id = await create();
      const row = { revision: 3, published_revision: revision, renderer_build: '' };
      await db?.database.knex('invitations').where({ id }).update(row);
      expect(await mark(id, { ...MARKED, wasForgotten: true })).toBe(true);
      expect(await publishRecordOf(invitations, id)).toMatchObject({
        publishedRevision: 2,
        rendererBuild: 'build-1',
        artifacts: ONE.artifacts,
      });
    });
  });

  it('works on hundreds at a time', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 250; n += 1) ids.push(await create());
    const found = await invitations.findForPublishMany([...ids, 'unknown']);
    expect(new Set(found.map(({ id }) => id))).toEqual(new Set(ids));
    const publishes = ids.map((id) => ({ id, revision: 1, ...ONE }));
    const [first] = ids;
    await markPublished(invitations, first ?? '', { revision: 1, ...ONE });
    const moved = await invitations.markPublishedMany([...publishes].reverse());
    expect(moved).toEqual(new Set(publishes.slice(1)));
    expect(await invitations.countBehind()).toBe(0);
    expect(await invitations.findForPublishMany([])).toEqual([]);
    expect(await invitations.markPublishedMany([])).toEqual(new Set());
  });

  it('marks many as it marks one: upwards, each with its own values, the newest of each', async () => {
    const ids = [await create(), await create(), await create()] as const;
    const [ahead, twice, other] = ids;
    for (const id of [ahead, twice]) await invitations.save(id, weddingOf('Anna', 'Ben'));
    await markPublished(invitations, ahead, { revision: 2, ...ONE });
    const publishes = [
      { id: other, revision: 1, ...ONE, artifacts: ["it's.jpg"], at: 7 },
      { id: ahead, revision: 1, ...ONE },
      { id: twice, revision: 2, ...ONE, build: 'build-2', at: 9, tookMs: 3 },
      { id: twice, revision: 1, ...ONE },
      { id: 'unknown', revision: 1, ...ONE },
    ];
    const moved = await invitations.markPublishedMany(publishes);
    expect(moved).toEqual(new Set([publishes[0], publishes[2]]));
    const found = new Map((await invitations.findForPublishMany(ids)).map((row) => [row.id, row]));
    expect(found.get(ahead)).toMatchObject({ publishedRevision: 2 });
    expect(found.get(twice)).toMatchObject({
      publishedRevision: 2,
      rendererBuild: 'build-2',
      artifacts: ONE.artifacts,
    });
    expect(found.get(other)).toMatchObject({
      publishedRevision: 1,
      rendererBuild: ONE.build,
      artifacts: ["it's.jpg"],
    });
    const standings = await Promise.all(ids.map((id) => invitations.findStanding(id)));
    expect(standings.map((standing) => standing?.publishedAt)).toEqual([ONE.at, 9, 7]);
  });

  it('lets two workers mark the same hundreds at once', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 120; n += 1) ids.push(await create());
    const publishes = ids.map((id) => ({ id, revision: 1, ...ONE }));
    const [one, other] = await Promise.all([
      invitations.markPublishedMany(publishes),
      invitations.markPublishedMany([...publishes].reverse()),
    ]);
    expect(one.size + other.size).toBe(120);
  });
});
