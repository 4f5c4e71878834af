import { mkdirSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Longer than any upload takes. */
const ABANDONED_MS = 60 * 60 * 1_000;

/**
 * Makes the folder in which uploads wait, and removes what a killed process left in it: at once what
 * is old, and the rest when it has become so. Another process may still receive it until then.
 */
export function openScratch(dir: string): string {
  mkdirSync(dir, { recursive: true });
  const sweep = () => void removeAbandoned(dir).catch(() => undefined);
  sweep();
  setTimeout(sweep, ABANDONED_MS).unref();
  return dir;
}

async function removeAbandoned(dir: string): Promise<void> {
  const before = Date.now() - ABANDONED_MS;
  for (const name of await readdir(dir)) {
    const file = join(dir, name);
    const { mtimeMs } = await stat(file);
    if (mtimeMs < before) await rm(file, { force: true });
  }
}
