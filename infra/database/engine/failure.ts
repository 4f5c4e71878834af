import { AppError, type ErrorCode, unavailableForNow } from '#domain/api/errors.ts';
import { codeOf } from '../../error-code.ts';

/**
 * - `retryable`: a deadlock or a conflicting write, reported at once; a retry may succeed at once
 * - `locked`: waiting for a lock timed out
 * - `missing`: a NOT NULL column would have no value
 * - `unfit`: a value that its column cannot hold
 */
export type FailureKind =
  | 'unique'
  | 'missing'
  | 'retryable'
  | 'locked'
  | 'unavailable'
  | 'unfit'
  | 'other';

/**
 * A database error without the values involved: drivers put those into messages and properties
 * (`sql`, `Duplicate entry '…'`), from where they would reach the logs.
 */
export class DatabaseFailure extends Error {
  readonly kind: FailureKind;
  /** The driver's own code, such as `ER_LOCK_DEADLOCK` or `SQLITE_BUSY`. */
  readonly code: string;
  /** For `unique`: the violated key in the database's words, which contain its column names. */
  readonly constraint: string;

  constructor(kind: FailureKind, code: string, constraint: string, frames: string) {
    super(constraint === '' ? code : `${code}: ${constraint}`);
    this.name = 'DatabaseFailure';
    this.kind = kind;
    this.code = code;
    this.constraint = constraint;
    this.stack = `${this.name}: ${this.message}${frames}`;
  }
}

const KINDS: Readonly<Record<string, FailureKind>> = {
  SQLITE_CONSTRAINT_UNIQUE: 'unique',
  SQLITE_CONSTRAINT_PRIMARYKEY: 'unique',
  SQLITE_CONSTRAINT_NOTNULL: 'missing',
  SQLITE_BUSY: 'locked',
  SQLITE_BUSY_SNAPSHOT: 'retryable',
  SQLITE_BUSY_RECOVERY: 'locked',
  SQLITE_LOCKED: 'locked',
  SQLITE_FULL: 'unavailable',
  SQLITE_READONLY: 'unavailable',
  SQLITE_CANTOPEN: 'unavailable',
  SQLITE_TOOBIG: 'unfit',
  ER_DUP_ENTRY: 'unique',
  ER_DUP_ENTRY_WITH_KEY_NAME: 'unique',
  ER_BAD_NULL_ERROR: 'missing',
  ER_LOCK_DEADLOCK: 'retryable',
  ER_LOCK_WAIT_TIMEOUT: 'locked',
  ER_CHECKREAD: 'retryable',
  ER_DATA_TOO_LONG: 'unfit',
  ER_TRUNCATED_WRONG_VALUE_FOR_FIELD: 'unfit',
  ER_WARN_DATA_OUT_OF_RANGE: 'unfit',
  ER_CON_COUNT_ERROR: 'unavailable',
  ER_USER_LIMIT_REACHED: 'unavailable',
  ER_SERVER_SHUTDOWN: 'unavailable',
  ER_CONNECTION_KILLED: 'unavailable',
  ER_QUERY_INTERRUPTED: 'unavailable',
  ER_QUERY_TIMEOUT: 'unavailable',
  ER_STATEMENT_TIMEOUT: 'unavailable',
  ER_OPTION_PREVENTS_STATEMENT: 'unavailable',
  ER_ACCESS_DENIED_ERROR: 'unavailable',
  ER_TABLEACCESS_DENIED_ERROR: 'unavailable',
  ER_DISK_FULL: 'unavailable',
  // What InnoDB says of a full disk.
  ER_RECORD_FILE_FULL: 'unavailable',
  ER_READ_ONLY_MODE: 'unavailable',
  ER_CANT_EXECUTE_IN_READ_ONLY_TRANSACTION: 'unavailable',
  // What tables say whose server was started read-only, as after a crash (`innodb_force_recovery`).
  ER_OPEN_AS_READONLY: 'unavailable',
  ER_INNODB_READ_ONLY: 'unavailable',
  PROTOCOL_CONNECTION_LOST: 'unavailable',
  PROTOCOL_SEQUENCE_TIMEOUT: 'unavailable',
  ECONNREFUSED: 'unavailable',
  ECONNRESET: 'unavailable',
  EPIPE: 'unavailable',
  ETIMEDOUT: 'unavailable',
  EHOSTUNREACH: 'unavailable',
  ENOTFOUND: 'unavailable',
  EAI_AGAIN: 'unavailable',
};

