import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { databaseFile, loadConfig } from '#infra/config/config.ts';
import { openDatabase } from '#infra/database/database.ts';
import { createLog } from '#infra/log.ts';
import { callProduct } from '#tests/support/call-product.ts';
import { createPlace, type Place } from '#tests/support/place.ts';
import { printed, startProduct } from '#tests/support/product.ts';
import {
  freePort,
  runProgram,
  startProcess,
  temporaryFolder,
  untilReady,
} from '#tests/support/servers/server-process.ts';
import { untilQueryWaits } from '#tests/support/waiting.ts';
import { weddingOf } from '#tests/support/wedding.ts';

const OPERATOR = { username: 'admin', password: 'correct horse battery' };
const REPLY = {
  name: 'Grandma 👵🏽',
  email: 'rose@example.com',
  attendance: 'yes',
  guests: 2,
  message: 'At last 🎉',
};
const MOVE = ['dist/server/move-to-servers.js'];

let place: Place;
let url: string;
let dataDir: string;
/** What the processes on the data folder and those on the servers have in common. */
let env: Record<string, string>;
let couple: { dashboardToken: string; invitationId: string; cleanUrl: string };
let picture: string;

const call = (method: string, path: string, body?: FormData | object, headers = {}) =>
  callProduct(method, `${url}${path}`, body, headers);

async function logIn(): Promise<{ Cookie: string }> {
  const { headers } = await call('POST', '/api/admin/auth/login', OPERATOR);
  return { Cookie: headers.get('Set-Cookie')?.split(';')[0] ?? '' };
}

const wedding = () => ({
  ...weddingOf('Zoë 🌸', 'Ben'),
  gallery: { images: [{ url: picture, alt: 'The two of us', caption: '' }] },
});

const untilPageHas = (text: string) =>
  vi.waitFor(
    async () => expect((await call('GET', `/${couple.cleanUrl}`)).body).toContain(text),
    10_000,
  );

/** A couple, its page, a picture and a reply on the data folder of a product that has stopped. */
beforeAll(async () => {
  place = await createPlace('servers');
  dataDir = place.env.DATA_DIR ?? '';
  const port = String(await freePort());
  url = `http://127.0.0.1:${port}`;
  env = { PORT: port, PUBLIC_URL: url, ADMIN_PASSWORD: OPERATOR.password };
  const product = await startProduct('standalone', { dataDir, env });
  const form = new FormData();
  const photo = sharp({ create: { width: 600, height: 400, channels: 3, background: '#a4665c' } });
  form.set('image', new Blob([new Uint8Array(await photo.jpeg().toBuffer())]), 'us.jpg');
  picture = (await call('POST', '/api/upload/image', form)).body.url;
  const licenseCode = printed(product, /try it with: (\S+)/);
  const weddingData = wedding();
  couple = (await call('POST', '/api/licenses/verify', { licenseCode, weddingData })).body;
  await untilPageHas(picture);
  expect((await call('POST', `/api/public/rsvp/${couple.cleanUrl}`, REPLY)).status).toBe(201);
  await call('POST', '/api/admin/licenses', { expiresAt: null }, await logIn());
  await product.end();
});
afterAll(() => place.drop());

/** Opens the database that the configuration names. */
async function open(variables: Readonly<Record<string, string>>) {
  const log = createLog({ logLevel: 'silent' });
  const database = await openDatabase(loadConfig(variables).database, log);
  onTestFinished(() => database.close());
  return database;
}

test('a move that is killed changes nothing, and no process starts on what it left', async () => {
  const target = await open(place.env);
  await target.migrate();
  const source = await open({ DATA_DIR: dataDir });
  const [upload] = await source.knex('uploads');
  await source.close();
  const before = await readFile(databaseFile(dataDir));
  // The move waits for this transaction when it comes to the same row.
  const other = await target.knex.transaction();
  await other('uploads').insert(upload);
  const move = startProcess(process.execPath, MOVE, { ...place.env, ...env });
  await untilReady('move-to-servers', move, async () => {
    expect(move.output()).toContain('Copying the database');
  });
  await untilQueryWaits(target.knex);
  await move.end('SIGKILL');
  await other.rollback();
  expect(await target.knex('invitations')).toEqual([]);
  expect((await readFile(databaseFile(dataDir))).equals(before)).toBe(true);
  const start = runProgram(process.execPath, ['dist/server/api.js'], { ...place.env, ...env });
  await expect(start).rejects.toThrow(/ended with 1: The object store holds an unfinished move: /);
});

/** Starts three processes. */
const LONG = { timeout: 40_000 };

test('after the next one, servers have all that the data folder has', LONG, async () => {
  const said = await runProgram(process.execPath, MOVE, { ...place.env, ...env });
  expect(said).toMatch(
    /\d+ files are in the bucket, [1-9]\d* of them of pictures; 0 were copied now\./,
  );
  expect(said).toMatch(/\d+ rows of \d+ tables are in the database/);
  const elsewhere = await temporaryFolder('moved');
  const servers = { ...place.env, ...env, DATA_DIR: elsewhere };
  const api = await startProduct('api', { dataDir: elsewhere, env: servers });
  onTestFinished(() => api.stop());
  // Before there is a worker: nothing has to be made again.
  const page = await call('GET', `/${couple.cleanUrl}`);
  expect(page.body).toContain('Zoë 🌸');
  expect(page.body).toContain(picture);
  const photo = await call('HEAD', picture);
  expect([photo.status, photo.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
  expect(photo.headers.get('Cache-Control')).toContain('immutable');

  const { invitationId, dashboardToken } = couple;
  const board = await call('GET', `/api/dashboard/${invitationId}?token=${dashboardToken}`);
  expect(board.body.rsvpResponses).toMatchObject([
    { guestName: REPLY.name, guestsCount: 2, message: REPLY.message },
  ]);
  const { body: licenses } = await call('GET', '/api/admin/licenses', undefined, await logIn());
  expect(licenses).toHaveLength(2);

  const worker = await startProduct('worker', {
    dataDir: elsewhere,
    env: { ...servers, PORT: String(await freePort()) },
  });
  onTestFinished(() => worker.end());
  const saved = { weddingData: weddingOf('Zoë 🌻', 'Ben'), dashboardToken };
  expect((await call('PUT', `/api/invitations/${invitationId}`, saved)).status).toBe(200);
  await untilPageHas('Zoë 🌻');
});
