import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { sweepAbandoned } from '#infra/storage/abandoned-files.ts';

/** Returns the folder for arriving uploads. */
export const scratchDir = (dataDir: string): string => join(dataDir, 'scratch');

/** Makes the folder for arriving uploads, and removes what killed processes left in it. */
export function openScratch(dir: string): string {
  mkdirSync(dir, { recursive: true });
  void sweepAbandoned(dir);
  return dir;
}
