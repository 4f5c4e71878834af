import { mkdirSync } from 'node:fs';
import { sweepAbandoned } from '#infra/storage/abandoned-files.ts';

/** Makes the folder in which uploads wait, and removes what killed processes left in it. */
export function openScratch(dir: string): string {
  mkdirSync(dir, { recursive: true });
  void sweepAbandoned(dir);
  return dir;
}
