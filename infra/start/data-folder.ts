import { mkdtemp, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { BetterSqlite } from '../database/engine/better-sqlite.ts';
import { codeOf } from '../error-code.ts';
import { ensureFolder } from './ensure-folder.ts';
import { StartError } from './lifecycle.ts';

/** A process that is being restarted may still be closing. Waiting blocks the event loop. */
const CLOSING_MS = 2_000;

/**
 * Creates the folder if it is missing, closed to other accounts.
 *
 * @throws StartError when nothing can be written to it. A full disk passes: pages can be served.
 */
export async function requireWritable(folder: string): Promise<void> {
  try {
    await ensureFolder(folder);
    await rmdir(await mkdtemp(join(folder, 'writable-')));
  } catch (cause) {
    if (codeOf(cause) === 'ENOSPC') return;
    throw new StartError(`The data folder ${folder} can't be written. Choose another: DATA_DIR.`, {
      cause,
    });
  }
}

/** The data folder, taken by this process. */
export interface HeldFolder {
  release(): void;
}

/**
 * Takes the data folder for this process until it ends, however it ends. A second process would
 * work on the same database with an in-process queue of its own, and publish every page again with
 * its own `PUBLIC_URL`.
 *
 * @param patienceMs how long to wait for a process that is closing
 * @throws StartError when another process holds it
 */
export function holdDataFolder(folder: string, patienceMs = CLOSING_MS): HeldFolder {
  const lock = new BetterSqlite(join(folder, 'lock.sqlite'), { timeout: patienceMs });
  try {
    // A journal would need room on a disk that may be full.
    lock.pragma('journal_mode = MEMORY');
    lock.exec('BEGIN EXCLUSIVE');
  } catch (cause) {
    lock.close();
    if (codeOf(cause) !== 'SQLITE_BUSY') throw cause;
    throw new StartError(
      `The data folder ${folder} is in use by another process of this product. Stop that one, or choose another folder: DATA_DIR.`,
      { cause },
    );
  }
  return { release: () => void lock.close() };
}
