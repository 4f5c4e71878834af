import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { holdDataFolder, requireWritable } from './data-folder.ts';
import { StartError } from './lifecycle.ts';

let place: string;
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'wedding-invite-'));
});
afterEach(() => rm(place, { recursive: true }));

const modeOf = async (folder: string) => (await stat(folder)).mode & 0o777;

test('a data folder that is made is closed to other accounts', async () => {
  const folder = join(place, 'data');
  await requireWritable(folder);
  expect(await modeOf(folder)).toBe(0o700);
});

test('a data folder that is there stays as open as it is', async () => {
  await chmod(place, 0o755);
  await requireWritable(place);
  expect(await modeOf(place)).toBe(0o755);
});

test('a data folder is made with those above it, also twice at once', async () => {
  const folder = join(place, 'a', 'b', 'data');
  await Promise.all([requireWritable(folder), requireWritable(folder)]);
  expect(await modeOf(folder)).toBe(0o700);
});

test('a data folder belongs to one process until that ends', async () => {
  const held = holdDataFolder(place);
  const second = () => holdDataFolder(place, 0);
  expect(second).toThrow(StartError);
  expect(second).toThrow(/^The data folder .* is in use by another process of this product\. Stop/);
  held.release();
  second().release();
});

test('a file is no data folder, and holds none', async () => {
  const file = join(place, 'file');
  await writeFile(file, '');
  for (const folder of [file, join(file, 'data')]) {
    await expect(requireWritable(folder)).rejects.toThrow(StartError);
  }
});

test.runIf(process.platform === 'linux')(
  'a place that takes no folders ends the start',
  async () => {
    await expect(requireWritable('/proc/wedding-invite')).rejects.toThrow(
      "The data folder /proc/wedding-invite can't be written. Choose another: DATA_DIR.",
    );
  },
);
