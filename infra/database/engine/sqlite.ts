import type { Database } from 'better-sqlite3';
import knex, { type Knex } from 'knex';
import BetterSqliteClient from 'knex/lib/dialects/better-sqlite3/index.js';
import { BetterSqlite } from './better-sqlite.ts';

/** How long a statement waits for another process's write; the wait blocks the event loop. */
const BUSY_TIMEOUT_MS = 2_000;

/**
 * Transactions take the write lock when they begin. With knex's plain BEGIN, one that reads before
 * it writes fails with SQLITE_BUSY_SNAPSHOT if another process has written in between.
 */
class ImmediateSqliteClient extends BetterSqliteClient {
  override _driver() {
    return BetterSqlite;
  }

  override transaction(...args: unknown[]) {
    const transaction = super.transaction(...args);
    transaction.begin = (connection) => transaction.query(connection, 'BEGIN IMMEDIATE;');
    return transaction;
  }
}

/**
 * Creates a knex for one SQLite file, with a single connection: statements queue up instead of
 * finding the database locked. `synchronous=FULL` makes an acknowledged reply survive power loss.
 */
export function connectSqlite(
  file: string,
  log: Knex.Logger,
  { isReadOnly = false }: { readonly isReadOnly?: boolean | undefined } = {},
): Knex {
  return knex({
    client: ImmediateSqliteClient,
    connection: { filename: file, options: { readonly: isReadOnly } },
    useNullAsDefault: true,
    compileSqlOnError: false,
    acquireConnectionTimeout: 10_000,
    log,
    pool: {
      min: 1,
      max: 1,
      afterCreate(connection: Database, done: (error: Error | null) => void) {
        try {
          connection.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
          if (!isReadOnly) connection.pragma('journal_mode = WAL');
          connection.pragma('synchronous = FULL');
          connection.pragma('foreign_keys = ON');
          connection.pragma('cache_size = -8000');
          // SQLite's own `lower` only folds A to Z.
          connection.function('lower', { deterministic: true }, (text) =>
            typeof text === 'string' ? text.toLowerCase() : text,
          );
          done(null);
        } catch (error) {
          done(error instanceof Error ? error : new Error(String(error)));
        }
      },
    },
  });
}
