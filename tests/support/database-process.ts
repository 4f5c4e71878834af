/**
 * A separate process that works on a database, for tests of concurrent processes. Arguments: the
 * database's configuration as JSON; the task; for `die-migrating`, the number of the query at which
 * the process kills itself. Exits with 0 when done.
 */
import type { DatabaseConfig } from '#infra/config/config.ts';
import { type Database, openDatabase } from '#infra/database/database.ts';
import { migrateDatabase } from '#infra/database/engine/migrate.ts';
import { inTransaction } from '#infra/database/engine/transaction.ts';
import { settingsRepository } from '#infra/database/settings-repository.ts';
import { createLog } from '#infra/log.ts';

export type Task = 'migrate' | 'die-migrating' | 'count';

/** Increments a number that all processes share, 25 times, by reading before writing. */
async function count({ knex }: Database): Promise<void> {
  for (let n = 0; n < 25; n += 1) {
    await inTransaction(knex, async (trx) => {
      const row: { value: string } = await trx('settings')
        .where({ name: 'renderer_build' })
        .forUpdate()
        .first('value');
      await settingsRepository(trx).set('renderer_build', String(Number(row.value) + 1));
    });
  }
}

function dieMigrating({ knex }: Database, queries: number): Promise<void> {
  let count = 0;
  knex.on('query', () => {
    count += 1;
    if (count === queries) process.kill(process.pid, 'SIGKILL');
  });
  return migrateDatabase(() => knex);
}

const [config = '', task, queries] = process.argv.slice(2);
const database = await openDatabase(
  JSON.parse(config) as DatabaseConfig,
  createLog({ logLevel: 'silent' }),
);
if (task === 'migrate') await database.migrate();
if (task === 'die-migrating') await dieMigrating(database, Number(queries));
if (task === 'count') await count(database);
await database.close();
