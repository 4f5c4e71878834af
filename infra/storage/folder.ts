import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, open, opendir, rm, stat, unlink } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { codeOf } from '../error-code.ts';
import { sweepAbandoned } from './abandoned-files.ts';
import { folderError } from './folder-error.ts';
import { objectFile, readObjectFile, readObjectHead } from './folder-file.ts';
import { blockingWriting, waitingWriting } from './folder-writing.ts';
import { assertObjectKey, assertObjectPrefix } from './object-key.ts';
import type { ObjectEntry, ObjectInfo, ObjectStore } from './object-store.ts';

/** No key can name this folder, since keys contain no `~`. Never listed. */
const SCRATCH = '~incoming';

export interface FolderStoreOptions {
  /** Whether writing a file may block the calling thread; see `blockingWriting`. */
  readonly mayBlock?: boolean;
}

/**
 * Stores objects as files below `dir`, which is created if missing. An object and its headers are
 * one file, written to a scratch folder, synced and renamed into place: readers, also after a power
 * loss, see the old object or the new one.
 */
export function createFolderStore(
  dir: string,
  { mayBlock = false }: FolderStoreOptions = {},
): ObjectStore {
  const scratchDir = join(dir, SCRATCH);
  const { allocate, writeSynced, rename } = mayBlock ? blockingWriting : waitingWriting;
  let swept: Promise<void> | undefined;
  const pathOf = (key: string) => {
    assertObjectKey(key);
    return join(dir, key);
  };

  return {
    mayPutLate: false,

    async put(key, body, headers) {
      const target = pathOf(key);
      swept ??= sweepAbandoned(scratchDir);
      await swept;
      const scratch = join(scratchDir, randomUUID());
      const write = () => writeSynced(scratch, objectFile(body, headers, allocate));
      await called('to write', async () => {
        try {
          await inFolder(scratchDir, write);
          await inFolder(dirname(target), () => rename(scratch, target));
        } catch (error) {
          await rm(scratch, { force: true });
          throw error;
        }
      });
      return 'stored';
    },

    async get(key) {
      const path = pathOf(key);
      return called('to read', () => missingAsUndefined(() => withFile(path, readObjectFile)));
    },

    async head(key): Promise<ObjectInfo | undefined> {
      const path = pathOf(key);
      return called('to read', () => missingAsUndefined(() => withFile(path, readObjectHead)));
    },

    async delete(key) {
      const path = pathOf(key);
      await called('to delete', () => missingAsUndefined(() => unlink(path)));
    },

    async *list(prefix): AsyncIterable<ObjectEntry> {
      assertObjectPrefix(prefix);
      try {
        yield* listed(dir, prefix);
      } catch (error) {
        throw folderError('to list', error);
      }
    },

    async ping() {
      const check = () => access(dir, constants.R_OK | constants.W_OK);
      await called('to write', () => inFolder(dir, check));
    },
  };
}

async function called<T>(what: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw folderError(what, error);
  }
}

async function* listed(dir: string, prefix: string): AsyncIterable<ObjectEntry> {
  const folder = join(dir, prefix.slice(0, prefix.lastIndexOf('/') + 1));
  for await (const path of filesBelow(folder)) {
    const key = relative(dir, path).split(sep).join('/');
    if (!key.startsWith(prefix) || key.startsWith(`${SCRATCH}/`)) continue;
    const stats = await missingAsUndefined(() => stat(path));
    if (stats) yield { key, modifiedAt: Math.round(stats.mtimeMs) };
  }
}

/** On Node 20, `opendir` itself lists at most 32 entries of a folder below the given one. */
async function* filesBelow(folder: string): AsyncIterable<string> {
  const entries = await missingAsUndefined(() => opendir(folder));
  if (!entries) return;
  for await (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (entry.isFile()) yield path;
  }
}

/** Runs `act`; when the folder is missing, makes it and runs `act` once more. */
async function inFolder(folder: string, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!isMissing(error)) throw error;
    await mkdir(folder, { recursive: true });
    await act();
  }
}

async function withFile<T>(
  path: string,
  read: (file: Awaited<ReturnType<typeof open>>) => Promise<T>,
): Promise<T> {
  const file = await open(path, 'r');
  try {
    return await read(file);
  } finally {
    await file.close();
  }
}

async function missingAsUndefined<T>(act: () => Promise<T>): Promise<T | undefined> {
  try {
    return await act();
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** ENOTDIR and EISDIR: a shorter or a longer key exists, this one doesn't. */
function isMissing(error: unknown): boolean {
  const code = codeOf(error);
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR';
}
