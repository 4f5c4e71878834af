import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import { databaseFailure } from './failure.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { isMysql, type Migration } from './migrations/migration.ts';

/** Something about the database that keeps the product from starting; one sentence for a person. */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError';
}

const NEWER =
  'The database was made by a newer version of this product. Start that version, or restore a backup from before the update.';
const LOCKED =
  'The database is locked for a migration that was begun and not finished. If no other process is migrating, an earlier one was stopped in the middle: run "UPDATE knex_migrations_lock SET is_locked = 0" in the database and start again.';

const source: Knex.MigrationSource<Migration> = {
  getMigrations: async () => [...MIGRATIONS],
  getMigrationName: ({ name }) => name,
  getMigration: async ({ up }) => ({
    up,
    down: () => Promise.reject(new Error('Migrations only go forward')),
  }),
};

/**
 * The names of migrations that still have to run.
 *
 * @throws DatabaseStartError when the database has some that this build does not know.
 */
export async function pendingMigrations(db: Knex): Promise<string[]> {
  const known = MIGRATIONS.map(({ name }) => name);
  if (!(await db.schema.hasTable('knex_migrations'))) return known;
  const done = new Set<string>(await db('knex_migrations').pluck('name'));
  const unknown = [...done].filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new DatabaseStartError(`${NEWER} (Unknown here: ${unknown.sort().at(-1)}.)`);
  }
  return known.filter((name) => !done.has(name));
}

/**
 * Brings the schema up to this build. Processes that start together take turns: SQLite in one
 * transaction, MySQL under a lock of the server that ends with its session.
 *
 * @param connect opens a pool of one connection whose statements may take long.
 * @param lockWaitMs how long a migration lock of knex is waited for.
 * @throws DatabaseStartError for a newer database, and for a lock that nobody gives back.
 */
export async function migrateDatabase(connect: () => Knex, lockWaitMs = 15_000): Promise<void> {
  const db = connect();
  try {
    if ((await pendingMigrations(db)).length === 0) return;
    await (isMysql(db) ? underServerLock(db, lockWaitMs) : inOneTransaction(db, lockWaitMs));
  } finally {
    await db.destroy();
  }
}

function inOneTransaction(db: Knex, lockWaitMs: number): Promise<void> {
  return waitingForLock(lockWaitMs, () =>
    db.transaction((trx) => trx.migrate.latest({ migrationSource: source })),
  );
}

// Knex's own lock is not enough on MySQL: two processes that both create its table leave two rows
// in it, which it takes for locked forever.
async function underServerLock(db: Knex, lockWaitMs: number): Promise<void> {
  const [[answer]] = await db.raw(
    "SELECT GET_LOCK(CONCAT('migrate-', SHA1(DATABASE())), 120) AS ok",
  );
  if (answer.ok !== 1) throw new DatabaseStartError(LOCKED);
  try {
    await waitingForLock(lockWaitMs, () =>
      db.migrate.latest({ migrationSource: source, disableTransactions: true }),
    );
  } finally {
    await db.raw("SELECT RELEASE_LOCK(CONCAT('migrate-', SHA1(DATABASE())))");
  }
}

async function waitingForLock(lockWaitMs: number, latest: () => Promise<unknown>): Promise<void> {
  for (const end = Date.now() + lockWaitMs; ; ) {
    try {
      await latest();
      return;
    } catch (error) {
      const locked = error instanceof Error && error.name === 'MigrationLocked';
      if (!locked && databaseFailure(error)?.kind !== 'retryable') throw error;
      if (Date.now() >= end)
        throw locked ? new DatabaseStartError(LOCKED, { cause: error }) : error;
    }
    await sleep(250);
  }
}
