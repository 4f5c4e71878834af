import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf } from './error-code.ts';

/**
 * Makes the folder, and those above it, when there is none. Node's own `recursive` tries for ever where
 * a folder that is there takes no other, as /proc does.
 *
 * @param mode of the folders that are made
 * @throws the system's error
 */
export async function ensureFolder(folder: string, mode = 0o777): Promise<void> {
  if (await isFolder(folder)) return;
  const above = dirname(folder);
  if (above !== folder) await ensureFolder(above, mode);
  try {
    await mkdir(folder, { mode });
  } catch (error) {
    // Another process may have been faster.
    if (codeOf(error) !== 'EEXIST' || !(await isFolder(folder))) throw error;
  }
}

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
