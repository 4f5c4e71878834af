import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { requireWritable } from '../start/data-folder.ts';
import { createFolderStore } from './folder.ts';
import type { ObjectStore } from './object-store.ts';

/** Returns the folder for objects when no bucket is configured. */
export const objectsDir = (dataDir: string): string => join(dataDir, 'objects');

/**
 * Opens the configured store: a bucket, or else a folder in the data folder.
 *
 * @throws StartError when that folder is not writable
 */
export async function openStore({ s3, dataDir }: Config): Promise<ObjectStore> {
  if (!s3) {
    await requireWritable(objectsDir(dataDir));
    return createFolderStore(objectsDir(dataDir));
  }
  // Loaded only when configured: its SDK would slow the start of the embedded product.
  const { createS3Store } = await import('./s3.ts');
  return createS3Store(s3);
}
