import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, ENGINES, type TestDatabase } from '#tests/support/databases.ts';
import { weddingOf } from '#tests/support/wedding.ts';
import { inTransaction } from '../engine/transaction.ts';
import { type InvitationRepository, invitationRepository } from './invitation-repository.ts';

describe.each(ENGINES)('invitations on %s', (engine) => {
  let db: TestDatabase;
  let invitations: InvitationRepository;

  beforeAll(async () => {
    db = await createTestDatabase(engine);
    invitations = invitationRepository(db.database.knex);
  });
  afterAll(() => db.drop());

  it('come back as they were stored, at revision 1 and unpublished', async () => {
    const content = weddingOf();
    const { id } = await invitations.create({ slug: 'stored', content, at: 1_700_000_000_123 });
    expect(await invitations.findById(id)).toEqual({
      id,
      slug: 'stored',
      userId: null,
      content,
      revision: 1,
      publishedRevision: 0,
      publishedAt: null,
      createdAt: 1_700_000_000_123,
      updatedAt: 1_700_000_000_123,
    });
    expect(await invitations.findBySlug('stored')).toEqual(await invitations.findById(id));
    expect(await invitations.findById('01J00000000000000000000000')).toBeUndefined();
  });

  it('keep every character: 4 bytes, quotes, backslashes, line breaks', async () => {
    const name = '👰🏽‍♀️ Ñandú "O\'Brien" \\ 你好 عروس \n ``';
    const content = weddingOf(name);
    const { id } = await invitations.create({ slug: 'characters', content });
    expect((await invitations.findById(id))?.content).toEqual(content);
    await invitations.save(id, weddingOf(`${name}!`));
    expect((await invitations.findById(id))?.content.couple.bride).toBe(`${name}!`);
  });

  it('drop keys that are no part of the content, such as __proto__', async () => {
    const { id } = await invitations.create({ slug: 'strange-keys', content: weddingOf() });
    const text = `{"__proto__":{"polluted":1},"constructor":{"a":1},"couple":{"bride":"Eve","__proto__":{"x":1}}}`;
    await db.database.knex('invitations').where({ id }).update({ content: text });
    const content = (await invitations.findById(id))?.content;
    expect(content?.couple.bride).toBe('Eve');
    expect(Object.keys(content ?? {})).not.toContain('constructor');
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it('have a slug of their own', async () => {
    await invitations.create({ slug: 'anna-ben', content: weddingOf() });
    await expect(
      invitations.create({ slug: 'anna-ben', content: weddingOf() }),
    ).rejects.toMatchObject({ code: 'already_exists', status: 409 });
    expect(await invitations.takenSlugs(['anna-ben', 'anna-ben-2', 'Anna-Ben'])).toEqual(
      new Set(['anna-ben']),
    );
  });

  it('look up more slugs than fit into one statement', async () => {
    const candidates = Array.from({ length: 2_500 }, (_, n) => `candidate-${n}`);
    await invitations.create({ slug: 'candidate-2499', content: weddingOf() });
    expect(await invitations.takenSlugs(candidates)).toEqual(new Set(['candidate-2499']));
  });

  it('are located by slug and by id', async () => {
    const { id } = await invitations.create({ slug: 'located', content: weddingOf() });
    const located = { id, slug: 'located', revision: 1 };
    expect(await invitations.locate('located')).toEqual(located);
    expect(await invitations.locate(id)).toEqual(located);
    expect(await invitations.locate('nowhere')).toBeUndefined();
  });

  it('are named exactly: case and blanks count', async () => {
    const { id } = await invitations.create({ slug: 'exact', content: weddingOf() });
    for (const name of ['Exact', 'exact ', ' exact', 'exact\u0000', `${id} `, id.toLowerCase()]) {
      expect(await invitations.locate(name)).toBeUndefined();
      expect(await invitations.findBySlug(name)).toBeUndefined();
      expect(await invitations.findById(name)).toBeUndefined();
    }
  });

  it('count a revision with each save', async () => {
    const { id } = await invitations.create({ slug: 'saved', content: weddingOf() });
    expect(await invitations.save(id, weddingOf('Ada'))).toEqual({ kind: 'saved', revision: 2 });
    expect(await invitations.save(id, weddingOf('Bea'), { at: 99 })).toEqual({
      kind: 'saved',
      revision: 3,
    });
    const saved = await invitations.findById(id);
    expect(saved?.content.couple.bride).toBe('Bea');
    expect(saved?.updatedAt).toBe(99);
    expect(await invitations.save('unknown', weddingOf())).toEqual({ kind: 'missing' });
    expect(await invitations.save('unknown', weddingOf(), { baseRevision: 1 })).toEqual({
      kind: 'missing',
    });
  });

  it('refuse a save that started from an older revision and hand out the newest', async () => {
    const { id } = await invitations.create({ slug: 'conflict', content: weddingOf() });
    await invitations.save(id, weddingOf('Ada'), { baseRevision: 1 });
    expect(await invitations.save(id, weddingOf('Bea'), { baseRevision: 1 })).toEqual({
      kind: 'conflict',
      revision: 2,
      content: weddingOf('Ada'),
    });
    expect((await invitations.findById(id))?.content.couple.bride).toBe('Ada');
  });

  it('let one of twenty saves from the same revision win', async () => {
    const { id } = await invitations.create({ slug: 'race', content: weddingOf() });
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        invitations.save(id, weddingOf(`Bride ${n}`), { baseRevision: 1 }),
      ),
    );
    expect(results.filter(({ kind }) => kind === 'saved')).toHaveLength(1);
    expect(results.filter(({ kind }) => kind === 'conflict')).toHaveLength(19);
    const winner = results.findIndex(({ kind }) => kind === 'saved');
    expect((await invitations.findById(id))?.content.couple.bride).toBe(`Bride ${winner}`);
  });

  it('lose no revision when twenty saves come without a base', async () => {
    const { id } = await invitations.create({ slug: 'crowd', content: weddingOf() });
    const results = await Promise.all(
      Array.from({ length: 20 }, () => invitations.save(id, weddingOf())),
    );
    const revisions = results.map((result) => (result.kind === 'saved' ? result.revision : 0));
    expect(revisions.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n + 2));
  });

  // On SQLite a transaction holds the only connection, so nothing can race with it.
  it.skipIf(engine === 'sqlite')('see a winner inside a transaction that read before', async () => {
    const { id } = await invitations.create({ slug: 'fresh', content: weddingOf() });
    const result = await inTransaction(db.database.knex, async (trx) => {
      const inside = invitationRepository(trx);
      await inside.findById(id);
      await invitations.save(id, weddingOf('Outside'));
      return inside.save(id, weddingOf('Inside'), { baseRevision: 1 });
    });
    expect(result).toMatchObject({ kind: 'conflict', revision: 2, content: weddingOf('Outside') });
  });

  it('are listed page by page', async () => {
    const all = await invitations.ids({ limit: 10_000 });
    const paged: string[] = [];
    for (let page = await invitations.ids({ limit: 3 }); page.length > 0; ) {
      paged.push(...page);
      page = await invitations.ids({ limit: 3, after: page.at(-1) ?? '' });
    }
    expect(paged).toEqual(all);
    expect(await invitations.count()).toBe(all.length);
    const [first] = await invitations.storedContents({ limit: 1 });
    expect(first).toMatchObject({ id: all[0], content: expect.stringContaining('"couple"') });
  });
});
