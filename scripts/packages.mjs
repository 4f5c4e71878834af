import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './processes.mjs';
import { ROOT } from './root.mjs';

const OLDEST_NODE = [20, 19];

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

/** Installs the packages of the lock file when some are missing or have another version. */
export async function installPackages() {
  if (await isInstalled()) return;
  console.log('Installing packages …');
  const { ok, output } = await run('npm', ['ci', '--no-audit', '--no-fund', '--include=dev']);
  if (ok) return;
  console.error(output.trim());
  console.error('Installing the packages failed; the reason is above.');
  process.exit(1);
}

/** npm keeps a lock file of what it installed. Optional packages depend on the machine. */
async function isInstalled() {
  const [wanted, installed] = await Promise.all([
    readLock(join(ROOT, 'package-lock.json')),
    readLock(join(ROOT, 'node_modules/.package-lock.json')),
  ]);
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || optional || installed[path]?.version === version,
  );
}

async function readLock(path) {
  try {
    return JSON.parse(await readFile(path, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}
