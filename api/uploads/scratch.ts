import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { sweepAbandoned } from '#infra/storage/abandoned-files.ts';

/** The folder of uploads that arrive. */
export const scratchDir = (dataDir: string): string => join(dataDir, 'scratch');

/** Makes the folder in which uploads wait, and removes what killed processes left in it. */
export function openScratch(dir: string): string {
  mkdirSync(dir, { recursive: true });
  void sweepAbandoned(dir);
  return dir;
}
