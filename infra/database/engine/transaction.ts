import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import { AppError } from '#domain/api/errors.ts';
import { databaseFailure, databaseToAppError, type FailureKind } from './failure.ts';

/** What a repository works on: the pool or one transaction. */
export type Db = Knex | Knex.Transaction;

/** Attempts by kind of failure. The database has waited for a lock already, so callers get few. */
const ATTEMPTS: Partial<Record<FailureKind, number>> = { retryable: 6, locked: 2 };

/** A transaction differs from the pool only in this property. */
export function isTransaction(db: Db): db is Knex.Transaction {
  return db.isTransaction === true;
}

const attemptsFor = (error: unknown) => ATTEMPTS[databaseFailure(error)?.kind ?? 'other'] ?? 1;

/**
 * Runs `run`, which must be all or nothing, again after a deadlock (up to 6 attempts in all) or a
 * lock that was not granted (once more), with random, growing waits.
 *
 * @param isFinal true for an error after which `run` must not run again
 * @throws AppError for database failures; otherwise whatever `run` throws.
 */
export async function retrying<T>(
  run: () => Promise<T>,
  isFinal: (error: unknown) => boolean = () => false,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt >= attemptsFor(error) || isFinal(error)) throw databaseToAppError(error);
      await sleep(Math.random() * 10 * 2 ** attempt);
    }
  }
}

/**
 * Runs `fn` in one transaction: all or nothing. Every query inside must go through `trx`: on
 * SQLite, one through the pool would wait for the transaction's own connection. After a deadlock
 * all of `fn` runs again (`retrying`), so it must have no effects outside the database. If `db` is
 * a transaction, `fn` joins it.
 *
 * @throws AppError for database failures; otherwise whatever `fn` throws.
 */
export function inTransaction<T>(db: Db, fn: (trx: Knex.Transaction) => Promise<T>): Promise<T> {
  return isTransaction(db) ? fn(db) : retrying(() => db.transaction(fn));
}

type Verbs = Record<string, (...args: never[]) => Promise<unknown>>;

/**
 * Returns the repository with verbs that turn database failures into AppErrors. Outside a
 * transaction each verb is atomic, so it is retried here after a deadlock; inside
 * one, `inTransaction` does that.
 */
export function guarded<T extends Verbs>(db: Db, verbs: T): T {
  const guard =
    (verb: (...args: never[]) => Promise<unknown>) =>
    async (...args: never[]): Promise<unknown> => {
      // An AppError comes from a transaction within the verb, which has already been retried.
      const isFinal = (error: unknown) => error instanceof AppError;
      if (!isTransaction(db)) return retrying(() => verb(...args), isFinal);
      try {
        return await verb(...args);
      } catch (error) {
        throw databaseToAppError(error);
      }
    };
  return Object.fromEntries(Object.entries(verbs).map(([name, verb]) => [name, guard(verb)])) as T;
}
