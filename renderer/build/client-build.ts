import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

const repository = join(import.meta.dirname, '../..');
const SOURCES = ['renderer', 'domain', 'package-lock.json'];

/**
 * A client build of the sources as they are, for tests and tools; made when there is none yet.
 * Several threads and processes may ask at once.
 *
 * @returns its folder, fit for `createRenderer({ clientDir })`
 */
export async function clientBuild(): Promise<string> {
  const builds = join(repository, '.cache/renderer');
  const folder = join(builds, stateOfSources());
  if (existsSync(join(folder, 'manifest.json'))) return folder;
  const unfinished = `${folder}.${randomUUID()}`;
  await mkdir(builds, { recursive: true });
  const { build } = await import('vite');
  await build({
    configFile: join(repository, 'renderer/vite.config.ts'),
    mode: 'production',
    logLevel: 'error',
    build: { outDir: unfinished, emptyOutDir: true },
  });
  // Another process may have been faster: its build is the same.
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true, force: true }));
  await removeOthers(builds, folder);
  return folder;
}

/** Names, sizes and times of every source file; tests are none. */
function stateOfSources(): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const path = join(repository, source);
    const names = statSync(path).isDirectory()
      ? readdirSync(path, { recursive: true, encoding: 'utf8' }).sort()
      : [''];
    for (const name of names.filter((name) => !name.includes('.test.'))) {
      const { size, mtimeMs } = statSync(join(path, name));
      hash.update(`${source}/${name} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** Builds of older sources, unless another process may still read them. */
async function removeOthers(builds: string, current: string): Promise<void> {
  const before = Date.now() - 3_600_000;
  const old = readdirSync(builds)
    .map((name) => join(builds, name))
    .filter((path) => path !== current && statSync(path).mtimeMs < before);
  await Promise.all(old.map((path) => rm(path, { recursive: true, force: true })));
}
