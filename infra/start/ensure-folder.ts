import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf } from '../error-code.ts';

/**
 * Creates the folder and its parents where missing. Node's own `recursive` never returns when an
 * existing parent, such as /proc, allows no subfolders.
 *
 * @param mode of the folders that are created
 * @throws the system's error
 */
export async function ensureFolder(folder: string, mode = 0o777): Promise<void> {
  if (await isFolder(folder)) return;
  const above = dirname(folder);
  if (above !== folder) await ensureFolder(above, mode);
  try {
    await mkdir(folder, { mode });
  } catch (error) {
    // Another process may have created it meanwhile.
    if (codeOf(error) !== 'EEXIST' || !(await isFolder(folder))) throw error;
  }
}

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
