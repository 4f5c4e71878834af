import { once } from 'node:events';
import { rename, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDatabase } from '#infra/database/database.ts';
import { invitationRepository } from '#infra/database/invitations/invitation-repository.ts';
import { createLog } from '#infra/log.ts';
import { beginMove } from '#infra/start/unfinished-move.ts';
import { createFolderStore } from '#infra/storage/folder.ts';
import type { ObjectStore } from '#infra/storage/object-store.ts';
import { startProduct } from '#tests/support/product.ts';
import { runUntilReady } from '#tests/support/run-until-ready.ts';
import { startRedis } from '#tests/support/servers/redis.ts';
import {
  freePort,
  removeFolder,
  startProcess,
  temporaryFolder,
  untilReady,
} from '#tests/support/servers/server-process.ts';
import { weddingOf } from '#tests/support/wedding.ts';

let folder: string;
let port: number;
beforeEach(async () => {
  folder = await temporaryFolder('start');
  port = await freePort();
});
afterEach(() => removeFolder(folder));

/** Starts the built product, or one part of it, without checking whether it is up to date. */
const start = (part: string, env: Record<string, string> = {}) =>
  runUntilReady(`dist/server/${part}.js`, { PORT: String(port), DATA_DIR: folder, ...env });
const startBuilt = (env: Record<string, string> = {}) => start('standalone', env);

test.each(['SIGINT', 'SIGTERM'] as const)('%s stops cleanly with code 0', async (signal) => {
  const env = { PORT: String(port), DATA_DIR: folder };
  const { code } = await runUntilReady('scripts/start.mjs', env, signal);
  expect(code).toBe(0);
});

test('a polite kill of npm stops what it started', async () => {
  const npm = startProcess('npm', ['start'], { PORT: String(port), DATA_DIR: folder });
  const ask = () => fetch(`http://127.0.0.1:${port}/healthz`);
  await untilReady('npm start', npm, ask);
  process.kill(npm.pid, 'SIGTERM');
  await vi.waitFor(() => expect(ask()).rejects.toThrow(), 10_000);
});

test('a polite kill of npm lets a request under way end', async () => {
  const npm = startProcess('npm', ['start'], { PORT: String(port), DATA_DIR: folder });
  await untilReady('npm start', npm, () => fetch(`http://127.0.0.1:${port}/healthz`));
  const reply = request(`http://127.0.0.1:${port}/api/public/rsvp/nobody`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': 2, Expect: '100-continue' },
  });
  await once(reply, 'continue');
  process.kill(npm.pid, 'SIGTERM');
  // The start script looks for npm twice a second.
  await sleep(1_500);
  reply.end('{}');
  const [response] = await once(reply, 'response');
  expect(response.statusCode).toBe(404);
});

test('a port in use is told in one line, and the credentials at the start that succeeds', async () => {
  const other = createServer().listen(port, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { code, lines } = await startBuilt();
  other.close();
  expect(code).toBe(1);
  expect(lines).toEqual([`Port ${port} is in use. Choose another: PORT=3001 npm start`]);
  const later = await startBuilt();
  expect(later.lines.join('\n')).toMatch(/user admin, password \S{12,}/);
});

test('a data folder in use is told in one line, and first the port if that is in use too', async () => {
  const running = await startProduct('standalone', { dataDir: folder });
  const elsewhere = await startBuilt();
  expect(elsewhere.code).toBe(1);
  expect(elsewhere.lines).toEqual([
    `The data folder ${folder} is in use by another process of this product. Stop that one, or choose another folder: DATA_DIR.`,
  ]);
  const usedPort = new URL(running.url).port;
  const again = await startBuilt({ PORT: usedPort });
  expect(again.lines).toEqual([`Port ${usedPort} is in use. Choose another: PORT=3001 npm start`]);
  await running.end('SIGKILL');
  expect((await startBuilt()).lines.join('\n')).toContain('Wedding Invite is ready');
});

test('a start that fails to make the license code has told the password, and the next one makes it', async () => {
  const config = { engine: 'sqlite', file: join(folder, 'wedding-invite.sqlite') } as const;
  const database = await openDatabase(config, createLog({ logLevel: 'silent' }));
  await database.migrate();
  await database.knex.raw(
    "CREATE TRIGGER refuse BEFORE INSERT ON licenses BEGIN SELECT RAISE(ABORT, 'refused'); END",
  );
  const { code, lines } = await startBuilt();
  expect(code).toBe(1);
  expect(lines[0]).toMatch(/user admin, password \S{12,}/);
  await database.knex.raw('DROP TRIGGER refuse');
  await database.close();
  expect((await startBuilt()).lines[0]).toMatch(/license code to try it with: [0-9A-F]{4}-/);
});

test('an address that no machine has is told in one line', async () => {
  const { code, lines } = await startBuilt({ HOST: 'nowhere.invalid' });
  expect(code).toBe(1);
  expect(lines).toEqual([
    'HOST: "nowhere.invalid" was given, expected an address of this machine, or 0.0.0.0 for all of them',
  ]);
});

test('a second Ctrl-C ends a start that waits for a store', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port: silentPort } = silent.address() as AddressInfo;
  const child = startProcess(process.execPath, ['dist/server/standalone.js'], {
    PORT: String(port),
    DATA_DIR: folder,
    S3_BUCKET: 'any',
    S3_ENDPOINT: `http://127.0.0.1:${silentPort}`,
    AWS_ACCESS_KEY_ID: 'any',
    AWS_SECRET_ACCESS_KEY: 'any',
  });
  await untilReady('standalone', child, () => fetch(`http://127.0.0.1:${port}/healthz`));
  process.kill(child.pid, 'SIGINT');
  await sleep(700);
  expect(child.running()).toBe(true);
  process.kill(child.pid, 'SIGINT');
  await vi.waitFor(() => expect(child.exitCode()).toBe(1));
  silent.close();
});

