import { closeSync, fdatasync, openSync, writeFileSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { promisify } from 'node:util';

/** How a folder store calls the file system when it writes. */
export interface FolderWriting {
  /** Uninitialized; to be used for one file, which is written before anything is waited for. */
  allocate(size: number): Buffer;
  /** Resolves when the bytes have reached the disk. */
  writeSynced(path: string, bytes: Uint8Array): Promise<void>;
  rename(from: string, to: string): Promise<void>;
}

/** Waits for nothing: for threads that answer people meanwhile. */
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
 * For threads that make files and nothing else: handing a call to the thread pool and back costs more
 * than opening a file does. Only the disk itself is waited for elsewhere.
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
  // Waits until the file system's journal takes it.
  rename,
};

/** One buffer for all files: to get fresh memory for each takes longer than to fill it. */
function keptBuffer(): FolderWriting['allocate'] {
  let kept = Buffer.alloc(0);
  return (size) => {
    if (kept.length < size) kept = Buffer.allocUnsafeSlow(size);
    return kept.subarray(0, size);
  };
}
