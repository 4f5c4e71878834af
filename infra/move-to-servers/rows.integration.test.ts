import type { Knex } from 'knex';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { movedTables } from './tables.ts';
import { type Moving, NO_BUCKET, orderOf, prepareMove } from './testing.ts';

let moving: Moving;
let source: Knex;
let target: Knex;
const move = () => moving.move(NO_BUCKET);
beforeEach(async () => {
  moving = await prepareMove();
  source = moving.source.knex;
  target = moving.target.knex;
});
afterEach(() => moving.drop());

const TEXTS = ['ZOË \'👰🏽‍♀️" \\ \n\t\u0000 李雷 %_', 'zoë \'👰🏽‍♀️" \\ \n\t\u0000 李雷 %_', ''];
const NUMBERS: Readonly<Record<string, number>> = {
  SMALLINT: -1,
  INT: 2 ** 31 - 1,
  BIGINT: Number.MAX_SAFE_INTEGER,
};

/** Returns a value that is hard to keep, of a column's type; text fills the column. */
function awkward(type: string, row: number): string | number {
  const text = TEXTS[row] ?? '';
  const length = Number(/^VARCHAR\((\d+)\)$/.exec(type)?.[1] ?? 0);
  const filled = [...text.padEnd(length, String(row))].slice(0, length).join('');
  return NUMBERS[type] ?? (length > 0 ? filled : text);
}

/** Puts rows into every table: two full ones, alike but for case, and one with nothing optional. */
async function fillEveryTable(): Promise<void> {
  for (const { name } of await movedTables(source)) {
    const columns: { name: string; type: string; notnull: number; pk: number }[] = await source.raw(
      'PRAGMA table_info(??)',
      [name],
    );
    for (const row of [0, 1, 2]) {
      const values = columns.map(({ name: column, type, notnull, pk }) => {
        const isLeftOut = row === 2 && !notnull && !pk;
        return [column, isLeftOut ? null : awkward(type, row)];
      });
      await source(name).insert(Object.fromEntries(values));
    }
  }
}

test('rows of every table arrive as they are, however many', async () => {
  await fillEveryTable();
  // A lone surrogate, as JSON keeps it.
  const answer = JSON.stringify({ message: '\ud83d' });
  const many = Array.from({ length: 205 }, (_, number) => ({ id: `more-${number}`, answer }));
  for (const row of many) {
    await source('rsvp_history').insert({ ...row, response_id: 'any', submitted_at: 1 });
  }
  const tables = await movedTables(source);
  const count = 3 * tables.length + many.length;
  expect(await move()).toContain(`${count} rows of ${tables.length} tables are in the database`);
  for (const { name, key, columns } of tables) {
    const rowsIn = (db: Knex) => db(name).select(columns).orderBy(key);
    const rows = await rowsIn(source);
    expect(rows.length).toBeGreaterThanOrEqual(3);
    expect(await rowsIn(target), name).toEqual(rows);
  }
  expect(await target('invitations').pluck('publish_state')).toEqual([0, 0, 0]);
});

test('rows that a start has written are replaced, and the operator logs in anew', async () => {
  await moving.target.migrate();
  const session = { sid: 'any', sess: '{}', expired: '2030-01-01 00:00:00' };
  await target('settings').insert({ name: 'session_secret', value: 'of the server' });
  await target('http_sessions').insert(session);
  await source('settings').insert({ name: 'session_secret', value: 'of the folder' });
  await source('http_sessions').insert(session);
  await move();
  expect(await target('settings').pluck('value')).toEqual(['of the folder']);
  expect(await target('http_sessions')).toEqual([]);
});

test('no row is there before all can be; a second move then brings them', async () => {
  await source('settings').insert({ name: 'session_secret', value: 'any' });
  await source('orders').insert(orderOf('1', 'x'.repeat(400)));
  await expect(move()).rejects.toThrow(
    /^The rows of orders can't be moved\. The database failed: ER_DATA_TOO_LONG$/,
  );
  expect(await target('settings')).toEqual([]);
  await source('orders').update(orderOf('1'));
  await move();
  expect(await target('settings').pluck('value')).toEqual(['any']);
});

test('rows that arrive otherwise than they were sent are told by their table, and taken back', async () => {
  await source('orders').insert(orderOf('1'));
  await moving.target.migrate();
  await target.raw(
    "CREATE TRIGGER other BEFORE INSERT ON orders FOR EACH ROW SET NEW.status = 'x'",
  );
  await expect(move()).rejects.toThrow(/^The rows of orders did not arrive as they were sent/);
  expect(await target('orders')).toEqual([]);
});