/** MariaDB's own errors, which mysql2 has no names for, by number. */
const MARIADB_CODES: Readonly<Record<string, string>> = {
  1927: 'ER_CONNECTION_KILLED',
  1969: 'ER_STATEMENT_TIMEOUT',
};

/** Knex's message once its pool is closed; the error has neither a class nor a code of its own. */
const POOL_CLOSED = 'Unable to acquire a connection';

/** Returns the database failure behind an error of knex, a repository or a transaction, if any. */
export function databaseFailure(error: unknown): DatabaseFailure | undefined {
  if (error instanceof DatabaseFailure) return error;
  if (error instanceof AppError) return databaseFailure(error.cause);
  if (!(error instanceof Error)) return undefined;
  const code = codeOf(error) ?? codeByNumber(error);
  const frames = /(?:\n {4}at .*)+$/.exec(error.stack ?? '')?.[0] ?? '';
  if (error.name === 'KnexTimeoutError') {
    return new DatabaseFailure('unavailable', 'KNEX_TIMEOUT', '', frames);
  }
  if (error.message === POOL_CLOSED) {
    return new DatabaseFailure('unavailable', 'POOL_CLOSED', '', frames);
  }
  if (!isDriverError(error, code)) return undefined;
  const lost = 'fatal' in error || code.startsWith('SQLITE_IOERR');
  const kind = KINDS[code] ?? (lost ? 'unavailable' : 'other');
  return new DatabaseFailure(kind, code, violated(kind, error.message), frames);
}

function codeByNumber(error: Error): string {
  const number = 'errno' in error ? String(error.errno) : '';
  return MARIADB_CODES[number] ?? (number ? `ERROR_${number}` : 'NO_CODE');
}

/** mysql2 marks lost connections with `fatal` and errors reported by the server with `sqlState`. */
function isDriverError(error: Error, code: string): boolean {
  return (
    error.name === 'SqliteError' ||
    'sqlState' in error ||
    'fatal' in error ||
    code.startsWith('PROTOCOL_')
  );
}

/** SQLite names the columns (`table.a, table.b`); MySQL the key, after the duplicate value. */
function violated(kind: FailureKind, message: string): string {
  if (kind !== 'unique') return '';
  return (
    (/failed: (.+)$/.exec(message) ?? /for key '([^']+)'$/.exec(message))?.[1] ?? 'a unique key'
  );
}

/**
 * Translates a database error into the AppError that callers get; the only place that does. Returns
 * any other error unchanged.
 */
export function databaseToAppError(error: unknown): unknown {
  const cause = error instanceof AppError ? undefined : databaseFailure(error);
  if (!cause) return error;
  switch (cause.kind) {
    case 'unique':
      return new AppError('already_exists', 'This already exists', { cause });
    case 'retryable':
    case 'locked':
    case 'unavailable':
      return unavailableForNow(cause);
    case 'unfit':
      return new AppError('invalid_content', 'A value is too long', { cause });
    default:
      return new AppError('internal', 'Something went wrong on our side', { cause });
  }
}

/**
 * Returns a `.catch` handler that turns the violation of one unique key into the given AppError and
 * rethrows every other error unchanged.
 */
export function onViolation(column: string, code: ErrorCode, message: string) {
  return (error: unknown): never => {
    if (!violates(error, column)) throw error;
    throw new AppError(code, message, { cause: databaseFailure(error) });
  };
}

/** True when the statement itself is not at fault: it may succeed later. */
export function isPassing(error: unknown): boolean {
  const kind = databaseFailure(error)?.kind;
  return kind === 'retryable' || kind === 'locked' || kind === 'unavailable';
}

/** True when a unique key that contains the column was violated. */
export function violates(error: unknown, column: string): boolean {
  const failure = databaseFailure(error);
  return failure?.kind === 'unique' && failure.constraint.includes(column);
}