test.each(['standalone', 'api', 'worker'])(
  'a data folder that cannot be made is told in one line by %s',
  async (part) => {
    await writeFile(join(folder, 'file'), '');
    const { code, lines } = await start(part, {
      DATA_DIR: join(folder, 'file', 'data'),
      REDIS_URL: 'redis://127.0.0.1:1',
    });
    expect(code).toBe(1);
    expect(lines).toEqual([
      `The data folder ${folder}/file/data can't be written. Choose another: DATA_DIR.`,
    ]);
  },
);

test.each(['scratch', 'objects'])(
  'a file in the place of the folder %s is told in one line',
  async (name) => {
    await writeFile(join(folder, name), '');
    const { code, lines } = await startBuilt();
    expect(code).toBe(1);
    expect(lines).toEqual([
      `The data folder ${folder}/${name} can't be written. Choose another: DATA_DIR.`,
    ]);
  },
);

test.each(['standalone', 'api', 'worker'])(
  'a database that Redis refuses is told in one line by %s',
  async (part) => {
    const redis = await startRedis({ databases: 4 });
    const { code, lines } = await start(part, {
      REDIS_URL: `${redis.connection}/4`,
    });
    await redis.stop();
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringMatching(/^REDIS_URL: database 4 was given, /)]);
  },
);

test('a database of a newer version is told in one line and left as it is', async () => {
  const config = { engine: 'sqlite', file: join(folder, 'wedding-invite.sqlite') } as const;
  const database = await openDatabase(config, createLog({ logLevel: 'silent' }));
  await database.migrate();
  await database.knex('knex_migrations').insert({ name: '9999_future', batch: 9 });
  await database.close();
  const { code, lines } = await startBuilt();
  expect(code).toBe(1);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('The database was made by a newer version of this product.');
});

async function storePage(): Promise<ObjectStore> {
  const store = createFolderStore(join(folder, 'objects'));
  const headers = { contentType: 'text/html', cacheControl: 'no-cache' };
  await store.put('pages/anna-ben/index.html', 'page', headers);
  return store;
}

/** Returns the lines with which a part of the product refuses to start. */
async function refusal(part: string): Promise<readonly string[]> {
  const redis = await startRedis();
  const { code, lines } = await start(part, {
    ...(part !== 'standalone' && { REDIS_URL: redis.connection }),
  });
  await redis.stop();
  expect(code).toBe(1);
  return lines;
}

test.each(['standalone', 'api', 'worker'])(
  'an empty database beside stored pages is told in one line by %s',
  async (part) => {
    const store = await storePage();
    expect(await refusal(part)).toEqual([
      expect.stringMatching(/^The database has no invitations, but the object store holds pages/),
    ]);
    await store.delete('pages/anna-ben/index.html');
    expect((await startBuilt()).lines.join('\n')).toMatch(/password .*is ready/s);
  },
);

test.each(['standalone', 'api', 'worker'])(
  'an unfinished move into the store is told in one line by %s',
  async (part) => {
    const store = await storePage();
    await beginMove(store);
    expect(await refusal(part)).toEqual([
      expect.stringMatching(/^The object store holds an unfinished move: .*move-to-servers/),
    ]);
  },
);

test('a database file that was away is whole when it is put back', async () => {
  const file = join(folder, 'wedding-invite.sqlite');
  const away = join(folder, 'away.sqlite');
  const config = { engine: 'sqlite', file } as const;
  const database = await openDatabase(config, createLog({ logLevel: 'silent' }));
  await database.migrate();
  await invitationRepository(database.knex).create({ slug: 'anna-ben', content: weddingOf() });
  await database.close();
  await storePage();
  await rename(file, away);
  expect((await startBuilt()).code).toBe(1);
  await rename(away, file);
  expect((await startBuilt()).lines.at(-1)).toContain('is ready');
});

test('each wrong variable is told in a line of its own, without a secret', async () => {
  const { code, lines } = await startBuilt({
    PORT: 'eighty',
    RATE_LIMIT: 'no',
    EDGE_URL: 'http://edge.example',
    EDGE_SECRET: 'too short',
  });
  expect(code).toBe(1);
  expect(lines).toHaveLength(3);
  expect(lines.join('\n')).toMatch(/^PORT: "eighty" was given, expected /m);
  expect(lines.join('\n')).not.toContain('too short');
});
