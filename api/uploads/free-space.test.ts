import { expect, test, vi } from 'vitest';
import { requireFreeSpace } from './free-space.ts';

const MEGABYTE = 1024 * 1024;
const disk = (megabytes: number) => async () => ({ bavail: megabytes, bsize: MEGABYTE });

test('a picture finds room while saves and replies keep theirs', async () => {
  const log = { error: vi.fn() };
  await requireFreeSpace('/data', log, disk(512));
  expect(log.error).not.toHaveBeenCalled();
});

test('on a nearly full disk a picture is refused, and the operator told', async () => {
  const log = { error: vi.fn() };
  await expect(requireFreeSpace('/data', log, disk(511))).rejects.toMatchObject({
    code: 'unavailable',
    message: 'There is no room for pictures right now. Please try again later.',
  });
  expect(log.error).toHaveBeenCalledOnce();
});

test('a folder that tells nothing is left to whoever writes there', async () => {
  const lost = () => Promise.reject(new Error('ENOENT'));
  await requireFreeSpace('/data', { error: vi.fn() }, lost);
});
