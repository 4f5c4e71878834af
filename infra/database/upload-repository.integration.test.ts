import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, ENGINES, type TestDatabase } from '#tests/support/databases.ts';
import { claimPictures } from './invitations/named-pictures.ts';
import { type UploadRepository, uploadRepository } from './upload-repository.ts';

const PICTURE = { filename: 'a.webp', width: 4_000, height: 3_000, bytes: 5_000_000_000 };

describe.each(ENGINES)('uploads on %s', (engine) => {
  let db: TestDatabase;
  let uploads: UploadRepository;
  const stored = (hash: string) => db.database.knex('uploads').where({ hash });

  beforeAll(async () => {
    db = await createTestDatabase(engine);
    uploads = uploadRepository(db.database.knex);
  });
  afterAll(() => db.drop());

  it('note a picture once and make it younger when it comes again', async () => {
    await uploads.record({ ...PICTURE, hash: 'a', at: 100 });
    await Promise.all(
      [1, 2, 3].map((at) => uploads.record({ ...PICTURE, hash: 'b', at: at * 100 })),
    );
    await uploads.record({ ...PICTURE, hash: 'a', at: 500 });
    expect(await stored('a')).toEqual([
      {
        ...PICTURE,
        hash: 'a',
        id: expect.stringMatching(/^[0-9A-Z]{26}$/),
        created_at: 500,
        unused_since: 500,
        removed_at: null,
      },
    ]);
    expect(await stored('A')).toEqual([]);
  });

  it('keep the bytes that are known when the same picture is about to be stored again', async () => {
    await uploads.record({ ...PICTURE, hash: 'twice', bytes: 0, at: 100 });
    await uploads.record({ ...PICTURE, hash: 'twice', at: 100 });
    await uploads.record({ ...PICTURE, hash: 'twice', bytes: 0, at: 200 });
    expect(await stored('twice')).toMatchObject([{ ...PICTURE, created_at: 200 }]);
  });

  it('are listed page by page and retired unless uploaded again', async () => {
    const known = (await uploads.list({ limit: 1_000 })).length;
    const hashes = Array.from({ length: 250 }, (_, n) => `old-${n}`);
    await Promise.all(hashes.map((hash) => uploads.record({ ...PICTURE, hash, at: 1 })));
    const found: string[] = [];
    for (let page = await uploads.list({ limit: 100 }); page.length > 0; ) {
      found.push(...page.map(({ id }) => id));
      page = await uploads.list({ limit: 100, after: found.at(-1) ?? '' });
    }
    expect(new Set(found).size).toBe(250 + known);
    await uploads.record({ ...PICTURE, hash: 'old-7', at: 60 });
    const retired = await Promise.all(
      found.map((id) => uploads.retire({ id, removedAt: null }, { before: 50, at: 70 })),
    );
    expect(retired.filter(Boolean)).toHaveLength(249);
    for (const id of found) await uploads.forget(id);
    expect(await stored('old-7')).toHaveLength(1);
    expect(await uploads.list({ limit: 1_000 })).toHaveLength(known + 1);
  });

  it('count as unused from when that was first noted, until they are used', async () => {
    await uploads.record({ ...PICTURE, hash: 'shown', at: 1 });
    const [{ id } = { id: '' }] = await stored('shown');
    const since = async () => (await stored('shown'))[0]?.unused_since;
    await uploads.markUsed([id]);
    expect(await since()).toBe(null);
    const retire = (before: number) => uploads.retire({ id, removedAt: null }, { before, at: 901 });
    expect(await retire(2)).toBe(false);
    await uploads.markUnused([id], 500);
    await uploads.markUnused([id], 900);
    expect(await since()).toBe(500);
    expect([await retire(500), await retire(501)]).toEqual([false, true]);
  });

  it('are not retired when an api that only dates them has taken them again', async () => {
    await uploads.record({ ...PICTURE, hash: 'dated', at: 1 });
    await stored('dated').update({ created_at: 60 });
    const [{ id } = { id: '' }] = await stored('dated');
    const retire = (before: number) => uploads.retire({ id, removedAt: null }, { before, at: 70 });
    expect([await retire(60), await retire(61)]).toEqual([false, true]);
  });

  it('are retired once, then not uploaded again until they are forgotten', async () => {
    const upload = { ...PICTURE, hash: 'c'.repeat(32), at: 1 };
    expect(await uploads.record(upload)).toBe(true);
    const [{ id } = { id: '' }] = await stored(upload.hash);
    await uploads.forget(id);
    const retire = (removedAt: number | null, at: number) =>
      uploads.retire({ id, removedAt }, { before: 50, at });
    const retired = await Promise.all([1, 2, 3].map(() => retire(null, 70)));
    expect(retired.toSorted()).toEqual([false, false, true]);
    expect([await retire(70, 80), await retire(70, 90)]).toEqual([true, false]);
    expect(await uploads.record({ ...upload, at: 95 })).toBe(false);
    expect(await stored(upload.hash)).toMatchObject([
      { id, created_at: 1, unused_since: 1, removed_at: 80 },
    ]);
    await uploads.forget(id);
    expect(await stored(upload.hash)).toEqual([]);
    expect(await uploads.record(upload)).toBe(true);
  });

  it('are not retired again once they were claimed, but restored', async () => {
    const hash = 'f'.repeat(32);
    await uploads.record({ ...PICTURE, hash, at: 1 });
    const [{ id } = { id: '' }] = await stored(hash);
    expect(await uploads.retire({ id, removedAt: null }, { before: 50, at: 70 })).toBe(true);
    await claimPictures(db.database.knex, `/media/${hash}/`);
    expect(await uploads.retire({ id, removedAt: 70 }, { before: 50, at: 80 })).toBe(false);
    await uploads.restore({ id, removedAt: 60 });
    expect(await stored(hash)).toMatchObject([{ removed_at: 70 }]);
    await uploads.restore({ id, removedAt: 70 });
    expect(await stored(hash)).toMatchObject([{ removed_at: null, unused_since: null }]);
  });

  it('are claimed by content before it is stored, all in one statement', async () => {
    const hashes = Array.from({ length: 30 }, (_, n) => String(n).padStart(32, 'd'));
    for (const hash of hashes) await uploads.record({ ...PICTURE, hash, at: 1 });
    const statements: string[] = [];
    const watch = ({ sql }: { sql: string }) => void statements.push(sql);
    db.database.knex.on('query', watch);
    await claimPictures(db.database.knex, JSON.stringify([...hashes, ...hashes]));
    await claimPictures(db.database.knex, 'no picture');
    db.database.knex.off('query', watch);
    expect(statements).toHaveLength(1);
    for (const hash of hashes) expect(await stored(hash)).toMatchObject([{ unused_since: null }]);
  });

  // SQLite has one writer: the second transaction cannot begin before the first ends.
  it.skipIf(engine === 'sqlite')('are not retired while who names them commits', async () => {
    const { knex } = db.database;
    const hash = 'e'.repeat(32);
    await uploads.record({ ...PICTURE, hash, at: 1 });
    const [{ id } = { id: '' }] = await stored(hash);
    const asked = new Promise<void>((resolve) => {
      knex.on('query', ({ sql }: { sql: string }) => {
        if (sql.includes('set `removed_at`')) resolve();
      });
    });
    let retiring: Promise<boolean> | undefined;
    await knex.transaction(async (trx) => {
      await claimPictures(trx, `/media/${hash}/`);
      retiring = uploads.retire({ id, removedAt: null }, { before: 50, at: 70 });
      await asked;
    });
    expect(await retiring).toBe(false);
  });
});
