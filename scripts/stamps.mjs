import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ROOT } from './root.mjs';

const STAMPS = join(ROOT, 'dist/.stamps');

/**
 * Returns a hash of the contents of each set of files and folders, without tests and hidden files.
 * A path in several sets is read once. Every start waits for this and nothing else runs meanwhile;
 * blocking reads of so many small files take half as long as others.
 * @param {readonly (readonly string[])[]} sets paths relative to the repository's root; a missing
 *   one counts as empty
 */
export function hashesOf(sets) {
  const paths = [...new Set(sets.flat())];
  const hashOfPath = new Map(paths.map((path) => [path, hashOf(path)]));
  return sets.map((set) => {
    const hash = createHash('sha256');
    for (const path of set) hash.update(`${path}\0`).update(hashOfPath.get(path));
    return hash.digest('hex').slice(0, 16);
  });
}

function hashOf(path) {
  const hash = createHash('sha256');
  for (const file of filesIn(path).sort()) {
    const content = readFileSync(join(ROOT, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest();
}

function filesIn(path) {
  try {
    return readdirSync(join(ROOT, path), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length))
      .filter((file) => !/(?:^|\/)\.|\.test\.tsx?$/.test(file));
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path];
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}

/** Resolves with whether the part `name` was built from inputs with this hash. */
export async function isUpToDate(name, hash) {
  return (await readFile(join(STAMPS, name), 'utf8').catch(() => '')) === hash;
}

export async function stamp(name, hash) {
  const file = join(STAMPS, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, hash);
}

/** Forgets what `name` was built from: until stamped again, it counts as out of date. */
export async function unstamp(name) {
  await rm(join(STAMPS, name), { force: true });
}
