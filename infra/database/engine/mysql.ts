import knex, { type Knex } from 'knex';
import Mysql2Client from 'knex/lib/dialects/mysql2/index.js';
import { codeOf } from '../../error-code.ts';
import { mysqlTls, parseMysqlUrl } from './mysql-url.ts';

interface RawConnection {
  query(sql: string, done: (error: Error | null) => void): void;
  destroy(): void;
  __knex__disposed?: unknown;
}

interface RawQuery {
  sql: string;
  options?: { timeout?: number };
}

/**
 * The server may only be read. After a failover that may be true of the old one for ever, while a
 * new connection to the same address reaches the one that took its place.
 */
const READ_ONLY: ReadonlySet<string | undefined> = new Set([
  'ER_OPTION_PREVENTS_STATEMENT',
  'ER_READ_ONLY_MODE',
  // Of a server whose default is that (`transaction_read_only`), each connection keeps it.
  'ER_CANT_EXECUTE_IN_READ_ONLY_TRANSACTION',
  'ER_OPEN_AS_READONLY',
  'ER_INNODB_READ_ONLY',
]);

/**
 * Gives every query a timeout, and discards a connection whose query timed out: mysql2 would
 * otherwise queue the next query behind the one still running. A connection to a server that may
 * only be read is not used again once it is returned to the pool. The error of a connection that
 * cannot be made says so, whatever the server's reason.
 */
function clientWithin(timeout: number) {
  return class TimedMysqlClient extends Mysql2Client {
    override async acquireRawConnection(): Promise<unknown> {
      try {
        return await super.acquireRawConnection();
      } catch (error) {
        // As mysql2 marks a lost connection, but not one that the server refuses.
        throw Object.assign(error as Error, { fatal: true });
      }
    }

    override async _query(connection: RawConnection, given: RawQuery | string): Promise<unknown> {
      const query = typeof given === 'string' ? { sql: given } : given;
      query.options = { timeout, ...query.options };
      try {
        return await super._query(connection, query);
      } catch (error) {
        const isLate = codeOf(error) === 'PROTOCOL_SEQUENCE_TIMEOUT';
        if (isLate || READ_ONLY.has(codeOf(error))) connection.__knex__disposed = error;
        if (isLate) connection.destroy();
        throw error;
      }
    }
  };
}

/**
 * READ COMMITTED: a read after a lost race sees the winner's row, and there are no gap locks, the
 * usual cause of deadlocks between inserts.
 */
const SESSION = [
  `SET SESSION sql_mode = 'STRICT_ALL_TABLES,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION',
    time_zone = '+00:00', innodb_lock_wait_timeout = 5`,
  'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED',
];

function prepareSession(connection: RawConnection, done: (error: Error | null) => void): void {
  const run = ([sql, ...rest]: readonly string[]): void => {
    if (sql === undefined) done(null);
    else connection.query(sql, (error) => (error ? done(error) : run(rest)));
  };
  run(SESSION);
}

export interface MysqlOptions {
  /** Maximum number of connections. */
  readonly connections?: number;
  /** How long a query may take; 0 means no limit, for migrations that may take minutes. */
  readonly queryTimeoutMs?: number;
}

/** Creates a knex for MySQL 8 or MariaDB: utf8mb4, strict mode, UTC, bigints as numbers. */
export function connectMysql(url: string, log: Knex.Logger, options: MysqlOptions = {}): Knex {
  const { connections = 16, queryTimeoutMs = 15_000 } = options;
  return knex({
    client: clientWithin(queryTimeoutMs),
    connection: {
      ...parseMysqlUrl(url),
      ...mysqlTls(url),
      charset: 'utf8mb4',
      timezone: 'Z',
      supportBigNumbers: true,
      bigNumberStrings: false,
      jsonStrings: true,
      connectTimeout: 5_000,
    } as Knex.MySql2ConnectionConfig,
    compileSqlOnError: false,
    acquireConnectionTimeout: 10_000,
    log,
    pool: {
      min: connections === 1 ? 1 : 0,
      max: connections,
      createTimeoutMillis: 8_000,
      afterCreate: prepareSession,
    },
  });
}
