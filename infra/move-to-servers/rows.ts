import type { Knex } from 'knex';
import { HTTP_SESSIONS_TABLE } from '../database/accounts/http-sessions.ts';
import { type Db, inTransaction } from '../database/engine/transaction.ts';
import { failureReason } from '../failure-reason.ts';
import { StartError } from '../start/lifecycle.ts';
import { digestOf, type Row, rowsOf, type Table } from './tables.ts';

/** Length of one statement in characters, unless a single row is longer: servers accept 16 MB. */
const STATEMENT_LENGTH = 1_000_000;

/** Tables that a first start fills. A move replaces their rows. */
const FILLED_BY_A_START: readonly string[] = ['operators', 'settings', HTTP_SESSIONS_TABLE];

/** Returns a table with rows that somebody entered, if there is one. */
export async function occupiedTable(
  db: Knex,
  tables: readonly Table[],
): Promise<Table | undefined> {
  for (const table of tables) {
    if (FILLED_BY_A_START.includes(table.name)) continue;
    if (!(await db.schema.hasTable(table.name))) continue;
    if (await db(table.name).first(table.key)) return table;
  }
  return undefined;
}

/** Rejects where no row can be written. Changes nothing. */
export async function tryToWrite(db: Knex): Promise<void> {
  const trx = await db.transaction();
  try {
    await trx('settings').delete();
    await trx('settings').insert({ name: '', value: '' });
  } finally {
    await trx.rollback();
  }
}

/** Returns a table whose rows are not the same in both databases, if there is one. */
export async function differingTable(
  from: Db,
  to: Db,
  tables: readonly Table[],
): Promise<Table | undefined> {
  for (const table of tables) {
    if ((await digestOf(from, table)) !== (await digestOf(to, table))) return table;
  }
  return undefined;
}

/**
 * Copies the rows of all tables into a database that nobody has entered anything into, and compares
 * them with the source. All in one transaction: nothing is there before everything is.
 *
 * @returns the number of rows
 * @throws StartError naming the table that cannot be copied
 */
export function copyRows(from: Knex, to: Knex, tables: readonly Table[]): Promise<number> {
  return inTransaction(to, async (trx) => {
    for (const name of FILLED_BY_A_START) await trx(name).delete();
    let rows = 0;
    for (const table of tables) {
      rows += await copyTable(from, trx, table).catch((error) => {
        const reason = failureReason(error);
        throw new StartError(`The rows of ${table.name} can't be moved. ${reason}`, {
          cause: error,
        });
      });
    }
    const differing = await differingTable(from, trx, tables);
    if (!differing) return rows;
    throw new StartError(
      `The rows of ${differing.name} did not arrive as they were sent: does something else write to this database?`,
    );
  });
}

async function copyTable(from: Knex, to: Knex.Transaction, table: Table): Promise<number> {
  let count = 0;
  for await (const batch of rowsOf(from, table)) {
    for (const rows of statements(batch)) await to(table.name).insert(rows);
    count += batch.length;
  }
  return count;
}

/** Splits rows into parts that are inserted by one statement each. */
export function* statements(batch: readonly Row[]): Iterable<Row[]> {
  let rows: Row[] = [];
  let length = 0;
  for (const row of batch) {
    const more = JSON.stringify(row).length;
    if (rows.length > 0 && length + more > STATEMENT_LENGTH) {
      yield rows;
      rows = [];
      length = 0;
    }
    rows.push(row);
    length += more;
  }
  yield rows;
}
