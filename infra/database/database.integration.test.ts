import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/databases.ts';
import { createLog } from '../log.ts';
import { openDatabase } from './database.ts';
import { databaseFailure } from './engine/failure.ts';
import { connectMysql } from './engine/mysql.ts';
import { parseMysqlUrl } from './engine/mysql-url.ts';

const run = promisify(execFile);
const log = createLog({ logLevel: 'silent' });
/** Opens the database in a process whose files may not exceed 1 kB; resolves with its message. */
async function messageWithoutRoom(file: string): Promise<string> {
  const module = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);
  const code = `
    import { openDatabase } from ${module('./database.ts')};
    import { createLog } from ${module('../log.ts')};
    const opened = openDatabase(
      { engine: 'sqlite', file: ${JSON.stringify(file)} }, createLog({ logLevel: 'silent' }));
    console.log(await opened.then(() => 'opened', (error) => error.message));
    process.exit();`;
  const command = `trap '' XFSZ; ulimit -f 1; exec "$0" --import tsx --input-type=module --eval "$1"`;
  const { stdout } = await run('bash', ['-c', command, process.execPath, code]);
  return stdout.trim();
}

const silent = { warn() {}, error() {}, debug() {}, deprecate() {} };

describe('a SQLite database', () => {
  let db: TestDatabase;
  let dir: string;
  beforeAll(async () => {
    db = await createTestDatabase('sqlite');
    dir = await mkdtemp(join(tmpdir(), 'wedding-invite-open-'));
  });
  afterAll(async () => {
    await db.drop();
    await rm(dir, { recursive: true });
  });

  it('survives power loss, keeps references and waits for other processes', async () => {
    const pragma = async (name: string) => {
      const [row] = await db.database.knex.raw(`PRAGMA ${name}`);
      return Object.values(row)[0];
    };
    expect(await pragma('journal_mode')).toBe('wal');
    expect(await pragma('synchronous')).toBe(2);
    expect(await pragma('foreign_keys')).toBe(1);
    expect(await pragma('busy_timeout')).toBe(2_000);
  });

  it('opened for reading is left as it is, and not made where there is none', async () => {
    const file = join(dir, 'restored.sqlite');
    const whole = await openDatabase({ engine: 'sqlite', file }, log);
    await whole.migrate();
    await whole.knex.raw('PRAGMA journal_mode = DELETE');
    await whole.close();
    const before = await readFile(file);
    const opened = await openDatabase({ engine: 'sqlite', file, isReadOnly: true }, log);
    expect(await opened.knex('settings')).toEqual([]);
    await expect(opened.knex('settings').insert({ name: 'a', value: '' })).rejects.toThrow(
      'readonly',
    );
    await opened.close();
    expect((await readFile(file)).equals(before)).toBe(true);
    const missing = join(dir, 'missing', 'any.sqlite');
    await expect(
      openDatabase({ engine: 'sqlite', file: missing, isReadOnly: true }, log),
    ).rejects.toThrow(/^The database file .* can't be used: /);
    await expect(readFile(missing)).rejects.toThrow('ENOENT');
  });

  it('is closed to other accounts where it makes its folder', async () => {
    const file = join(dir, 'new/data/any.sqlite');
    await (await openDatabase({ engine: 'sqlite', file }, log)).close();
    expect((await stat(join(dir, 'new/data'))).mode & 0o777).toBe(0o700);
  });

  it('answers a ping until it is closed', async () => {
    const database = await openDatabase({ engine: 'sqlite', file: join(dir, 'a/b/c.sqlite') }, log);
    await database.ping();
    await database.close();
    await expect(database.ping()).rejects.toThrow();
  });

  it('says in one sentence that its file is something else', async () => {
    const file = join(dir, 'picture.sqlite');
    await writeFile(file, 'x'.repeat(10_000));
    await expect(openDatabase({ engine: 'sqlite', file }, log)).rejects.toMatchObject({
      name: 'DatabaseStartError',
      message: `The database file ${file} can't be used: it is not a SQLite database.`,
    });
  });

  it('says in one sentence that the disk is full', async () => {
    const file = join(dir, 'full.sqlite');
    const before = await openDatabase({ engine: 'sqlite', file }, log);
    await before.close();
    expect(await messageWithoutRoom(file)).toBe(
      `The database file ${file} can't be used: the disk is full.`,
    );
  });

  it('says in one sentence that its file or folder cannot be used', async () => {
    const file = join(dir, 'folder.sqlite', 'x.sqlite');
    await writeFile(join(dir, 'folder.sqlite'), '');
    await expect(openDatabase({ engine: 'sqlite', file }, log)).rejects.toMatchObject({
      name: 'DatabaseStartError',
      message: expect.stringMatching(/^The folder .*folder\.sqlite can't be made: E\w+\.$/),
    });
    await expect(openDatabase({ engine: 'sqlite', file: dir }, log)).rejects.toMatchObject({
      message: `The database file ${dir} can't be used: it may not be read and written, or its folder may not.`,
    });
    await chmod(dir, 0o700);
  });
});

describe('a MySQL database', () => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await createTestDatabase('mysql');
  });
  afterAll(() => db.drop());

  it('is strict, in UTC, reads what was committed and stores every character', async () => {
    const [[session]] = await db.database.knex.raw(
      'SELECT @@sql_mode AS mode, @@time_zone AS zone, @@character_set_connection AS charset',
    );
    // MySQL and MariaDB name it differently.
    const [[isolation]] = await db.database.knex.raw(
      "SHOW VARIABLES WHERE variable_name IN ('transaction_isolation', 'tx_isolation')",
    );
    expect(session.mode).toContain('STRICT_ALL_TABLES');
    expect(session).toMatchObject({ zone: '+00:00', charset: 'utf8mb4' });
    expect(isolation).toMatchObject({ Value: 'READ-COMMITTED' });
    const [columns] = await db.database.knex.raw(
      `SELECT DISTINCT collation_name AS name FROM information_schema.columns
       WHERE table_schema = database() AND collation_name IS NOT NULL
         AND table_name NOT LIKE 'knex%'`,
    );
    expect(columns).toEqual([{ name: 'utf8mb4_bin' }]);
  });

  it('gives up on a query that takes too long, and on its connection', async () => {
    if (db.config.engine !== 'mysql') throw new Error('not MySQL');
    const knex = connectMysql(db.config.url, silent, { connections: 1, queryTimeoutMs: 200 });
    const started = Date.now();
    await expect(knex.raw('SELECT SLEEP(5)')).rejects.toMatchObject({
      code: 'PROTOCOL_SEQUENCE_TIMEOUT',
    });
    await knex.raw('SELECT 1');
    expect(Date.now() - started).toBeLessThan(3_000);
    await knex.destroy();
  });

  it('is connected to anew after it has said that it may only be read', async () => {
    if (db.config.engine !== 'mysql') throw new Error('not MySQL');
    const knex = connectMysql(db.config.url, silent, { connections: 1 });
    const connectionId = async () => (await knex.raw('SELECT CONNECTION_ID() AS id'))[0][0].id;
    const first = await connectionId();
    expect(await connectionId()).toBe(first);
    for (const number of [1036, 1290, 1792, 1836, 1874]) {
      const before = await connectionId();
      const refused = knex.transaction((trx) =>
        trx.raw(`SIGNAL SQLSTATE 'HY000' SET MYSQL_ERRNO = ${number}`),
      );
      await expect(refused).rejects.toMatchObject({ errno: number });
      expect(await connectionId()).not.toBe(before);
    }
    await knex.destroy();
  });

  it('that refuses a user, whatever its reason, is away for now', async () => {
    if (db.config.engine !== 'mysql') throw new Error('not MySQL');
    const { knex: admin } = db.database;
    const { database } = parseMysqlUrl(db.config.url);
    const user = `limited_${database.slice(-8)}`;
    await admin.raw(`CREATE USER ${user}@'%' IDENTIFIED BY 'x' WITH MAX_USER_CONNECTIONS 1`);
    const url = Object.assign(new URL(db.config.url), { username: user, password: 'x' }).href;
    const [first, second] = [1, 2].map(() => connectMysql(url, silent, { connections: 1 }));
    const failure = async () => databaseFailure(await second?.raw('SELECT 1').catch((e) => e));
    expect(await failure()).toMatchObject({
      kind: 'unavailable',
      code: 'ER_DBACCESS_DENIED_ERROR',
    });
    await admin.raw(`GRANT SELECT ON ${database}.* TO ${user}@'%'`);
    await first?.raw('SELECT 1');
    expect(await failure()).toMatchObject({ kind: 'unavailable', code: 'ER_USER_LIMIT_REACHED' });
    await first?.destroy();
    const write = await second?.('settings')
      .del()
      .catch((e) => e);
    expect(databaseFailure(write)).toMatchObject({
      kind: 'unavailable',
      code: 'ER_TABLEACCESS_DENIED_ERROR',
    });
    await second?.destroy();
    await admin.raw(`DROP USER ${user}@'%'`);
  });

  it('that ends a query is away for now, also by numbers that only MariaDB has', async () => {
    if (db.config.engine !== 'mysql') throw new Error('not MySQL');
    const knex = connectMysql(db.config.url, silent, { connections: 1 });
    const failure = (sql: string) => knex.raw(sql).then(() => undefined, databaseFailure);
    expect(
      await failure('SET STATEMENT max_statement_time = 0.05 FOR SELECT SLEEP(5)'),
    ).toMatchObject({ kind: 'unavailable', code: 'ER_STATEMENT_TIMEOUT' });
    // What KILL and a stop of the server say, if they still say anything.
    expect(await failure("SIGNAL SQLSTATE '70100' SET MYSQL_ERRNO = 1927")).toMatchObject({
      kind: 'unavailable',
      code: 'ER_CONNECTION_KILLED',
    });
    expect(await failure("SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 4999")).toMatchObject({
      kind: 'other',
      code: 'ERROR_4999',
    });
    await knex.destroy();
  });

  it('says in one sentence why it cannot be reached, without the password', async () => {
    const messageOf = async (change: (url: URL) => void) => {
      const url = new URL(inject('mariadbUrl'));
      change(url);
      const opened = openDatabase({ engine: 'mysql', url: url.href }, log);
      return opened.then(
        () => 'opened',
        (error: Error) => error.message,
      );
    };
    const { host, port } = parseMysqlUrl(inject('mariadbUrl'));
    const closedPort = await freePort();
    expect(await messageOf((url) => Object.assign(url, { port: closedPort, pathname: '/x' }))).toBe(
      `The database x at ${host}:${closedPort} can't be used: nothing answers there.`,
    );
    expect(
      await messageOf((url) => Object.assign(url, { password: 'hunter2', pathname: '/x' })),
    ).toBe(`The database x at ${host}:${port} can't be used: it refuses this user and password.`);
    expect(await messageOf((url) => Object.assign(url, { pathname: '/no_such_database' }))).toBe(
      `The database no_such_database at ${host}:${port} can't be used: there is no such database.`,
    );
    expect(
      await messageOf((url) =>
        Object.assign(url, { pathname: '/x', search: '?ssl-mode=REQUIRED' }),
      ),
    ).toBe(
      `The database x at ${host}:${port} can't be used: it offers no TLS, which ssl-mode asks for.`,
    );
    expect(
      await messageOf((url) =>
        Object.assign(url, { pathname: '/x', search: '?ssl-mode=VERIFY_CA&ssl-ca=/none.pem' }),
      ),
    ).toBe(`The database x at ${host}:${port} can't be used: the file of ssl-ca is missing.`);
    expect(
      await messageOf((url) =>
        Object.assign(url, { pathname: '/x', search: '?ssl-mode=VERIFY_CA&ssl-ca=/' }),
      ),
    ).toBe(`The database x at ${host}:${port} can't be used: ssl-ca names a folder.`);
    expect(
      await messageOf((url) => Object.assign(url, { hostname: 'no-such-host.invalid' })),
    ).toMatch(/^The database \w+ at no-such-host\.invalid:\d+ can't be used: .*host.*\.$/);
  });

  it.each([
    ['ends', (socket: Socket) => socket.end()],
    ['resets', (socket: Socket) => socket.resetAndDestroy()],
  ])('says so when what is in front of it %s each connection', async (_how, cut) => {
    const proxy = createServer(cut);
    await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
    const { port } = proxy.address() as AddressInfo;
    const opened = openDatabase({ engine: 'mysql', url: `mysql://127.0.0.1:${port}/x` }, log);
    await expect(opened).rejects.toThrow(
      `The database x at 127.0.0.1:${port} can't be used: it closed the connection.`,
    );
    proxy.close();
  });
});

async function freePort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  return String(typeof address === 'object' ? address?.port : 0);
}
