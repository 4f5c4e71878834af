import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf } from '../error-code.ts';

/**
 * Creates the folder and its parents where missing, closed to other accounts: what is kept there
 * gives access to every invitation. Node's own `recursive` never returns when an existing parent,
 * such as /proc, allows no subfolders.
 *
 * @throws the system's error
 */
export async function ensureFolder(folder: string): Promise<void> {
  if (await isFolder(folder)) return;
  const above = dirname(folder);
  if (above !== folder) await ensureFolder(above);
  try {
    await mkdir(folder, { mode: 0o700 });
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
