import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { computeCardVersions } from './card-versions.ts';
import { publisherFiles } from './page-assets.ts';
import { sourceVersion } from './source-version.ts';

/** Folders whose sources determine, besides an invitation's content, how its page looks. */
const ROOMS = ['renderer/view', 'renderer/publish', 'domain'];
const CODE = /(?<!\.test)\.(?:ts|tsx|css)$/;
const PACKAGES = ['react-dom', '@takumi-rs/core', 'subset-font'];

/**
 * Returns a hash of the sources that render pages, the fonts and pictures that derived files are
 * made from, and the versions of the libraries used.
 */
export function computeCodeVersion(repository: string): string {
  const hash = createHash('sha256');
  for (const room of ROOMS) {
    const names = readdirSync(join(repository, room), { recursive: true, encoding: 'utf8' });
    for (const name of names.filter((file) => CODE.test(file)).sort()) {
      const path = join(repository, room, name);
      hash.update(relative(repository, path)).update('\0').update(readFileSync(path)).update('\0');
    }
  }
  for (const [name, path] of publisherFiles(join(repository, 'renderer'))) {
    hash.update(name).update('\0').update(readFileSync(path)).update('\0');
  }
  for (const name of PACKAGES) {
    const path = join(repository, 'node_modules', name, 'package.json');
    hash.update(`${name}@${JSON.parse(readFileSync(path, 'utf8')).version}\0`);
  }
  return hash.digest('hex').slice(0, 20);
}

/** Writes the versions of pages, preview cards and calendars beside the client's manifest. */
export function codeVersion(rendererDir: string): Plugin {
  const repository = join(rendererDir, '..');
  return {
    name: 'wedding-invite:code-version',
    apply: 'build',
    generateBundle() {
      const files = {
        'code-version.txt': computeCodeVersion(repository),
        'card-versions.json': JSON.stringify(computeCardVersions(repository)),
        'calendar-version.txt': sourceVersion(
          [join(repository, 'domain/invitation/calendar.ts')],
          repository,
        ),
      };
      for (const [fileName, source] of Object.entries(files)) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}
