import type { Knex } from 'knex';
import { isMysql } from '../engine/dialect.ts';

/**
 * One schema change: a single DDL statement that both engines run, so that a process that dies
 * midway leaves nothing half done. It must also succeed when the change exists already, because
 * MySQL commits DDL before the migration is recorded as done. Never edited after it has landed.
 */
export interface Migration extends Change {
  /** Begins with a number, by which migrations sort; recorded in the database. */
  readonly name: string;
}

interface Change {
  up(db: Knex): Promise<void>;
  /** The table, or `table.column`, that is there from then on. An index only saves time. */
  readonly makes?: string;
}

/**
 * Creates a table.
 *
 * @param columns the body of CREATE TABLE. Types that both engines know: VARCHAR, TEXT, LONGTEXT,
 * SMALLINT, INT, BIGINT (times in UTC milliseconds), DATETIME. Text is compared byte by byte.
 */
export function table(name: string, columns: string): Change {
  return {
    makes: name,
    async up(db) {
      const options = isMysql(db)
        ? 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin'
        : '';
      await db.raw(`CREATE TABLE IF NOT EXISTS ${name} (${columns}) ${options}`);
    },
  };
}

/** Adds a column to a table that may have rows, so it has to be nullable or have a default. */
export function column(ofTable: string, name: string, type: string): Change {
  return {
    makes: `${ofTable}.${name}`,
    async up(db) {
      if (await db.schema.hasColumn(ofTable, name)) return;
      await db.raw(`ALTER TABLE ${ofTable} ADD COLUMN ${name} ${type}`);
    },
  };
}

/** Creates an index, named after its table and first column. */
export function index(onTable: string, ...columns: string[]): Change {
  return {
    async up(db) {
      const name = `ix_${onTable}_${columns[0]}`;
      const create = `INDEX ${name} ON ${onTable} (${columns.join(', ')})`;
      if (!isMysql(db)) await db.raw(`CREATE ${create.replace('INDEX', 'INDEX IF NOT EXISTS')}`);
      else if (!(await hasMysqlIndex(db, onTable, name))) await db.raw(`CREATE ${create}`);
    },
  };
}

async function hasMysqlIndex(db: Knex, onTable: string, name: string): Promise<boolean> {
  const found = await db('information_schema.statistics')
    .whereRaw('table_schema = database()')
    .where({ table_name: onTable, index_name: name })
    .first(db.raw('1 as found'));
  return found !== undefined;
}
