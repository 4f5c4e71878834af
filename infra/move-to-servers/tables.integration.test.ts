import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectSqlite } from '../database/engine/sqlite.ts';
import { MIGRATIONS } from '../database/migrations/index.ts';
import { digestOf, movedTables } from './tables.ts';

let db: Knex;
beforeAll(async () => {
  db = connectSqlite(':memory:', {});
  for (const { up } of MIGRATIONS) await up(db);
});
afterAll(() => db.destroy());

const columnsOf = async (name: string) =>
  (await movedTables(db)).find((table) => table.name === name)?.columns;

test('every table is moved but the sessions of the operator', async () => {
  const made: string[] = await db('sqlite_schema').where({ type: 'table' }).pluck('name');
  const moved = (await movedTables(db)).map(({ name }) => name);
  expect(made.filter((name) => !moved.includes(name))).toEqual(['http_sessions']);
});

test('a table of a later migration is moved, and each column of one, but no computed one', async () => {
  await db.raw(
    'CREATE TABLE later (id TEXT PRIMARY KEY, more INT, twice INT GENERATED ALWAYS AS (more * 2))',
  );
  await db.raw('ALTER TABLE later ADD COLUMN evenmore INT');
  expect(await columnsOf('later')).toEqual(['id', 'more', 'evenmore']);
  await db.raw('DROP TABLE later');
});

test('a table whose rows have no key of one column is told by its name', async () => {
  await db.raw('CREATE TABLE pairs (a TEXT, b TEXT, PRIMARY KEY (a, b))');
  await expect(movedTables(db)).rejects.toThrow('pairs has no primary key of one column');
  await db.raw('DROP TABLE pairs');
});

test('a digest changes with each value and with the column it is in', async () => {
  const [settings] = (await movedTables(db)).filter(({ name }) => name === 'settings');
  if (!settings) throw new Error('expected a table');
  const digests = new Set([await digestOf(db, settings)]);
  for (const row of [
    { name: 'a', value: '1' },
    { name: 'a', value: '' },
    { name: 'a1', value: '' },
    { name: '1', value: 'a' },
  ]) {
    await db('settings').delete();
    await db('settings').insert(row);
    digests.add(await digestOf(db, settings));
  }
  expect(digests.size).toBe(5);
});
