import { stat } from 'node:fs/promises';
import type { Config } from '../config/config.ts';
import { databaseFailure } from '../database/engine/failure.ts';
import { failureReason } from '../failure-reason.ts';
import { createLog } from '../log.ts';
import { holdDataFolder } from '../start/data-folder.ts';
import { StartError } from '../start/lifecycle.ts';
import { endMove } from '../start/unfinished-move.ts';
import { createFolderStore } from '../storage/folder.ts';
import type { ObjectStore } from '../storage/object-store.ts';
import { ObjectStoreError } from '../storage/object-store-error.ts';
import { objectsDir, openStore } from '../storage/open-store.ts';
import { type Databases, openDatabases } from './databases.ts';
import { copyObjects } from './objects.ts';
import { copyRows } from './rows.ts';

const NO_SERVERS =
  'Set DATABASE_URL, S3_BUCKET or both: they name the servers to which the data folder is moved.';

/**
 * Copies what the data folder has to the configured servers: the database's rows to `DATABASE_URL`,
 * the objects to `S3_BUCKET`. Changes nothing in the data folder. Until all of it is there, the rows
 * are invisible and no process starts on the bucket; after an interruption, run it again.
 *
 * @param say takes a progress line at each step
 * @throws StartError or DatabaseStartError with one sentence for a person
 */
export async function moveToServers(config: Config, say: (line: string) => void): Promise<void> {
  const { database, s3, dataDir } = config;
  if (database.engine !== 'mysql' && !s3) throw new StartError(NO_SERVERS);
  await requireFolder(dataDir);
  const folder = holdDataFolder(dataDir);
  try {
    await move(config, say);
  } catch (error) {
    const isPassing = error instanceof ObjectStoreError || databaseFailure(error) !== undefined;
    if (!isPassing) throw error;
    throw new StartError(`The move did not finish: run it again. ${failureReason(error)}`, {
      cause: error,
    });
  } finally {
    folder.release();
  }
}

async function move(config: Config, say: (line: string) => void): Promise<void> {
  const { database, s3, dataDir } = config;
  const log = createLog(config);
  let databases: Databases | undefined;
  try {
    if (database.engine === 'mysql') databases = await openDatabases(dataDir, database.url, log);
    const bucket = s3 && (await openBucket(config));
    if (bucket) {
      say(`Copying pages and pictures into the bucket ${s3.bucket} …`);
      say(await moveObjects(dataDir, bucket, say));
    }
    if (databases) {
      say('Copying the database …');
      say(await moveRows(databases));
    }
    if (bucket) await endMove(bucket);
    say(`Start with the same variables. Keep ${dataDir} until all is well: it is as it was.`);
  } finally {
    await databases?.close();
  }
}

async function requireFolder(folder: string): Promise<void> {
  await stat(folder).catch((cause) => {
    throw new StartError(`There is no folder ${folder}. DATA_DIR names the one to be moved.`, {
      cause,
    });
  });
}

/** Opens the bucket. A store that does not answer is reported now, not after minutes. */
async function openBucket(config: Config): Promise<ObjectStore> {
  const store = await openStore(config);
  await store.ping().catch((cause) => {
    throw new StartError(
      `${failureReason(cause)}. S3_BUCKET must name a bucket that exists (node scripts/make-bucket.mjs makes it), S3_ENDPOINT its store, and AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY an account that may write to it.`,
      { cause },
    );
  });
  return store;
}

async function moveObjects(
  dataDir: string,
  bucket: ObjectStore,
  say: (line: string) => void,
): Promise<string> {
  const folder = createFolderStore(objectsDir(dataDir));
  const { files, pictureFiles, copied } = await copyObjects(folder, bucket, say);
  return `${files} files are in the bucket, ${pictureFiles} of them of pictures; ${copied} were copied now.`;
}

async function moveRows({ from, to, tables, isMoved }: Databases): Promise<string> {
  if (isMoved) return 'All rows were there already.';
  const rows = await copyRows(from, to, tables);
  return `${rows} rows of ${tables.length} tables are in the database, the same as in the data folder.`;
}
