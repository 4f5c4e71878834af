import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { HTTP_SESSIONS_TABLE } from '../database/accounts/http-sessions.ts';
import { BATCH_SIZE } from '../database/engine/batches.ts';
import type { Db } from '../database/engine/transaction.ts';

/** A table whose rows are moved. */
export interface Table {
  readonly name: string;
  /** Its primary key, a column of text. */
  readonly key: string;
  /** All columns but those that the database computes. */
  readonly columns: readonly string[];
}

export type Row = Readonly<Record<string, unknown>>;

/**
 * The migrations are recorded by those who run them. The operator's sessions stay behind: they last
 * for hours, and the engines keep their end in different forms.
 */
const STAYING: readonly string[] = ['knex_migrations', 'knex_migrations_lock', HTTP_SESSIONS_TABLE];

/**
 * Returns the tables of a SQLite database that are moved, in the order in which they were made: each
 * comes after those that its rows refer to.
 */
export async function movedTables(db: Knex): Promise<Table[]> {
  const names: string[] = await db('sqlite_schema')
    .where({ type: 'table' })
    .whereNot('name', 'like', 'sqlite_%')
    .whereNotIn('name', STAYING)
    .orderBy('rowid')
    .pluck('name');
  return Promise.all(names.map((name) => describeTable(db, name)));
}

async function describeTable(db: Knex, name: string): Promise<Table> {
  // Does not list computed columns.
  const columns: { name: string; pk: number }[] = await db.raw('PRAGMA table_info(??)', [name]);
  const [key, ...more] = columns.filter(({ pk }) => pk > 0);
  if (!key || more.length > 0) throw new Error(`${name} has no primary key of one column`);
  return { name, key: key.name, columns: columns.map((column) => column.name) };
}

/** Yields a table's rows in the order of its key, a batch at a time. */
export async function* rowsOf(db: Db, { name, key, columns }: Table): AsyncIterable<Row[]> {
  for (let after: unknown = ''; ; ) {
    const rows: Row[] = await db(name)
      .where(key, '>', after as string)
      .orderBy(key)
      .limit(BATCH_SIZE)
      .select(columns);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last[key];
  }
}

/** Reads a table; resolves with a hash that is the same for the same rows on every engine. */
export async function digestOf(db: Db, table: Table): Promise<string> {
  const hash = createHash('sha256');
  for await (const rows of rowsOf(db, table)) {
    for (const row of rows) hash.update(JSON.stringify(table.columns.map((name) => row[name])));
  }
  return hash.digest('hex');
}
