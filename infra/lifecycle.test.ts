import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { requireWritable } from './lifecycle.ts';

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
