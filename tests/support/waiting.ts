import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import { expect, vi } from 'vitest';
import { isMysql } from '#infra/database/engine/dialect.ts';

/**
 * Resolves once a query waits for another transaction: on MariaDB for a lock in this database, on
 * SQLite for this pool's only connection. Rejects when there is none within 4 s.
 */
export function untilQueryWaits(knex: Knex): Promise<void> {
  const count = isMysql(knex) ? countLockWaits : countPending;
  return vi.waitFor(async () => expect(await count(knex)).toBeGreaterThan(0), 4_000);
}

const countPending = (knex: Knex): number => knex.client.pool.numPendingAcquires();

async function countLockWaits(knex: Knex): Promise<number> {
  // InnoDB answers reads of innodb_trx within 0.1 s of each other from a cache.
  await sleep(110);
  const waits = await knex('information_schema.processlist as p')
    .leftJoin('information_schema.innodb_trx as t', 't.trx_mysql_thread_id', 'p.id')
    .whereRaw("p.db = database() and (t.trx_state = 'LOCK WAIT' or p.state = 'User lock')")
    .pluck('p.id');
  return waits.length;
}
