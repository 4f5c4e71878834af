import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { loadConfig } from '#infra/config/config.ts';
import { openDatabase } from '#infra/database/database.ts';
import { BetterSqlite } from '#infra/database/engine/better-sqlite.ts';
import { createLog } from '#infra/log.ts';
import { createFolderStore } from '#infra/storage/folder.ts';
import { objectsDir } from '#infra/storage/open-store.ts';
import { startApi } from '#tests/support/api.ts';
import { removeFolder, temporaryFolder } from '#tests/support/servers/server-process.ts';
import { weddingOf } from '#tests/support/wedding.ts';

let place: string;
let dataDir: string;
/** The folder of all backups. */
let folder: string;
beforeEach(async () => {
  place = await temporaryFolder('backup');
  dataDir = join(place, 'data');
  folder = join(place, 'backup');
  await Promise.all([mkdir(dataDir), mkdir(folder)]);
});
afterEach(() => removeFolder(place));

function startBackup(target: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, ['scripts/backup.mjs', ...target], {
    env: { ...process.env, DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const ended = once(child, 'close').then(([code]) => ({ code, lines: output.trim().split('\n') }));
  return { child, ended };
}

const backUp = (target = [folder], env: Record<string, string> = {}) =>
  startBackup(target, env).ended;

/** Makes a backup; resolves with its folder, as named in the one line of output. */
async function newBackup(env: Record<string, string> = {}): Promise<string> {
  const { code, lines } = await backUp([folder], env);
  expect(lines).toHaveLength(1);
  expect(code).toBe(0);
  return lines[0]?.split(': ')[0] ?? '';
}

async function makeDatabase(): Promise<void> {
  const config = loadConfig({ DATA_DIR: dataDir });
  const database = await openDatabase(config.database, createLog({ logLevel: 'silent' }));
  await database.migrate();
  await database.close();
}

test('a backup of the running product has all that was answered, and restores', async () => {
  const api = await startApi('embedded', { DATA_DIR: dataDir });
  onTestFinished(() => api.close());
  const { invitationId, dashboardToken, cleanUrl } = await api.activate();
  const photo = sharp({ create: { width: 600, height: 400, channels: 3, background: '#a4665c' } });
  const body = new FormData();
  body.set('image', new Blob([new Uint8Array(await photo.jpeg().toBuffer())]), 'us.jpg');
  const { url } = (await api.call('POST', '/api/upload/image', { body })).body;
  const save = async (bride: string) => {
    const weddingData = {
      ...weddingOf(bride),
      gallery: { images: [{ url, alt: '', caption: '' }] },
    };
    const json = { weddingData, dashboardToken };
    const answer = await api.call('PUT', `/api/invitations/${invitationId}`, { json });
    expect(answer.status).toBe(200);
  };
  await save('Clara');
  const reply = { name: 'Rose', email: 'rose@example.com', attendance: 'yes', guests: 2 };
  await api.call('POST', `/api/public/rsvp/${cleanUrl}`, { json: reply });

  let isMade = false;
  const backup = newBackup().finally(() => {
    isMade = true;
  });
  while (!isMade) await save('Clara and more');

  const restored = join(place, 'restored');
  await mkdir(join(restored, 'objects'), { recursive: true });
  await cp(join(await backup, 'wedding-invite.sqlite'), join(restored, 'wedding-invite.sqlite'));
  await cp(join(await backup, 'media'), join(restored, 'objects/media'), { recursive: true });
  const later = await startApi('embedded', { DATA_DIR: restored });
  onTestFinished(() => later.close());
  const board = await later.call('GET', `/api/dashboard/${invitationId}?token=${dashboardToken}`);
  expect(board.body.invitation.weddingData.couple.bride).toMatch(/^Clara/);
  expect(board.body.rsvpResponses).toMatchObject([{ guestName: 'Rose', guestsCount: 2 }]);
  expect((await later.call('GET', url)).status).toBe(200);
});

test('the database is one file without what a process leaves beside it, closed to other accounts', async () => {
  await makeDatabase();
  const backup = await newBackup();
  expect((await stat(backup)).mode & 0o777).toBe(0o700);
  expect(await readdir(backup)).toEqual(['media', 'wedding-invite.sqlite']);
  // Nor does anyone who opens it leave something there: its journal is not a write-ahead log.
  const header = await readFile(join(backup, 'wedding-invite.sqlite'));
  expect([...header.subarray(18, 20)]).toEqual([1, 1]);
  // Nothing has been uploaded yet.
  expect(await readdir(join(backup, 'media'))).toEqual([]);
});

test('a picture that the backup before has is shared with it', async () => {
  await makeDatabase();
  const store = createFolderStore(objectsDir(dataDir));
  const headers = { contentType: 'image/webp', cacheControl: 'no-cache' };
  await store.put('media/a/10x10/10.webp', 'a picture', headers);
  const first = await newBackup();
  await store.put('media/b/10x10/10.webp', 'another one', headers);
  // A backup's name has a resolution of one second.
  const second = await vi.waitFor(() => newBackup(), { timeout: 5_000 });
  const kept = await Promise.all(
    [first, second].map((backup) => stat(join(backup, 'media/a/10x10/10.webp'))),
  );
  expect(kept[1]?.ino).toBe(kept[0]?.ino);
  const copy = createFolderStore(second);
  expect((await copy.get('media/b/10x10/10.webp'))?.body.toString()).toBe('another one');
});

test('all files of a picture are there, however many there are', async () => {
  await makeDatabase();
  const store = createFolderStore(objectsDir(dataDir));
  const headers = { contentType: 'image/webp', cacheControl: 'no-cache' };
  const keys = Array.from({ length: 40 }, (_, index) => `media/a/10x10/${index}.webp`);
  for (const key of keys) await store.put(key, key, headers);
  const copy = createFolderStore(await newBackup());
  for (const key of keys) expect(await copy.head(key), key).toBeDefined();
});

test('a backup that is cut off does not have the name of one', async () => {
  const database = new BetterSqlite(join(dataDir, 'wedding-invite.sqlite'));
  database.exec('CREATE TABLE replies (name); BEGIN EXCLUSIVE');
  const { child, ended } = startBackup([folder], {});
  await vi.waitFor(async () => expect(await readdir(folder)).toHaveLength(1), { timeout: 10_000 });
  child.kill('SIGKILL');
  await ended;
  database.close();
  expect((await readdir(folder))[0]).toMatch(/^unfinished-/);
});

test('a database that lost its invitations is refused beside their pages', async () => {
  const store = createFolderStore(objectsDir(dataDir));
  const headers = { contentType: 'text/html', cacheControl: 'no-cache' };
  await store.put('pages/anna-ben/index.html', 'page', headers);
  const refused = {
    code: 1,
    lines: [expect.stringMatching(/^Nothing was backed up: .* has no invitations, but .*pages/)],
  };
  await writeFile(join(dataDir, 'wedding-invite.sqlite'), '');
  expect(await backUp()).toEqual(refused);
  await makeDatabase();
  expect(await backUp()).toEqual(refused);
  expect(await readdir(folder)).toEqual([]);
  await store.delete('pages/anna-ben/index.html');
  await newBackup();
});

test('a damaged database leaves no backup behind', async () => {
  await writeFile(
    join(dataDir, 'wedding-invite.sqlite'),
    'no database, but long enough'.repeat(99),
  );
  const { code, lines } = await backUp();
  expect(code).toBe(1);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.replaceAll(place, '')).toMatch(
    /^Nothing was backed up: \/data\/wedding-invite\.sqlite cannot be copied to \/backup\/\S+: file is not a database$/,
  );
  expect(await readdir(folder)).toEqual([]);
});

test('backups that are started at the same moment are all made', async () => {
  await makeDatabase();
  const backups = await Promise.all([1, 2, 3].map(() => newBackup()));
  expect(new Set(backups).size).toBe(3);
  expect((await readdir(folder)).map((name) => join(folder, name))).toEqual(backups.sort());
});

test('a database with a damaged page is not taken for a backup', async () => {
  await makeDatabase();
  const file = join(dataDir, 'wedding-invite.sqlite');
  const bytes = await readFile(file);
  bytes.subarray(-4_096).fill(0xff);
  await writeFile(file, bytes);
  const { code, lines } = await backUp();
  expect([code, lines]).toEqual([1, [expect.stringContaining(`${file} is damaged: `)]]);
  expect(await readdir(folder)).toEqual([]);
});

test('a database whose tables are unreadable is named', async () => {
  await makeDatabase();
  const file = join(dataDir, 'wedding-invite.sqlite');
  const database = new BetterSqlite(file);
  database.unsafeMode().pragma('writable_schema = ON');
  database.exec("UPDATE sqlite_master SET sql = 'CREATE TABLE (' WHERE name = 'invitations'");
  database.close();
  const { code, lines } = await backUp();
  expect([code, lines]).toEqual([1, [expect.stringContaining(`${file} is damaged: `)]]);
  expect(await readdir(folder)).toEqual([]);
});

test('where pictures are in a bucket, the database is copied, and what else to copy is told', async () => {
  await makeDatabase();
  const { lines } = await backUp([folder], { S3_BUCKET: 'weddings' });
  expect(lines[0]).toContain('Now copy media/ of the bucket weddings.');
  expect(await readdir(join(folder, (await readdir(folder))[0] ?? ''))).toEqual([
    'wedding-invite.sqlite',
  ]);
});

test('what keeps a backup from being made is told in one line', async () => {
  const refusal = async (target: string[], env: Record<string, string> = {}) => {
    const { code, lines } = await backUp(target, env);
    expect(code).toBe(1);
    expect(lines).toHaveLength(1);
    return lines[0]?.replaceAll(place, '') ?? '';
  };
  expect(await refusal([folder])).toBe(
    'Nothing was backed up: there is no /data/wedding-invite.sqlite. DATA_DIR names the folder of the database.',
  );
  await makeDatabase();
  expect(await refusal([])).toContain('name a folder for it');
  expect(await refusal([join(place, 'unmounted')])).toContain('there is no folder /unmounted');
  expect(await refusal([join(dataDir, 'wedding-invite.sqlite')])).toContain(
    '/data/wedding-invite.sqlite is no folder',
  );
  expect(await refusal([folder], { DATABASE_URL: 'mysql://u:secret@h/d' })).toMatch(
    /^(?!.*secret).*DATABASE_URL is set\. Dump that database with mariadb-dump/,
  );
  expect(await readdir(folder)).toEqual([]);
});
