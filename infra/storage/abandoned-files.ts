import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Longer than any file takes to arrive or to be written. */
const ABANDONED_MS = 60 * 60 * 1_000;

/**
 * Removes what processes that were killed left half-written in `dir`: what is old by the time this
 * resolves, and the rest when it has become so. Another process may still write it until then. What
 * cannot be removed stays.
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
    // Another process sweeps the same folder.
    const stats = await stat(file).catch(() => undefined);
    if (stats && stats.mtimeMs < before) await rm(file, { force: true });
  }
}
