import { describe, expect, it } from 'vitest';
import { AppError } from '#domain/api/errors.ts';
import { databaseFailure, databaseToAppError, onViolation, violates } from './failure.ts';

const sqlite = (code: string, message: string) =>
  Object.assign(new Error(message), { name: 'SqliteError', code });
const mysql = (code: string, message: string) =>
  Object.assign(new Error(message), {
    code,
    sqlState: 'HY000',
    sql: 'a secret',
    sqlMessage: message,
  });

const DUPLICATES = [
  sqlite('SQLITE_CONSTRAINT_UNIQUE', 'UNIQUE constraint failed: users.username_key'),
  mysql('ER_DUP_ENTRY', "Duplicate entry 'a secret' for key 'uq_users_username_key'"),
  mysql('ER_DUP_ENTRY', "Duplicate entry 'a secret' for key 'users.uq_users_username_key'"),
];

describe('a database error', () => {
  it.each(DUPLICATES)('tells which key was violated, not by what: %s', (error) => {
    expect(violates(error, 'username_key')).toBe(true);
    expect(violates(error, 'slug')).toBe(false);
    expect(violates(databaseToAppError(error), 'username_key')).toBe(true);
    const failure = databaseFailure(error);
    expect(JSON.stringify([failure, failure?.message, failure?.stack])).not.toContain('secret');
  });

  it.each([
    [sqlite('SQLITE_BUSY', 'database is locked'), 'unavailable'],
    [sqlite('SQLITE_FULL', 'disk full'), 'unavailable'],
    [sqlite('SQLITE_IOERR_WRITE', 'disk I/O error'), 'unavailable'],
    [sqlite('SQLITE_ERROR', 'no such table: x'), 'internal'],
    [sqlite('SQLITE_CONSTRAINT_FOREIGNKEY', 'FOREIGN KEY constraint failed'), 'internal'],
    [mysql('ER_LOCK_DEADLOCK', 'Deadlock found'), 'unavailable'],
    [mysql('ER_RECORD_FILE_FULL', "The table 'invitations' is full"), 'unavailable'],
    [mysql('ER_OPEN_AS_READONLY', "Table 'settings' is read only"), 'unavailable'],
    [
      mysql('ER_CANT_EXECUTE_IN_READ_ONLY_TRANSACTION', 'Cannot execute statement in a READ ONLY'),
      'unavailable',
    ],
    [mysql('ER_DATA_TOO_LONG', "Data too long for column 'slug'"), 'invalid_content'],
    [mysql('ER_DUP_ENTRY', "Duplicate entry 'x' for key 'PRIMARY'"), 'already_exists'],
    [mysql('ER_PARSE_ERROR', 'You have an error in your SQL syntax'), 'internal'],
    [mysql('ER_QUERY_TIMEOUT', 'maximum statement execution time exceeded'), 'unavailable'],
    [Object.assign(new Error('gone'), { code: 'ECONNRESET', fatal: true }), 'unavailable'],
    [Object.assign(new Error('closed state'), { fatal: true }), 'unavailable'],
    [Object.assign(new Error('late'), { code: 'PROTOCOL_SEQUENCE_TIMEOUT' }), 'unavailable'],
    [Object.assign(new Error('no connection'), { name: 'KnexTimeoutError' }), 'unavailable'],
  ])('%s is told as %s', (error, code) => {
    expect(databaseToAppError(error)).toMatchObject({ name: 'AppError', code });
  });

  it.each([
    new AppError('not_found', 'There is no such invitation'),
    new TypeError('undefined is not a function'),
    Object.assign(new Error('another service'), { code: 'ECONNREFUSED' }),
    'a string',
  ])('is none of the database’s: %s passes unchanged', (error) => {
    expect(databaseToAppError(error)).toBe(error);
    expect(databaseFailure(error)).toBeUndefined();
  });

  it('of one key gets its own sentence; others stay what they were', () => {
    const translate = onViolation('username_key', 'already_exists', 'This username is taken');
    for (const error of DUPLICATES)
      expect(() => translate(error)).toThrow('This username is taken');
    const other = new Error('other');
    expect(() => translate(other)).toThrow(other);
  });
});
