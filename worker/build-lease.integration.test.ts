import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settingsRepository } from '#infra/database/settings-repository.ts';
import { createTestDatabase, ENGINES, type TestDatabase } from '#tests/support/databases.ts';
import { type BuildLease, createBuildLease } from './build-lease.ts';

describe.each(ENGINES)('build lease on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await createTestDatabase(engine);
  });
  afterAll(() => db.drop());

  test('the build that started last remakes pages, and no other while it lives', async () => {
    let now = 1_000_000;
    const clock = () => now;
    const old = createBuildLease(db.database, 'old', clock);
    expect(await old.acquire()).toBe(true);
    const young = createBuildLease(db.database, 'young', clock);
    expect(await young.acquire()).toBe(true);
    expect(await old.acquire()).toBe(false);
    for (let minute = 0; minute < 10; minute += 1) {
      now += 60_000;
      expect(await old.acquire()).toBe(false);
      expect(await young.acquire()).toBe(true);
    }
  });

  test('when the holder is gone, another build takes over', async () => {
    let now = 2_000_000;
    const clock = () => now;
    const staying = createBuildLease(db.database, 'staying', clock);
    await staying.acquire();
    await createBuildLease(db.database, 'restarted-and-gone', clock).acquire();
    now += 60_000;
    expect(await staying.acquire()).toBe(false);
    now += 61_000;
    expect(await staying.acquire()).toBe(true);
  });

  test('a holder that went before the clock was set back is gone as well', async () => {
    let now = 9_000_000;
    const clock = () => now;
    const staying = createBuildLease(db.database, 'staying', clock);
    await staying.acquire();
    await createBuildLease(db.database, 'restarted-and-gone', clock).acquire();
    now -= 3_600_000;
    expect(await staying.acquire()).toBe(true);
  });

  test.each([
    ['after', (old: BuildLease, young: BuildLease) => [young.acquire(), old.acquire()]],
    ['before', (old: BuildLease, young: BuildLease) => [old.acquire(), young.acquire()]],
  ])('a renewal %s a take-over at the same moment does not undo it', async (_order, atOnce) => {
    let now = 3_000_000;
    const clock = () => now;
    const old = createBuildLease(db.database, 'old', clock);
    await old.acquire();
    const young = createBuildLease(db.database, 'young', clock);
    now += 60_000;
    await Promise.all(atOnce(old, young));
    now += 5_000;
    expect(await young.acquire()).toBe(true);
    expect(await old.acquire()).toBe(false);
  });

  test('workers of one build share the lease', async () => {
    const one = createBuildLease(db.database, 'shared');
    const other = createBuildLease(db.database, 'shared');
    expect([await one.acquire(), await other.acquire(), await one.acquire()]).toEqual([
      true,
      true,
      true,
    ]);
  });

  test('a lease is written anew only twice a minute, however often it is asked for', async () => {
    let now = 4_000_000;
    const lease = createBuildLease(db.database, 'asking', () => now);
    const stored = () => settingsRepository(db.database.knex).get('renderer_build');
    await lease.acquire();
    const first = await stored();
    now += 30_000;
    await lease.acquire();
    expect(await stored()).toBe(first);
    now += 1;
    await lease.acquire();
    expect(await stored()).not.toBe(first);
  });

  test('a lease that cannot be read is taken', async () => {
    await db.database.knex('settings').where({ name: 'renderer_build' }).update({ value: 'x' });
    const lease = createBuildLease(db.database, 'any');
    expect(await lease.acquire()).toBe(true);
  });
});
