import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, ENGINES, type TestDatabase } from '#tests/support/databases.ts';
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

  it('are listed page by page and removed unless uploaded again', async () => {
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
    expect(await uploads.remove(found, 50)).toBe(249);
    expect(await stored('old-7')).toHaveLength(1);
    expect(await uploads.list({ limit: 1_000 })).toHaveLength(known + 1);
  });

  it('count as unused from when that was first noted, until they are used', async () => {
    await uploads.record({ ...PICTURE, hash: 'shown', at: 1 });
    const [{ id } = { id: '' }] = await stored('shown');
    const since = async () => (await stored('shown'))[0]?.unused_since;
    expect(await uploads.isUnused(id, 2)).toBe(true);
    await uploads.markUsed([id]);
    expect([await since(), await uploads.isUnused(id, 2)]).toEqual([null, false]);
    expect(await uploads.remove([id], 2)).toBe(0);
    await uploads.markUnused([id], 500);
    await uploads.markUnused([id], 900);
    expect(await since()).toBe(500);
    expect([await uploads.isUnused(id, 500), await uploads.isUnused(id, 501)]).toEqual([
      false,
      true,
    ]);
    expect(await uploads.remove([id], 501)).toBe(1);
  });
});
