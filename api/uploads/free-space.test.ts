import { expect, test, vi } from 'vitest';
import { createFreeSpace } from './free-space.ts';

const MEGABYTE = 1024 * 1024;
const disk = (megabytes: number) => async () => ({ bavail: megabytes, bsize: MEGABYTE });
const REFUSED = {
  code: 'unavailable',
  message: 'There is no room for pictures right now. Please try again later.',
};

test('a picture finds room while saves and replies keep theirs', async () => {
  const log = { error: vi.fn() };
  await createFreeSpace('/data', log, disk(562)).take(50 * MEGABYTE);
  expect(log.error).not.toHaveBeenCalled();
});

test('on a nearly full disk a picture is refused, and the operator told', async () => {
  const log = { error: vi.fn() };
  const space = createFreeSpace('/data', log, disk(561));
  await expect(space.take(50 * MEGABYTE)).rejects.toMatchObject(REFUSED);
  expect(log.error).toHaveBeenCalledOnce();
});

test('pictures that arrive together find room together, and give it back', async () => {
  const space = createFreeSpace('/data', { error: vi.fn() }, disk(512 + 100));
  const outcomes = await Promise.allSettled(
    [40, 40, 40, 20].map((size) => space.take(size * MEGABYTE)),
  );
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  for (const outcome of outcomes) if (outcome.status === 'fulfilled') outcome.value();
  await space.take(100 * MEGABYTE);
});

test('a folder that tells nothing is left to whoever writes there', async () => {
  const lost = () => Promise.reject(new Error('ENOENT'));
  await createFreeSpace('/data', { error: vi.fn() }, lost).take(50 * MEGABYTE);
});
