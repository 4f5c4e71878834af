import type { Knex } from 'knex';
import type { Db } from './transaction.ts';

/**
 * Returns a condition: one of the columns contains the text, in any case. An empty text matches all
 * rows. INSTR instead of LIKE: no wildcards to escape, and the same meaning in both engines. Each
 * folds both sides itself: MariaDB turns İ into one letter, JavaScript and SQLite into two.
 */
export function containing(db: Db, columns: readonly string[], text: string) {
  const needle = text.trim();
  return (where: Knex.QueryBuilder): void => {
    if (needle === '') return;
    for (const column of columns) {
      where.orWhere(db.raw('INSTR(LOWER(??), LOWER(?)) > 0', [column, needle]));
    }
  };
}
