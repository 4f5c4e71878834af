import { statfs } from 'node:fs/promises';
import { AppError } from '#domain/api/errors.ts';
import type { Log } from '#infra/log.ts';

/** What pictures leave of the disk for saves and replies, bytes. */
const RESERVED = 512 * 1024 * 1024;

/** What of a disk may still be filled by pictures. */
export interface FreeSpace {
  /**
   * Keeps room for a picture of so many bytes until the answer is called. Throws `unavailable` while
   * it would take the room of saves and replies, with those that are still arriving.
   */
  take(bytes: number): Promise<() => void>;
}

/**
 * Of the disk that `dir` lies on. A folder that tells nothing is left to whoever writes there.
 *
 * @param read injectable so that a test needs no full disk
 */
export function createFreeSpace(
  dir: string,
  log: Pick<Log, 'error'>,
  read: (dir: string) => Promise<{ bavail: number; bsize: number }> = statfs,
): FreeSpace {
  /** Of a picture that is half there, one half counts twice. */
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
