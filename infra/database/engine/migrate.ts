import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import { MIGRATIONS } from '../migrations/index.ts';
import type { Migration } from '../migrations/migration.ts';
import { isMysql } from './dialect.ts';
import { databaseFailure } from './failure.ts';

/** A problem with the database that keeps the product from starting; one sentence for a person. */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError';
}

const NEWER =
  'The database was made by a newer version of this product. Start that version, or restore a backup from before the update.';
const INCOMPLETE =
  'Only a part of a backup was restored, or this is the database of another program. Restore the whole backup into an empty database (docs/operations.md), or configure the right one.';
const LOCKED =
  'Another process has been migrating the database for two minutes. Start again once it is done.';

/** Where knex records the migrations that have run. */
const RECORD = 'knex_migrations';

const source: Knex.MigrationSource<Migration> = {
  getMigrations: async () => [...MIGRATIONS],
  getMigrationName: ({ name }) => name,
  getMigration: async ({ up }) => ({
    up,
    down: () => Promise.reject(new Error('Migrations only go forward')),
  }),
};

/**
 * Returns the names of the migrations that still have to run.
 *
 * @throws DatabaseStartError when the database has migrations that this build does not know, lacks
 *   what its migrations have made, or has tables of ours but no record of migrations: no migration
 *   would bring back the rows
 */
export async function pendingMigrations(db: Knex): Promise<string[]> {
  const known = MIGRATIONS.map(({ name }) => name);
  if (!(await db.schema.hasTable(RECORD))) {
    const found = await firstMade(db, true, MIGRATIONS);
    // Again: another process may have begun to migrate. It makes the record first.
    if (found === undefined || (await db.schema.hasTable(RECORD))) return known;
    throw new DatabaseStartError(`The database has ${found}, but no ${RECORD}. ${INCOMPLETE}`);
  }
  const done = new Set<string>(await db(RECORD).pluck('name'));
  const unknown = [...done].filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new DatabaseStartError(`${NEWER} (Unknown here: ${unknown.sort().at(-1)}.)`);
  }
  const ran = MIGRATIONS.filter(({ name }) => done.has(name));
  const missing = await firstMade(db, false, ran);
  if (missing !== undefined) {
    throw new DatabaseStartError(`The database is not whole: ${missing} is missing. ${INCOMPLETE}`);
  }
  return known.filter((name) => !done.has(name));
}

/** Returns the first table or column made by any of the migrations that is there, or that is not. */
async function firstMade(
  db: Knex,
  isThere: boolean,
  migrations: readonly Migration[],
): Promise<string | undefined> {
  for (const { makes } of migrations) {
    if (makes !== undefined && (await isMade(db, makes)) === isThere) return makes;
  }
  return undefined;
}

async function isMade(db: Knex, makes: string): Promise<boolean> {
  const [table = '', column] = makes.split('.');
  if (!(await db.schema.hasTable(table))) return false;
  return column === undefined || db.schema.hasColumn(table, column);
}

/**
 * Migrates the schema to this build's version. Processes that start together take turns: on SQLite
 * by one transaction, on MySQL by a named server lock, which ends with its connection.
 *
 * @param connect opens a pool of one connection without a query timeout.
 * @throws DatabaseStartError as `pendingMigrations`, and when another process takes too long.
 */
export async function migrateDatabase(connect: () => Knex): Promise<void> {
  const db = connect();
  try {
    if ((await pendingMigrations(db)).length === 0) return;
    await (isMysql(db) ? underServerLock(db) : inOneTransaction(db));
  } finally {
    await db.destroy();
  }
}

function inOneTransaction(db: Knex): Promise<void> {
  return waitingForLocks(() => db.transaction((trx) => latest(trx)));
}

// Knex's own lock is not enough on MySQL: two processes that both create its table leave two rows
// in it, which knex then considers locked forever.
async function underServerLock(db: Knex): Promise<void> {
  const [[answer]] = await db.raw(
    "SELECT GET_LOCK(CONCAT('migrate-', SHA2(DATABASE(), 224)), 120) AS ok",
  );
  if (answer.ok !== 1) throw new DatabaseStartError(LOCKED);
  try {
    await waitingForLocks(() => latest(db));
  } finally {
    await db.raw("SELECT RELEASE_LOCK(CONCAT('migrate-', SHA2(DATABASE(), 224)))");
  }
}

/** Requires that no other process can migrate: any lock of knex's is then a killed process's. */
async function latest(db: Knex): Promise<void> {
  await db.migrate.forceFreeMigrationsLock();
  await db.migrate.latest({ migrationSource: source, disableTransactions: isMysql(db) });
}

/** How long to wait for the database's own locks. */
const LOCK_WAIT_MS = 15_000;

async function waitingForLocks(run: () => Promise<void>): Promise<void> {
  for (const end = Date.now() + LOCK_WAIT_MS; ; ) {
    try {
      return await run();
    } catch (error) {
      const kind = databaseFailure(error)?.kind;
      if ((kind !== 'retryable' && kind !== 'locked') || Date.now() >= end) throw error;
    }
    await sleep(250);
  }
}
