import { join } from 'node:path';
import type { Config } from '../config.ts';
import { requireWritable } from '../lifecycle.ts';
import { createFolderStore } from './folder.ts';
import type { ObjectStore } from './object-store.ts';

/** The folder of objects where there is no bucket. */
export const objectsDir = (dataDir: string): string => join(dataDir, 'objects');

/**
 * The store that the configuration names: a bucket, or else a folder in the data folder.
 *
 * @throws StartError when nothing can be written into that folder
 */
export async function openStore({ s3, dataDir }: Config): Promise<ObjectStore> {
  if (!s3) {
    await requireWritable(objectsDir(dataDir));
    return createFolderStore(objectsDir(dataDir));
  }
  // Loaded only when it is configured: its SDK would slow the start of the embedded product.
  const { createS3Store } = await import('./s3.ts');
  return createS3Store(s3);
}
