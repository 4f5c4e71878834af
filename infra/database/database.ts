import { dirname } from 'node:path';
import type { Knex } from 'knex';
import type { DatabaseConfig } from '../config/config.ts';
import { codeOf } from '../error-code.ts';
import type { Log } from '../log.ts';
import { ensureFolder } from '../start/ensure-folder.ts';
import { withTimeout } from '../with-timeout.ts';
import { databaseFailure } from './engine/failure.ts';
import { DatabaseStartError, migrateDatabase, pendingMigrations } from './engine/migrate.ts';
import { connectMysql, type MysqlOptions } from './engine/mysql.ts';
import { parseMysqlUrl } from './engine/mysql-url.ts';
import { connectSqlite } from './engine/sqlite.ts';

const PING_TIMEOUT_MS = 2_000;

/** The open database. Repositories are created over `knex`, or over one of its transactions. */
export interface Database {
  readonly knex: Knex;
  /**
   * Migrates the schema to this build's version; quick when there is nothing to do. Several
   * processes may call it at the same time.
   *
   * @throws DatabaseStartError with one sentence for a person.
   */
  migrate(): Promise<void>;
  /** Resolves when the database answers; rejects otherwise. At most 2 s. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the database and checks that this build may use it.
 *
 * @throws DatabaseStartError with one sentence for a person: the database cannot be opened or
 * reached, was migrated by a newer version of the product, or is not whole.
 */
export async function openDatabase(config: DatabaseConfig, log: Log): Promise<Database> {
  const knexLog = quiet(log);
  const connect = (mysqlOptions: MysqlOptions = {}) =>
    config.engine === 'sqlite'
      ? connectSqlite(config.file, knexLog, { isReadOnly: config.isReadOnly })
      : connectMysql(config.url, knexLog, mysqlOptions);
  if (config.engine === 'sqlite' && !config.isReadOnly) await makeFolder(config.file);
  let knex: Knex | undefined;
  try {
    knex = connect();
    await pendingMigrations(knex);
  } catch (error) {
    await knex?.destroy();
    throw startError(config, error);
  }
  const ask = async (): Promise<void> => knex.raw('SELECT 1');
  return {
    knex,
    migrate: () =>
      migrateDatabase(() => connect({ connections: 1, queryTimeoutMs: 0 })).catch((error) => {
        throw startError(config, error);
      }),
    ping: () => withTimeout(PING_TIMEOUT_MS, 'The database', ask()),
    close: () => knex.destroy(),
  };
}

/** Returns a logger that logs all of knex's messages at debug level: failures are thrown anyway. */
function quiet(log: Log): Knex.Logger {
  const debug = (message: unknown) => log.debug({ knex: message }, 'knex');
  return { warn: debug, error: debug, debug, deprecate: debug };
}

async function makeFolder(file: string): Promise<void> {
  await ensureFolder(dirname(file)).catch((error) => {
    throw new DatabaseStartError(
      `The folder ${dirname(file)} can't be made: ${codeOf(error) ?? error}.`,
      {
        cause: error,
      },
    );
  });
}

const SQLITE_REASONS: Readonly<Record<string, string>> = {
  SQLITE_CANTOPEN: 'it may not be read and written, or its folder may not',
  SQLITE_READONLY: 'it may not be written',
  SQLITE_NOTADB: 'it is not a SQLite database',
  SQLITE_CORRUPT: 'it is damaged',
  SQLITE_BUSY: 'another program holds it locked',
  SQLITE_FULL: 'the disk is full',
  SQLITE_IOERR: 'the disk fails',
  // There was no room for the shared-memory file (-shm), which is created before anything is read.
  SQLITE_IOERR_SHMSIZE: 'the disk is full',
};

const MYSQL_REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing answers there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the host name cannot be resolved',
  ETIMEDOUT: 'it does not answer',
  KNEX_TIMEOUT: 'it does not answer',
  PROTOCOL_SEQUENCE_TIMEOUT: 'it does not answer',
  ECONNRESET: 'it closed the connection',
  EPIPE: 'it closed the connection',
  PROTOCOL_CONNECTION_LOST: 'it closed the connection',
  ER_CONNECTION_KILLED: 'it closed the connection',
  ER_SERVER_SHUTDOWN: 'it is shutting down',
  EHOSTUNREACH: 'it cannot be reached',
  ER_ACCESS_DENIED_ERROR: 'it refuses this user and password',
  ER_DBACCESS_DENIED_ERROR: 'this user may not use this database',
  ER_TABLEACCESS_DENIED_ERROR: 'this user may not use its tables',
  ER_BAD_DB_ERROR: 'there is no such database',
  ENOENT: 'the file of ssl-ca is missing',
  EISDIR: 'ssl-ca names a folder',
  EACCES: 'the file of ssl-ca may not be read',
  HANDSHAKE_NO_SSL_SUPPORT: 'it offers no TLS, which ssl-mode asks for',
  HANDSHAKE_SSL_ERROR: 'its certificate is not trusted; ssl-ca names who signed it',
  ER_CON_COUNT_ERROR: 'it has no connection left',
  ER_USER_LIMIT_REACHED: 'it has no connection left for this user',
  ER_OPTION_PREVENTS_STATEMENT: 'it may only be read',
  ER_READ_ONLY_MODE: 'it may only be read',
  ER_CANT_EXECUTE_IN_READ_ONLY_TRANSACTION: 'it may only be read',
  ER_OPEN_AS_READONLY: 'it may only be read',
  ER_INNODB_READ_ONLY: 'it may only be read',
  ER_DISK_FULL: 'its disk is full',
  ER_RECORD_FILE_FULL: 'its disk is full',
};

/**
 * Runs what a start writes.
 *
 * @throws DatabaseStartError with one sentence for a person, when the database takes no writes;
 * whatever else `write` throws
 */
export async function writeAtStart<T>(config: DatabaseConfig, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const kind = databaseFailure(error)?.kind;
    throw kind === 'unavailable' || kind === 'locked' ? startError(config, error) : error;
  }
}

/** Turns the error into one sentence for whoever starts the product, without a password in it. */
function startError(config: DatabaseConfig, error: unknown): DatabaseStartError {
  if (error instanceof DatabaseStartError) return error;
  const code = databaseFailure(error)?.code ?? codeOf(error) ?? String(error);
  if (config.engine === 'sqlite') {
    const reason = SQLITE_REASONS[code] ?? SQLITE_REASONS[code.replace(/_[A-Z]+$/, '')] ?? code;
    return new DatabaseStartError(`The database file ${config.file} can't be used: ${reason}.`, {
      cause: error,
    });
  }
  const { host, port, database } = parseMysqlUrl(config.url);
  return new DatabaseStartError(
    `The database ${database} at ${host}:${port} can't be used: ${MYSQL_REASONS[code] ?? code}.`,
    { cause: error },
  );
}
