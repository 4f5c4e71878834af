import { statfs } from 'node:fs/promises';
import { AppError } from '#domain/api/errors.ts';
import type { Log } from '#infra/log.ts';

/** What pictures leave of the disk for saves and replies, bytes. */
const RESERVED = 512 * 1024 * 1024;

/**
 * Throws `unavailable` while another picture in `dir` would take the room of saves and replies. A
 * folder that tells nothing is left to whoever writes there.
 *
 * @param read injectable so that a test needs no full disk
 */
export async function requireFreeSpace(
  dir: string,
  log: Pick<Log, 'error'>,
  read: (dir: string) => Promise<{ bavail: number; bsize: number }> = statfs,
): Promise<void> {
  const stats = await read(dir).catch(() => undefined);
  const free = stats ? stats.bavail * stats.bsize : RESERVED;
  if (free >= RESERVED) return;
  log.error({ dir, freeBytes: free }, 'pictures refused: the disk is nearly full');
  throw new AppError(
    'unavailable',
    'There is no room for pictures right now. Please try again later.',
  );
}
