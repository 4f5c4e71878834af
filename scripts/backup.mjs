import {
  copyFile,
  link,
  mkdir,
  open,
  opendir,
  readdir,
  rename,
  rm,
  rmdir,
  stat,
} from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { requireNode, SQLITE } from './packages.mjs';

// Copies what an installation on embedded parts cannot regenerate, its database and the couples'
// pictures, into a new folder below the given one. The product may be running.
//   node scripts/backup.mjs <folder>

/** A backup gets such a name only once it is complete and synced to disk. */
const WHOLE = /^wedding-invite-\d{4}(?:-\d{2}){2}T\d{2}(?:-\d{2}){2}Z$/;
/** Copies all pages in one step: between steps, any write of the product would restart the copy. */
const ALL_PAGES = 0x7fffffff;

requireNode();
try {
  console.log(await backUp(process.argv[2], process.env));
} catch (error) {
  console.error(`Nothing was backed up: ${error.message}`);
  process.exitCode = 1;
}

/**
 * Makes a backup. Resolves with one line that says what was done; throws an error of one line.
 * @param {string | undefined} target the folder of all backups. It is not created: if its disk were
 *   not mounted, backups would end up on another disk
 * @param {NodeJS.ProcessEnv} env
 */
async function backUp(target, { DATA_DIR, DATABASE_URL, S3_BUCKET }) {
  if (!target) throw new Error('name a folder for it: node scripts/backup.mjs <folder>');
  if (DATABASE_URL) {
    throw new Error(
      'DATABASE_URL is set. Dump that database with mariadb-dump or mysqldump (--single-transaction), then copy media/ of the object store.',
    );
  }
  // Both paths repeat infra/'s, which is compiled into the product's entries: not to be imported.
  const dataDir = resolve((DATA_DIR || './data').trim());
  const database = join(dataDir, 'wedding-invite.sqlite');
  const media = join(dataDir, 'objects/media');
  const pages = join(dataDir, 'objects/pages');
  await stat(database).catch(({ code }) => {
    if (code !== 'ENOENT') throw new Error(`${database} cannot be read (${code}).`);
    throw new Error(`there is no ${database}. DATA_DIR names the folder of the database.`);
  });

  const folder = resolve(target);
  const { name, unfinished } = await begin(folder);
  try {
    // Looked for first: a page that comes later may be the first of an invitation not yet copied.
    const hasPages = !S3_BUCKET && (await hasFile(pages));
    const hasInvitation = await copyDatabase(database, join(unfinished, 'wedding-invite.sqlite'));
    if (hasPages && !hasInvitation) {
      throw new Error(
        `${database} has no invitations, but ${pages} holds pages: it was lost. Restore a backup of it (docs/operations.md).`,
      );
    }
    // Pictures come after the database, so that every picture named in it is there.
    const former = (await readdir(folder))
      .filter((entry) => WHOLE.test(entry))
      .sort()
      .at(-1);
    const formerMedia = former && join(folder, former, 'media');
    const files = S3_BUCKET ? 0 : await copyFiles(media, join(unfinished, 'media'), formerMedia);
    await rename(unfinished, join(folder, name));
    return S3_BUCKET
      ? `${join(folder, name)}: the database. Now copy media/ of the bucket ${S3_BUCKET}.`
      : `${join(folder, name)}: the database and ${files} files of pictures`;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Creates the folder of an unfinished backup, and names that of the finished one. Each second has one
 * name: who finds it taken waits for the next.
 */
async function begin(folder) {
  for (;;) {
    const name = `wedding-invite-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
    const unfinished = join(folder, `unfinished-${name}`);
    if (await makeIn(folder, unfinished)) {
      // Only now: another backup gets its name at the moment at which it gives up this one.
      if (!(await exists(join(folder, name)))) return { name, unfinished };
      await rmdir(unfinished);
    }
    await sleep(1_000);
  }
}

/**
 * Creates a folder closed to other accounts: a backup gives access to every invitation.
 * @returns {Promise<boolean>} false if it is there already
 */
async function makeIn(folder, path) {
  try {
    await mkdir(path, { mode: 0o700 });
    return true;
  } catch ({ code, message }) {
    if (code === 'EEXIST') return false;
    if (code === 'ENOENT') throw new Error(`there is no folder ${folder}. Make it first.`);
    if (code === 'ENOTDIR') throw new Error(`${folder} is no folder.`);
    throw new Error(`the folder ${folder} cannot be written (${code ?? message}).`);
  }
}

/**
 * Copies the database, with what is still in its -wal, into one file and checks every page.
 * @returns {Promise<boolean>} whether it has an invitation; removed ones count
 */
async function copyDatabase(from, to) {
  const { default: Database } = await import(SQLITE);
  try {
    const source = new Database(from, { readonly: true });
    await source.backup(to, { progress: () => ALL_PAGES }).finally(() => source.close());
  } catch ({ message }) {
    throw new Error(`${from} cannot be copied to ${to}: ${message}`);
  }
  const copy = new Database(to);
  try {
    const damage = damageOf(copy);
    if (damage) throw new Error(`${from} is damaged: ${damage.replaceAll('\n', ' ')}`);
    // The copy then needs no -wal beside it, whoever opens it.
    copy.pragma('journal_mode = DELETE');
    const tables = copy.prepare("SELECT 1 FROM sqlite_master WHERE name = 'invitations'");
    return (
      tables.get() !== undefined && copy.prepare('SELECT 1 FROM invitations').get() !== undefined
    );
  } finally {
    copy.close();
  }
}

/** Returns what is wrong with a database, if anything is. */
function damageOf(database) {
  try {
    const [{ quick_check: finding }] = database.pragma('quick_check(1)');
    return finding === 'ok' ? undefined : finding;
  } catch ({ message }) {
    // The definitions of its tables cannot be read.
    return message;
  }
}

async function hasFile(folder) {
  for await (const _ of filesBelow(folder)) return true;
  return false;
}

/**
 * Yields the paths of all files; none if there is no such folder. On Node 20, `opendir` itself lists
 * at most 32 entries of a folder below the given one.
 */
async function* filesBelow(folder) {
  const entries = await opendir(folder).catch(async (error) => {
    if (await exists(folder)) throw error;
    return [];
  });
  for await (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (entry.isFile()) yield path;
  }
}

/**
 * Copies files that never change under their names.
 * @param {string} from missing before the first upload
 * @param {string | undefined} former the same folder of the previous backup
 * @returns {Promise<number>} how many were copied
 */
async function copyFiles(from, to, former) {
  await mkdir(to);
  let count = 0;
  for await (const source of filesBelow(from)) {
    const name = relative(from, source);
    try {
      await keepFile(source, join(to, name), former && join(former, name));
      count += 1;
    } catch (error) {
      // The product may remove a picture that no invitation shows at any moment.
      if (await exists(source)) throw error;
    }
  }
  return count;
}

/** Copies a file, or links to the previous backup's copy where the file system can. */
async function keepFile(source, target, former) {
  await mkdir(dirname(target), { recursive: true });
  const [{ size }, kept] = await Promise.all([
    stat(source),
    former && stat(former).catch(() => undefined),
  ]);
  if (kept?.size === size) {
    const isShared = await link(former, target).then(
      () => true,
      () => false,
    );
    if (isShared) return;
  }
  await copyFile(source, target);
  const file = await open(target, 'r+');
  await file.sync().finally(() => file.close());
}

function exists(path) {
  return stat(path).then(
    () => true,
    () => false,
  );
}
