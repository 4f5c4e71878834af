import { mkdirSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Longer than any upload takes. */
const ABANDONED_MS = 60 * 60 * 1_000;

/** Makes the folder in which uploads wait, and removes what a killed process left in it. */
export function openScratch(dir: string): string {
  mkdirSync(dir, { recursive: true });
  void removeAbandoned(dir, Date.now() - ABANDONED_MS).catch(() => undefined);
  return dir;
}

async function removeAbandoned(dir: string, before: number): Promise<void> {
  for (const name of await readdir(dir)) {
    const file = join(dir, name);
    const { mtimeMs } = await stat(file);
    if (mtimeMs < before) await rm(file, { force: true });
  }
}
