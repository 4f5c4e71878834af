import { stat } from 'node:fs/promises';
import type { Knex } from 'knex';
import { databaseFile } from '../config/config.ts';
import { openDatabase, writeAtStart } from '../database/database.ts';
import { pendingMigrations } from '../database/engine/migrate.ts';
import type { Log } from '../log.ts';
import { StartError } from '../start/lifecycle.ts';
import { differingTable, occupiedTable, tryToWrite } from './rows.ts';
import { movedTables, type Table } from './tables.ts';

/** The data folder's database, and the migrated one on the server that its rows are moved to. */
export interface Databases {
  readonly from: Knex;
  readonly to: Knex;
  readonly tables: readonly Table[];
  /** An earlier move has brought all rows there. */
  readonly isMoved: boolean;
  close(): Promise<void>;
}

/**
 * Opens both databases and migrates the one on the server, unless somebody has entered something
 * into it.
 *
 * @throws StartError or DatabaseStartError with one sentence for a person
 */
export async function openDatabases(dataDir: string, url: string, log: Log): Promise<Databases> {
  const file = databaseFile(dataDir);
  await requireFile(file);
  const from = await openDatabase({ engine: 'sqlite', file, isReadOnly: true }, log);
  const opened = [from];
  const close = async () => {
    for (const database of opened) await database.close();
  };
  try {
    if ((await pendingMigrations(from.knex)).length > 0) {
      throw new StartError(
        `The database file ${file} is of an older version. Start this version with it once (npm start), stop it, and move then.`,
      );
    }
    const target = { engine: 'mysql', url } as const;
    const to = await openDatabase(target, log);
    opened.push(to);
    const tables = await movedTables(from.knex);
    const occupied = await occupiedTable(to.knex, tables);
    const isMoved = occupied !== undefined && (await areSame(from.knex, to.knex, tables));
    if (occupied && !isMoved) throw new StartError(inUse(occupied));
    await to.migrate();
    await writeAtStart(target, () => tryToWrite(to.knex));
    return { from: from.knex, to: to.knex, tables, isMoved, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function requireFile(file: string): Promise<void> {
  await stat(file).catch((cause) => {
    throw new StartError(
      `There is no ${file}. DATA_DIR names the folder whose database is moved; without DATABASE_URL, only pages and pictures are.`,
      { cause },
    );
  });
}

async function areSame(from: Knex, to: Knex, tables: readonly Table[]): Promise<boolean> {
  if ((await pendingMigrations(to)).length > 0) return false;
  return (await differingTable(from, to, tables)) === undefined;
}

const inUse = ({ name }: Table) =>
  `The database of DATABASE_URL has ${name} already, and not just those of the data folder: nothing was moved. Name an empty database, or leave DATABASE_URL out to move pages and pictures alone.`;
