import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Modules that a module imports, itself left out where only a type is taken. */
const IMPORT = /^(?:import|export)\s(?!type\s)[^;]*?\sfrom '([^']+)';/gm;

/**
 * For each template a hash over the sources that its preview cards are drawn by, however far away:
 * a card that comes out the same keeps its name, whatever else changed in the product.
 */
export function computeCardVersions(repository: string): Record<string, string> {
  const stationery = join(repository, 'renderer/publish/stationery');
  const drawing = join(repository, 'renderer/publish/social-image.ts');
  const takumi = join(repository, 'node_modules/@takumi-rs/core/package.json');
  const { version } = JSON.parse(readFileSync(takumi, 'utf8'));
  const versions: Record<string, string> = {};
  for (const name of readdirSync(stationery)) {
    const id = name.replace(/\.ts$/, '');
    if (!existsSync(join(repository, 'renderer/view/templates', id, 'template.tsx'))) continue;
    const hash = createHash('sha256').update(version);
    const files = new Set<string>();
    for (const entry of [join(stationery, name), drawing]) addWithImports(entry, repository, files);
    for (const file of [...files].sort()) hash.update('\0').update(readFileSync(file));
    versions[id] = hash.digest('hex').slice(0, 20);
  }
  return versions;
}

/** Adds a source file and, transitively, those of this repository that it imports. */
export function addWithImports(file: string, repository: string, files: Set<string>): void {
  if (files.has(file)) return;
  files.add(file);
  for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    if (target.startsWith('.')) addWithImports(join(file, '..', target), repository, files);
    if (target.startsWith('#'))
      addWithImports(join(repository, target.slice(1)), repository, files);
  }
}
