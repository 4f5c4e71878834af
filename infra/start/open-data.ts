import type { Config } from '../config/config.ts';
import { type Database, openDatabase } from '../database/database.ts';
import type { Log } from '../log.ts';
import type { ObjectStore } from '../storage/object-store.ts';
import { openStore } from '../storage/open-store.ts';
import { requireNoPagesWithoutDatabase } from './lost-database.ts';
import { requireNoUnfinishedMove } from './unfinished-move.ts';

/**
 * Opens the database, with its schema up to date, and the object store; checks that the store holds
 * the pages of this database.
 *
 * @throws DatabaseStartError, StartError with a sentence for a person
 */
export async function openData(
  config: Config,
  log: Log,
): Promise<{ readonly database: Database; readonly store: ObjectStore }> {
  const database = await openDatabase(config.database, log);
  await database.migrate();
  const store = await openStore(config);
  await requireNoUnfinishedMove(store);
  await requireNoPagesWithoutDatabase(database, store);
  return { database, store };
}
