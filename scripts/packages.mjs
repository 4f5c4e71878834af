import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './processes.mjs';
import { ROOT } from './root.mjs';

const OLDEST_NODE = [20, 19];
/** Whether this Node.js needs an SQLite that has to be compiled. */
const COMPILES_SQLITE = Number.parseInt(process.versions.node, 10) < 22;
/** The package of SQLite, as in infra/database/engine/better-sqlite.ts. */
export const SQLITE = COMPILES_SQLITE ? 'better-sqlite3-12' : 'better-sqlite3';
const SQLITE_FOLDER = join(ROOT, 'node_modules', SQLITE);
const COMPILED_SQLITE = join(SQLITE_FOLDER, 'build/Release/better_sqlite3.node');
const NO_SQLITE =
  'SQLite could not be built. On Node.js 20, it needs python3, make and a C++ compiler; on Node.js 22 and newer, nothing.';

/** Exits the process with one line when this Node.js is older than the product needs. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [needMajor, needMinor] = OLDEST_NODE;
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return;
  console.error(
    `Node.js ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`,
  );
  process.exit(1);
}

/**
 * Installs the packages of the lock file when some are missing or have another version. Of their
 * install scripts only one is needed, and not by every Node.js: see `compileSqlite`.
 */
export async function installPackages() {
  if (await isInstalled()) return;
  console.log('Installing packages …');
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--include=dev'];
  const { ok, output } = await run('npm', args);
  if (ok) return;
  console.error(output.trim());
  console.error('Installing the packages failed; the reason is above.');
  process.exit(1);
}

/**
 * Compiles SQLite if this version of Node.js needs it, which takes one core a minute.
 * @returns {Promise<boolean>} false when it cannot be compiled; the reason has been printed
 */
export async function compileSqlite() {
  if (!COMPILES_SQLITE || existsSync(COMPILED_SQLITE)) return true;
  const { output } = await run('npm', ['rebuild', SQLITE]);
  if (existsSync(COMPILED_SQLITE)) return true;
  console.error(output.trim());
  console.error(NO_SQLITE);
  return false;
}

/** npm keeps a lock file of what it installed. Optional packages depend on the machine. */
async function isInstalled() {
  const [wanted, installed] = await Promise.all([
    readLock(join(ROOT, 'package-lock.json')),
    readLock(join(ROOT, 'node_modules/.package-lock.json')),
  ]);
  const isThere = ([path, { version, optional }]) =>
    path === '' || optional || installed[path]?.version === version;
  return Object.entries(wanted).every(isThere) && existsSync(SQLITE_FOLDER);
}

async function readLock(path) {
  try {
    return JSON.parse(await readFile(path, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}
