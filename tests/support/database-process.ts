/**
 * A process of its own that works on a database, for tests of what happens between processes.
 * Arguments: the database's configuration as JSON; what to do. Exits with 0 when it is done.
 */
import type { DatabaseConfig } from '#infra/config.ts';
import { type Database, openDatabase } from '#infra/database/database.ts';
import { settingsRepository } from '#infra/database/settings-repository.ts';
import { inTransaction } from '#infra/database/transaction.ts';
import { createLog } from '#infra/log.ts';

export type Task = 'migrate' | 'count';

/** Adds 1 to a number that all processes share, 25 times, by reading before writing. */
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

const [config = '', task] = process.argv.slice(2);
const database = await openDatabase(
  JSON.parse(config) as DatabaseConfig,
  createLog({ level: 'silent' }),
);
if (task === 'migrate') await database.migrate();
if (task === 'count') await count(database);
await database.close();
