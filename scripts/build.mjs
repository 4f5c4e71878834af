import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileSqlite, installPackages, requireNode } from './packages.mjs';
import { run } from './processes.mjs';
import { ROOT } from './root.mjs';
import { hashesOf, isUpToDate, stamp, unstamp } from './stamps.mjs';

const VITE = join(ROOT, 'node_modules/vite/bin/vite.js');
const VIKE = join(ROOT, 'node_modules/vike/bin.js');
const SHARED = ['package-lock.json', 'tsconfig.json', 'scripts/build.mjs'];

/** What is built: each part's inputs, and the command that makes its complete folder in dist/. */
const PARTS = [
  {
    name: 'renderer',
    inputs: ['domain', 'renderer'],
    args: [VITE, 'build', '-c', 'renderer/vite.config.ts'],
  },
  {
    name: 'builder-app',
    inputs: ['domain', 'renderer', 'builder-app'],
    args: [VIKE, 'build'],
    cwd: 'builder-app',
  },
  {
    name: 'server',
    inputs: ['domain', 'renderer', 'infra', 'api', 'worker', 'standalone.ts', 'scripts'],
    args: [VITE, 'build', '-c', 'scripts/server.vite.config.ts'],
  },
];

/**
 * Builds the parts that are out of date with their inputs: `dist/renderer`, `dist/builder-app` and
 * `dist/server`. Prints nothing when there is nothing to do.
 * @param {string[]} names the parts to build; all when none is named
 * @returns {Promise<boolean>} false when a part cannot be built; the reason has been printed
 */
export async function build(...names) {
  const wanted = PARTS.filter(({ name }) => names.length === 0 || names.includes(name));
  const hashes = hashesOf(wanted.map(({ inputs }) => [...inputs, ...SHARED]));
  const parts = wanted.map((part, index) => ({ ...part, hash: hashes[index] }));
  const fresh = await Promise.all(parts.map(({ name, hash }) => isUpToDate(name, hash)));
  const stale = parts.filter((_, index) => !fresh[index]);
  if (stale.length === 0) return true;
  console.log(`Building ${stale.map(({ name }) => name).join(', ')} …`);
  const built = await Promise.all(stale.map(buildPart));
  return built.every(Boolean);
}

/**
 * Installs what is missing and makes everything that the product runs on.
 * @param {string[]} names the parts to build; all when none is named
 * @returns {Promise<boolean>} false when something cannot be made; the reason has been printed
 */
export async function prepare(...names) {
  await installPackages();
  const done = await Promise.all([build(...names), compileSqlite()]);
  return done.every(Boolean);
}

async function buildPart({ name, args, cwd, hash }) {
  // An interrupted build leaves a folder that matches neither the old sources nor the new.
  await unstamp(name);
  const { ok, output } = await run(process.execPath, args, {
    cwd: cwd && join(ROOT, cwd),
    env: { NODE_ENV: 'production' },
  });
  if (ok) {
    await stamp(name, hash);
    return true;
  }
  console.error(output.trim());
  console.error(`Building ${name} failed; the reason is above.`);
  return false;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  requireNode();
  if (!(await prepare(...process.argv.slice(2)))) process.exitCode = 1;
}
