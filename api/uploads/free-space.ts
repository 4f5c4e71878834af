import { statfs } from 'node:fs/promises';
import { AppError } from '#domain/api/errors.ts';
import type { Log } from '#infra/log.ts';

/** Bytes of the disk that pictures leave for saves and replies. */
const RESERVED = 512 * 1024 * 1024;

/** The space on a disk that pictures may still fill. */
export interface FreeSpace {
  /**
   * Reserves space for a picture of this size until the returned function is called.
   *
   * @throws AppError `unavailable` if this and the pictures still arriving would take the space of
   *   saves and replies
   */
  take(bytes: number): Promise<() => void>;
}

/**
 * Tracks the disk that `dir` is on. If the free space cannot be read, everything is let through,
 * and a full disk fails the write.
 *
 * @param read injectable so that a test needs no full disk
 */
export function createFreeSpace(
  dir: string,
  log: Pick<Log, 'error'>,
  read: (dir: string) => Promise<{ bavail: number; bsize: number }> = statfs,
): FreeSpace {
  /** Bytes reserved. What has already arrived of a picture counts twice, here and on the disk. */
  let arriving = 0;
  return {
    async take(bytes) {
      const stats = await read(dir).catch(() => undefined);
      const free = stats ? stats.bavail * stats.bsize : Number.POSITIVE_INFINITY;
      if (free - arriving - bytes < RESERVED) {
        const facts = { dir, freeBytes: free, arrivingBytes: arriving };
        log.error(facts, 'pictures refused: the disk is nearly full');
        throw new AppError(
          'unavailable',
          'There is no room for pictures right now. Please try again later.',
        );
      }
      arriving += bytes;
      return () => {
        arriving -= bytes;
      };
    },
  };
}
