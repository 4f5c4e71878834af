import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { DatabaseConfig } from '#infra/config/config.ts';
import { createTestDatabase, ENGINES, type TestDatabase } from '#tests/support/databases.ts';
import { createLog } from '../../log.ts';
import { openDatabase } from '../database.ts';
import { licenseRepository } from '../licenses/license-repository.ts';
import { settingsRepository } from '../settings-repository.ts';
import { databaseFailure } from './failure.ts';
import { type Db, guarded, inTransaction } from './transaction.ts';

const busy = Object.assign(new Error('busy'), { name: 'SqliteError', code: 'SQLITE_BUSY' });
const deadlock = Object.assign(new Error('deadlock'), {
  code: 'ER_LOCK_DEADLOCK',
  sqlState: '40001',
});

describe.each(ENGINES)('transactions on %s', (engine) => {
  let db: TestDatabase | undefined;
  let knex: Db;

  beforeEach(async () => {
    db ??= await createTestDatabase(engine);
    knex = db.database.knex;
    await settingsRepository(knex).set('renderer_build', '0');
    await settingsRepository(knex).set('demo_license', '0');
  });
  afterAll(() => db?.drop());

  const value = (name: 'renderer_build' | 'demo_license') => settingsRepository(knex).get(name);

  it('keep all or nothing', async () => {
    const failed = inTransaction(knex, async (trx) => {
      await settingsRepository(trx).set('renderer_build', '1');
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    expect(await value('renderer_build')).toBe('0');
    const answer = await inTransaction(knex, async (trx) => {
      await settingsRepository(trx).set('renderer_build', '1');
      return 'kept';
    });
    expect(answer).toBe('kept');
    expect(await value('renderer_build')).toBe('1');
  });

  it('join the one that they are begun in', async () => {
    const failed = inTransaction(knex, async (outer) => {
      await inTransaction(outer, (inner) => settingsRepository(inner).set('renderer_build', '1'));
      throw new Error('outer');
    });
    await expect(failed).rejects.toThrow('outer');
    expect(await value('renderer_build')).toBe('0');
  });

  it('go on after a refused insert', async () => {
    await inTransaction(knex, async (trx) => {
      const licenses = licenseRepository(trx);
      await licenses.create({ code: 'A' });
      await expect(licenses.create({ code: 'A' })).rejects.toMatchObject({
        code: 'already_exists',
      });
      await licenses.create({ code: 'B' });
    });
    expect((await licenseRepository(knex).counts()).total).toBe(2);
  });

  it('run again after a deadlock', async () => {
    const names = ['renderer_build', 'demo_license'] as const;
    let runs = 0;
    const crossing = (first: 0 | 1) =>
      inTransaction(knex, async (trx) => {
        runs += 1;
        const add = (name: string) =>
          trx('settings')
            .where({ name })
            .update({ value: trx.raw('value + 1') });
        await add(names[first]);
        await new Promise((done) => setTimeout(done, 30));
        await add(names[first === 0 ? 1 : 0]);
      });
    await Promise.all([crossing(0), crossing(1), crossing(0), crossing(1)]);
    expect([Number(await value('renderer_build')), Number(await value('demo_license'))]).toEqual([
      4, 4,
    ]);
    if (engine === 'mysql') expect(runs).toBeGreaterThan(4);
  });

  it.each([
    ['six attempts at a deadlock', deadlock, 6],
    ['two waits for a lock', busy, 2],
  ])('give up after %s and say that the service is busy', async (_what, failure, attempts) => {
    let runs = 0;
    const never = inTransaction(knex, async () => {
      runs += 1;
      throw failure;
    });
    await expect(never).rejects.toMatchObject({ code: 'unavailable', status: 503 });
    expect(runs).toBe(attempts);
  });

  it('are not multiplied by a verb around them', async () => {
    let runs = 0;
    const repository = guarded(knex, {
      verb: () =>
        inTransaction(knex, async () => {
          runs += 1;
          throw deadlock;
        }),
    });
    await expect(repository.verb()).rejects.toMatchObject({ code: 'unavailable' });
    expect(runs).toBe(6);
  });

  it('wait twice for what somebody else holds, and no longer than a couple does', async () => {
    const startedAt = Date.now();
    const other = await openDatabase(
      db?.config as DatabaseConfig,
      createLog({ logLevel: 'silent' }),
    );
    const holder = await other.knex.transaction();
    await settingsRepository(holder).set('renderer_build', '1');
    let waits = 0;
    knex.on('query-error', () => {
      waits += 1;
    });
    await expect(settingsRepository(knex).set('renderer_build', '2')).rejects.toMatchObject({
      code: 'unavailable',
    });
    expect(waits).toBe(2);
    expect(Date.now() - startedAt).toBeLessThan(15_000);
    await holder.rollback();
    await other.close();
  });

  it.skipIf(engine === 'sqlite')('end as unavailable when the connection is lost', async () => {
    const lost = inTransaction(knex, async (trx) => {
      const [[{ id }]] = await trx.raw('SELECT CONNECTION_ID() AS id');
      await knex.raw('KILL CONNECTION ?', [id]);
      await settingsRepository(trx).set('renderer_build', '9');
    });
    await expect(lost).rejects.toMatchObject({ code: 'unavailable' });
    expect(await value('renderer_build')).toBe('0');
  });
});

describe.each(ENGINES)('errors of %s', (engine) => {
  let db: TestDatabase | undefined;
  afterAll(() => db?.drop());

  it('carry no values: neither in their message nor in any property', async () => {
    db = await createTestDatabase(engine);
    const { knex } = db.database;
    const license = { code: 'SECRET-CODE', buyerEmail: 'anna@example.com' };
    await licenseRepository(knex).create(license);
    const error = await licenseRepository(knex)
      .create(license)
      .catch((caught) => caught);
    const failure = databaseFailure(error);
    expect(failure?.kind).toBe('unique');
    expect(failure?.constraint).toContain('code_key');
    const everything = [error, failure].map((one) =>
      [one.message, one.stack, JSON.stringify(one), JSON.stringify(one.cause)].join(),
    );
    expect(everything.join()).not.toMatch(/secret|anna@/i);
  });
});
