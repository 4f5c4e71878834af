import { vi } from 'vitest';
import { createPlace } from '#tests/support/place.ts';
import { databaseFile, loadConfig } from '../config/config.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { createLog } from '../log.ts';
import { CACHE_CONTROL } from '../storage/cache-control.ts';
import { createFolderStore } from '../storage/folder.ts';
import type { ObjectStore } from '../storage/object-store.ts';
import { objectsDir } from '../storage/open-store.ts';
import { createS3Store } from '../storage/s3.ts';
import { moveToServers } from './move.ts';

export const PICTURE = { contentType: 'image/webp', cacheControl: CACHE_CONTROL.immutable };
export const PAGE = { contentType: 'text/html; charset=utf-8', cacheControl: CACHE_CONTROL.page };

/** Clears a server's variables, so that nothing is moved there. */
export const NO_DATABASE = { DATABASE_URL: '' };
export const NO_BUCKET = { S3_BUCKET: '', S3_ENDPOINT: '' };

/** A data folder with an empty, migrated database, and empty servers. */
export interface Moving {
  readonly dataDir: string;
  readonly source: Database;
  /** Has no tables before the first move. */
  readonly target: Database;
  readonly folder: ObjectStore;
  readonly bucket: ObjectStore;
  /** Moves to the servers, or as `env` changes that; resolves with what was said. */
  move(env?: Readonly<Record<string, string>>): Promise<string>;
  drop(): Promise<void>;
}

/** Gives the AWS SDK credentials until the end of the test. */
export async function prepareMove(): Promise<Moving> {
  const place = await createPlace('servers');
  const { dataDir, database, s3 } = loadConfig(place.env);
  if (database.engine !== 'mysql' || !s3) throw new Error('expected servers');
  for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']) {
    vi.stubEnv(name, place.env[name]);
  }
  const log = createLog({ logLevel: 'silent' });
  const source = await openDatabase({ engine: 'sqlite', file: databaseFile(dataDir) }, log);
  await source.migrate();
  const target = await openDatabase(database, log);
  const bucket = createS3Store({ ...s3, ...place.credentials });
  return {
    dataDir,
    source,
    target,
    folder: createFolderStore(objectsDir(dataDir)),
    bucket,
    async move(env = {}) {
      const lines: string[] = [];
      await moveToServers(loadConfig({ ...place.env, ...env }), (line) => lines.push(line));
      return lines.join('\n');
    },
    async drop() {
      await source.close();
      await target.close();
      bucket.close();
      await place.drop();
    },
  };
}

/** Returns a row of the table `orders`. */
export function orderOf(id: string, email = 'rose@example.com') {
  return { id, buyer_email: email, created_at: 1 };
}
