import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { beginMove, isMoveUnfinished } from '../start/unfinished-move.ts';
import type { ObjectStore } from '../storage/object-store.ts';
import { objectsDir } from '../storage/open-store.ts';
import { copyObjects } from './objects.ts';
import { type Moving, NO_DATABASE, PAGE, PICTURE, prepareMove } from './testing.ts';

let moving: Moving;
let folder: ObjectStore;
let bucket: ObjectStore;
const move = () => moving.move(NO_DATABASE);
beforeEach(async () => {
  moving = await prepareMove();
  ({ folder, bucket } = moving);
});
afterEach(() => moving.drop());

test('files arrive with their headers, and only once', async () => {
  const bytes = Buffer.from([0, 255, 10, 13]);
  await folder.put('media/a/10x10/10.webp', bytes, PICTURE);
  await folder.put('pages/anna-ben/index.html', 'Zoë 🌸', PAGE);
  expect(await move()).toContain(
    '2 files are in the bucket, 1 of them of pictures; 2 were copied now.',
  );
  expect(await bucket.get('media/a/10x10/10.webp')).toMatchObject({ ...PICTURE, body: bytes });
  const page = await bucket.get('pages/anna-ben/index.html');
  expect(page).toMatchObject({ ...PAGE, body: Buffer.from('Zoë 🌸') });
  expect(await move()).toContain(
    '2 files are in the bucket, 1 of them of pictures; 0 were copied now.',
  );
});

test('a long move says how far it is', async () => {
  const keys = Array.from({ length: 1_001 }, (_, number) => `assets/${number}.css`);
  await Promise.all(keys.map((key) => folder.put(key, '', PAGE)));
  expect(await move()).toMatch(/ …\n1000 files so far …\n1001 files are in the bucket/);
});

test('files of a move that was cut off are completed, and those that have changed are renewed', async () => {
  const inBucket = [
    ['media/whole/480.webp', 'picture', PICTURE],
    ['media/raw/480.webp', 'picture with more bytes', PICTURE],
    ['media/unnamed/480.webp', 'picture', { ...PICTURE, contentType: 'text/plain' }],
    ['media/uncached/480.webp', 'picture', { ...PICTURE, cacheControl: 'no-cache' }],
    ['pages/anna-ben/index.html', 'page at first', PAGE],
    ['pages/carl-dora/index.html', 'page since then', PAGE],
  ] as const;
  await beginMove(bucket);
  for (const [key, body, headers] of inBucket) {
    await bucket.put(key, body, headers);
    if (headers === PAGE) await folder.put(key, 'page since then', PAGE);
    else await folder.put(key, 'picture', PICTURE);
  }
  expect(await move()).toContain('6 files are in the bucket, 4 of them of pictures; 4 were copied');
  for (const [key] of inBucket) {
    const { contentType, cacheControl, body } = (await folder.get(key)) ?? {};
    expect(await bucket.get(key)).toMatchObject({ contentType, cacheControl, body });
  }
});

test('what the data folder has lost since a move was cut off is not there after the next', async () => {
  const lost = ['media/a/10x10/10.webp', 'pages/anna-ben/invitation.ics'];
  const kept = ['assets/page.css', 'backups/monday.sql'];
  for (const key of [...lost, ...kept]) await bucket.put(key, 'any', PAGE);
  await beginMove(bucket);
  await move();
  const left: string[] = [];
  for await (const { key } of bucket.list('')) left.push(key);
  expect(left.sort()).toEqual(kept);
});

test('files that a store takes and does not keep are counted', async () => {
  await folder.put('media/a/10x10/10.webp', 'picture', PICTURE);
  await folder.put('pages/anna-ben/index.html', 'page', PAGE);
  const losing: ObjectStore = { ...bucket, put: async () => 'stored' };
  await expect(copyObjects(folder, losing, () => undefined)).rejects.toThrow(
    '2 files did not arrive',
  );
});

test('a file that cannot be read is told by its name, and the move is unfinished until it can', async () => {
  await folder.put('media/a/10x10/10.webp', 'picture', PICTURE);
  const broken = join(objectsDir(moving.dataDir), 'media/a/10x10/20.webp');
  await writeFile(broken, 'a picture without headers');
  await expect(move()).rejects.toThrow(
    /^The file media\/a\/10x10\/20\.webp can't be moved\. The object folder failed to read/,
  );
  expect(await isMoveUnfinished(bucket)).toBe(true);
  await folder.delete('media/a/10x10/20.webp');
  await move();
  expect(await isMoveUnfinished(bucket)).toBe(false);
});
