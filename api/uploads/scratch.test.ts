import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilPasses } from '#tests/support/until-passes.ts';
import { openScratch } from './scratch.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'scratch-'));
});
afterEach(() => rm(dir, { recursive: true }));

const left = () => readdir(dir);

test('an upload of a process that died long ago is removed, a young one stays', async () => {
  await writeFile(join(dir, 'old'), 'half');
  await utimes(join(dir, 'old'), new Date(0), new Date(0));
  await writeFile(join(dir, 'young'), 'half');
  openScratch(dir);
  await untilPasses(async () => expect(await left()).toEqual(['young']));
});

test('an upload of a process that died a moment ago is removed an hour later', async () => {
  await writeFile(join(dir, 'young'), 'half');
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'], now: Date.now() + 1_000 });
  openScratch(dir);
  vi.advanceTimersByTime(61 * 60 * 1_000);
  vi.useRealTimers();
  await untilPasses(async () => expect(await left()).toEqual([]));
});
