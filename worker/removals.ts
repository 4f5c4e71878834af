import type { Database } from '#infra/database/database.ts';
import type { Log } from '#infra/log.ts';
import type { ObjectStore } from '#infra/storage/object-store.ts';
import { ObjectStoreError } from '#infra/storage/object-store-error.ts';

/** What a round of the janitor works on. */
export interface RoundDeps {
  readonly database: Database;
  readonly store: ObjectStore;
  readonly log: Log;
}

/** The removals of one round, of which some may fail. */
export interface Removals {
  /**
   * Resolves with the result of `remove`; with false when the store refused it.
   *
   * @throws whatever else failed, and the store's error when the store is away as a whole
   */
  attempt(remove: () => Promise<boolean>): Promise<boolean>;
  /** Logs once what could not be removed, if anything. */
  report(message: string): void;
}

/** A file that cannot be removed must not keep all others from being removed, round after round. */
export function createRemovals(store: ObjectStore, log: Pick<Log, 'warn'>): Removals {
  let failed = 0;
  let firstError: unknown;
  return {
    async attempt(remove) {
      try {
        return await remove();
      } catch (error) {
        if (!(error instanceof ObjectStoreError)) throw error;
        await store.ping();
        failed += 1;
        firstError ??= error;
        return false;
      }
    },
    report(message) {
      if (failed > 0) log.warn({ err: firstError, failed }, message);
    },
  };
}
