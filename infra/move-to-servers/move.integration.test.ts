import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { removeFolder, temporaryFolder } from '#tests/support/servers/server-process.ts';
import { databaseFile } from '../config/config.ts';
import { holdDataFolder } from '../start/data-folder.ts';
import { beginMove, isMoveUnfinished } from '../start/unfinished-move.ts';
import { objectsDir } from '../storage/open-store.ts';
import { type Moving, NO_BUCKET, NO_DATABASE, orderOf, PAGE, prepareMove } from './testing.ts';

let moving: Moving;
beforeEach(async () => {
  moving = await prepareMove();
});
afterEach(() => moving.drop());

const FILE = 'pages/anna-ben/index.html';

/** Resolves with the one line of a refusal, after which the bucket is not marked. */
async function refusal(env: Readonly<Record<string, string>> = {}): Promise<string> {
  const error = await moving.move(env).catch((reason) => reason);
  expect(['StartError', 'DatabaseStartError']).toContain(error.name);
  expect(error.message).not.toContain('\n');
  expect(await isMoveUnfinished(moving.bucket)).toBe(false);
  return error.message.replaceAll(moving.dataDir, '');
}

test('a move without a server is refused', async () => {
  expect(await refusal({ ...NO_DATABASE, ...NO_BUCKET })).toMatch(/^Set DATABASE_URL, S3_BUCKET/);
});

test('a move without a data folder, or without its database, is refused', async () => {
  const empty = await temporaryFolder('move');
  onTestFinished(() => removeFolder(empty));
  expect(await refusal({ DATA_DIR: join(empty, 'no') })).toMatch(/^There is no folder .*\/no\./);
  expect(await refusal({ DATA_DIR: empty })).toMatch(/^There is no .*\/wedding-invite\.sqlite\./);
});

test('a move is refused while the product runs on the data folder', async () => {
  const running = holdDataFolder(moving.dataDir);
  onTestFinished(() => running.release());
  expect(await refusal()).toContain('is in use by another process of this product. Stop that one');
});

test('a move from a database of an older or a newer version is refused', async () => {
  const migrations = () => moving.source.knex('knex_migrations');
  const { id } = await migrations().orderBy('id', 'desc').first();
  await migrations().where({ id }).update({ name: '9999_future' });
  expect(await refusal()).toContain('was made by a newer version of this product.');
  await migrations().where({ id }).delete();
  expect(await refusal()).toMatch(/ is of an older version\. Start this version with it once/);
});

test('a move into a database with other rows is refused, and changes none', async () => {
  const { source, target } = moving;
  await source.knex('orders').insert(orderOf('1'));
  await moving.move(NO_BUCKET);
  await target.knex('orders').update({ buyer_email: 'iris@example.com' });
  expect(await refusal()).toMatch(/^The database of DATABASE_URL has orders already/);
  expect(await target.knex('orders').pluck('buyer_email')).toEqual(['iris@example.com']);
});

test('a move into a bucket with other pages is refused, and changes none', async () => {
  const { folder, bucket } = moving;
  await folder.put(FILE, 'page', PAGE);
  await bucket.put(FILE, 'newer page', PAGE);
  expect(await refusal(NO_DATABASE)).toMatch(/^The bucket has pages already, and not those of/);
  expect((await bucket.get(FILE))?.body.toString()).toBe('newer page');
});

test('a move to what does not answer, or is not there, is refused', async () => {
  expect(await refusal({ DATABASE_URL: 'mysql://u:secret@127.0.0.1:1/wedding' })).toMatch(
    /^The database wedding at 127\.0\.0\.1:1 can't be used: nothing answers there\.$/,
  );
  expect(await refusal({ ...NO_DATABASE, S3_BUCKET: 'no-such-bucket' })).toMatch(
    /NoSuchBucket \(404\)\. S3_BUCKET must name a bucket that exists/,
  );
  expect(await refusal({ ...NO_DATABASE, S3_ENDPOINT: 'http://127.0.0.1:1' })).toContain(
    'did not answer a ping',
  );
});

test('a database that takes no rows is told before files are copied', async () => {
  const { target, folder, bucket } = moving;
  await target.migrate();
  await folder.put(FILE, 'page', PAGE);
  const [[{ name, port }]] = await target.knex.raw('SELECT DATABASE() AS name, @@port AS port');
  const reader = `'${name}'@'%'`;
  await target.knex.raw(`GRANT SELECT ON ${name}.* TO ${reader} IDENTIFIED BY 'secret'`);
  try {
    const url = `mysql://${name}:secret@127.0.0.1:${port}/${name}`;
    expect(await refusal({ DATABASE_URL: url })).toMatch(/: this user may not use its tables\.$/);
  } finally {
    await target.knex.raw(`DROP USER ${reader}`);
  }
  expect(await bucket.head(FILE)).toBeUndefined();
});

test('a move that was cut off after the last row is ended by the next, and the data folder is as it was', async () => {
  const { source, target, folder, bucket, dataDir } = moving;
  await source.knex('orders').insert(orderOf('1'));
  await folder.put(FILE, 'page', PAGE);
  // As in a restored backup: opened for writing, it would change.
  await source.knex.raw('PRAGMA journal_mode = DELETE');
  await source.close();
  const bytes = () =>
    Promise.all([databaseFile(dataDir), join(objectsDir(dataDir), FILE)].map((it) => readFile(it)));
  const before = await bytes();
  await moving.move();
  await beginMove(bucket);
  expect(await moving.move()).toContain('All rows were there already.');
  expect(await isMoveUnfinished(bucket)).toBe(false);
  expect(await target.knex('orders').pluck('id')).toEqual(['1']);
  expect(await bytes()).toEqual(before);
});
