import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Matches a module's imports and re-exports, except type-only ones. */
const IMPORT = /^(?:import|export)\s(?!type\s)[^;]*?\sfrom '([^']+)';/gm;

/** Returns a hash of sources and everything that they import from this repository, transitively. */
export function sourceVersion(entries: readonly string[], repository: string): string {
  const hash = createHash('sha256');
  const files = new Set<string>();
  for (const entry of entries) addWithImports(entry, repository, files);
  for (const file of [...files].sort()) hash.update('\0').update(readFileSync(file));
  return hash.digest('hex').slice(0, 20);
}

/** Adds a source file and, transitively, the files of this repository that it imports. */
export function addWithImports(file: string, repository: string, files: Set<string>): void {
  if (files.has(file)) return;
  files.add(file);
  for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    if (target.startsWith('.')) addWithImports(join(file, '..', target), repository, files);
    if (target.startsWith('#'))
      addWithImports(join(repository, target.slice(1)), repository, files);
  }
}
