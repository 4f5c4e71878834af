import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import type { Knex } from 'knex';
import { afterEach, describe, expect, it } from 'vitest';
import type { DatabaseConfig } from '#infra/config/config.ts';
import type { Task } from '#tests/support/database-process.ts';
import {
  createEmptyDatabase,
  createTestDatabase,
  type EmptyDatabase,
  ENGINES,
  type Engine,
} from '#tests/support/databases.ts';
import { untilQueryWaits } from '#tests/support/waiting.ts';
import { createLog } from '../../log.ts';
import { openDatabase } from '../database.ts';
import { MIGRATIONS } from '../migrations/index.ts';
import { settingsRepository } from '../settings-repository.ts';
import { migrateDatabase } from './migrate.ts';
import { connectMysql } from './mysql.ts';
import { connectSqlite } from './sqlite.ts';

const log = createLog({ logLevel: 'silent' });
const silent: Knex.Logger = { warn() {}, error() {}, debug() {}, deprecate() {} };
const NAMES = MIGRATIONS.map(({ name }) => name);

function inProcess(config: DatabaseConfig, task: Task, ...more: string[]) {
  const script = 'tests/support/database-process.ts';
  const args = ['--import', 'tsx', script, JSON.stringify(config), task, ...more];
  return promisify(execFile)(process.execPath, args, { timeout: 50_000 });
}

function connectorOf(config: DatabaseConfig): () => Knex {
  return config.engine === 'sqlite'
    ? () => connectSqlite(config.file, silent)
    : () => connectMysql(config.url, silent, { connections: 1 });
}

/** Keeps others from migrating, as a process does that is migrating. */
async function holdMigrations(knex: Knex, engine: Engine) {
  const trx = await knex.transaction();
  const lock = (verb: string) => trx.raw(`SELECT ${verb}`);
  if (engine === 'mysql') await lock("GET_LOCK(CONCAT('migrate-', SHA2(DATABASE(), 224)), 0)");
  return {
    done: (): Promise<string[]> => trx('knex_migrations').pluck('name'),
    async release() {
      if (engine === 'mysql') await lock("RELEASE_LOCK(CONCAT('migrate-', SHA2(DATABASE(), 224)))");
      await trx.rollback();
    },
  };
}

describe.each(ENGINES)('migrations on %s', (engine) => {
  let empty: EmptyDatabase | undefined;
  afterEach(async () => {
    await empty?.drop();
    empty = undefined;
  });

  it('bring an empty database up to date, once', async () => {
    empty = await createEmptyDatabase(engine);
    const database = await openDatabase(empty.config, log);
    await database.migrate();
    expect(await database.knex('knex_migrations').orderBy('id').pluck('name')).toEqual(NAMES);
    await database.migrate();
    expect(await database.knex('knex_migrations').pluck('name')).toHaveLength(NAMES.length);
    await database.close();
  });

  it('are run by one of four processes that start at once', async () => {
    empty = await createEmptyDatabase(engine);
    const { config } = empty;
    await Promise.all(Array.from({ length: 4 }, () => inProcess(config, 'migrate')));
    const database = await openDatabase(config, log);
    expect(await database.knex('knex_migrations').orderBy('id').pluck('name')).toEqual(NAMES);
    expect(await database.knex('knex_migrations_lock')).toMatchObject([{ is_locked: 0 }]);
    await database.close();
  }, 60_000);

  it('continue where a process died between a change and its note', async () => {
    const { database, config, drop } = await createTestDatabase(engine);
    const forgotten = [
      '0001_invitations',
      '0002_invitations_state',
      '0421_settings',
      '0511_licenses_provider_updated',
    ];
    await database.knex('knex_migrations').whereIn('name', forgotten).delete();
    await migrateDatabase(connectorOf(config));
    expect((await database.knex('knex_migrations').pluck('name')).sort()).toEqual(NAMES);
    await drop();
  });

  it('go on after a process was killed anywhere in them', async () => {
    empty = await createEmptyDatabase(engine);
    for (const queries of [32, 48, 72]) {
      const killed = inProcess(empty.config, 'die-migrating', String(queries));
      await expect(killed).rejects.toMatchObject({ signal: 'SIGKILL' });
    }
    await migrateDatabase(connectorOf(empty.config));
    const database = await openDatabase(empty.config, log);
    expect(await database.knex('knex_migrations').orderBy('id').pluck('name')).toEqual(NAMES);
    expect(await database.knex('knex_migrations_lock')).toMatchObject([{ is_locked: 0 }]);
    await database.close();
  }, 60_000);

  it('go on where a killed process left the lock of knex', async () => {
    const { database, config, drop } = await createTestDatabase(engine);
    await database.knex('knex_migrations').where({ name: '0421_settings' }).delete();
    await database.knex('knex_migrations_lock').update({ is_locked: 1 });
    await migrateDatabase(connectorOf(config));
    expect(await database.knex('knex_migrations').pluck('name')).toHaveLength(NAMES.length);
    await drop();
  });

  it('wait for another process that migrates', async () => {
    const { database, config, drop } = await createTestDatabase(engine);
    await database.knex('knex_migrations').where({ name: '0421_settings' }).delete();
    const other = await holdMigrations(database.knex, engine);
    const pool = connectorOf(config)();
    const migrated = migrateDatabase(() => pool);
    // SQLite refuses after a while; the migration then tries again.
    await (engine === 'mysql' ? untilQueryWaits(database.knex) : once(pool, 'query-error'));
    expect(await other.done()).toHaveLength(NAMES.length - 1);
    await other.release();
    await migrated;
    expect(await database.knex('knex_migrations').pluck('name')).toHaveLength(NAMES.length);
    await drop();
  });

  it('refuse a database of a newer version with one sentence', async () => {
    const { database, config, drop } = await createTestDatabase(engine);
    await database.knex('knex_migrations').insert({ name: '9999_future', batch: 9 });
    const refusal = {
      name: 'DatabaseStartError',
      message:
        'The database was made by a newer version of this product. Start that version, or restore a backup from before the update. (Unknown here: 9999_future.)',
    };
    await expect(openDatabase(config, log)).rejects.toMatchObject(refusal);
    await expect(database.migrate()).rejects.toMatchObject(refusal);
    await drop();
  });

  it.each([
    ['DROP TABLE rsvp_responses', 'is not whole: rsvp_responses is missing.'],
    ['ALTER TABLE uploads DROP COLUMN removed_at', 'is not whole: uploads.removed_at is missing.'],
    ['DROP TABLE knex_migrations', 'has invitations, but no knex_migrations.'],
  ])('refuse a database that is not whole with one sentence: %s', async (damage, finding) => {
    const { database, config, drop } = await createTestDatabase(engine);
    await database.knex.raw(damage);
    const refusal = {
      name: 'DatabaseStartError',
      message: expect.stringMatching(new RegExp(`^The database ${finding} .*Restore the whole`)),
    };
    await expect(openDatabase(config, log)).rejects.toMatchObject(refusal);
    await expect(database.migrate()).rejects.toMatchObject(refusal);
    await drop();
  });

  it('leave transactions of four processes in turn: no addition is lost', async () => {
    const { database, config, drop } = await createTestDatabase(engine);
    const settings = settingsRepository(database.knex);
    await settings.set('renderer_build', '0');
    await Promise.all(Array.from({ length: 4 }, () => inProcess(config, 'count')));
    expect(await settings.get('renderer_build')).toBe('100');
    await drop();
  }, 60_000);
});
