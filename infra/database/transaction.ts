import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import { AppError } from '#domain/api/errors.ts';
import { databaseFailure, databaseToAppError, type FailureKind } from './failure.ts';

/** What a repository works on: the pool, or one transaction. */
export type Db = Knex | Knex.Transaction;

/** How often something is tried. A lock's wait was the database's own; nobody waits for many. */
const ATTEMPTS: Partial<Record<FailureKind, number>> = { retryable: 6, locked: 2 };

export function isTransaction(db: Db): db is Knex.Transaction {
  return db.isTransaction === true;
}

const attemptsFor = (error: unknown) => ATTEMPTS[databaseFailure(error)?.kind ?? 'other'] ?? 1;

/**
 * Runs again after a deadlock (6 attempts in all) and after a lock that was not granted (once more);
 * the wait grows and is random. `run` is all or nothing.
 *
 * @throws AppError for failures of the database; whatever `run` throws.
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
 * Runs `fn` in one transaction: all or nothing. Inside it every query must go through `trx`; on
 * SQLite one through the pool would wait for the transaction's own connection. After a deadlock the
 * whole of `fn` runs again (`retrying`), so it must have no effects outside of the database.
 * Given a transaction, `fn` joins it.
 *
 * @throws AppError for failures of the database; whatever `fn` throws.
 */
export function inTransaction<T>(db: Db, fn: (trx: Knex.Transaction) => Promise<T>): Promise<T> {
  return isTransaction(db) ? fn(db) : retrying(() => db.transaction(fn));
}

type Verbs = Record<string, (...args: never[]) => Promise<unknown>>;

/**
 * A repository whose verbs fail with an AppError. Outside of a transaction each verb is all or
 * nothing by itself, so a deadlock is tried again here; inside, `inTransaction` does it.
 */
export function guarded<T extends Verbs>(db: Db, verbs: T): T {
  const guard =
    (verb: (...args: never[]) => Promise<unknown>) =>
    async (...args: never[]): Promise<unknown> => {
      // An AppError comes from a transaction within the verb, which has been tried often enough.
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
