import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Longer than any file takes to be received or written. */
const ABANDONED_MS = 60 * 60 * 1_000;

/**
 * Removes the files that killed processes left half-written in `dir`: those older than an hour
 * before it resolves, younger ones an hour later, since another process may still be writing them.
 * Files that cannot be removed stay.
 */
export function sweepAbandoned(dir: string): Promise<void> {
  const sweep = () => removeOld(dir).catch(() => undefined);
  setTimeout(sweep, ABANDONED_MS).unref();
  return sweep();
}

async function removeOld(dir: string): Promise<void> {
  const before = Date.now() - ABANDONED_MS;
  for (const name of await readdir(dir)) {
    const file = join(dir, name);
    // Another process may be sweeping the same folder.
    const stats = await stat(file).catch(() => undefined);
    if (stats && stats.mtimeMs < before) await rm(file, { force: true });
  }
}
