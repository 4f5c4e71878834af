import { closeSync, fdatasync, openSync, writeFileSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { promisify } from 'node:util';

/** How a folder store calls the file system when it writes. */
export interface FolderWriting {
  /** Returns an uninitialized buffer for one file, to be written before anything is awaited. */
  allocate(size: number): Buffer;
  /** Resolves when the bytes have reached the disk. */
  writeSynced(path: string, bytes: Uint8Array): Promise<void>;
  rename(from: string, to: string): Promise<void>;
}

/** Never blocks: for threads that also serve requests. */
export const waitingWriting: FolderWriting = {
  allocate: Buffer.allocUnsafe,
  async writeSynced(path, bytes) {
    const file = await open(path, 'w');
    try {
      await file.writeFile(bytes);
      await file.datasync();
    } finally {
      await file.close();
    }
  },
  rename,
};

const synced = promisify(fdatasync);

/**
 * For threads that only write files: handing a call to the thread pool and back costs more than
 * opening a file. Only the sync to disk runs in the pool.
 */
export const blockingWriting: FolderWriting = {
  allocate: keptBuffer(),
  async writeSynced(path, bytes) {
    const file = openSync(path, 'w');
    try {
      writeFileSync(file, bytes);
      await synced(file);
    } finally {
      closeSync(file);
    }
  },
  // Not blocking either: it may wait for the file system's journal.
  rename,
};

/** Reuses one buffer for all files: allocating memory for each takes longer than filling it. */
function keptBuffer(): FolderWriting['allocate'] {
  let kept = Buffer.alloc(0);
  return (size) => {
    if (kept.length < size) kept = Buffer.allocUnsafeSlow(size);
    return kept.subarray(0, size);
  };
}
