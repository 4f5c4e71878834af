import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../builder-app');

const folderOf = (file: string): string | undefined => {
  const [folder, ...rest] = relative(ROOT, file).split(sep);
  return rest.length > 0 ? folder : undefined;
};

/** Returns the folders of builder-app that each folder imports, its tests aside. */
function imports(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const name of readdirSync(ROOT, { recursive: true, encoding: 'utf8' })) {
    const file = join(ROOT, name);
    const folder = folderOf(file);
    if (!folder || !/\.tsx?$/.test(name) || /\.test\.|testing/.test(name)) continue;
    const targets = found.get(folder) ?? new Set();
    found.set(folder, targets);
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(
      /(?:from|import\() ?'(\.[^']+)'/g,
    )) {
      const target = folderOf(join(dirname(file), path));
      if (target && target !== folder) targets.add(target);
    }
  }
  return found;
}

test('no folder of builder-app imports, directly or not, one that imports it', () => {
  const graph = imports();
  const reaches = (folder: string, seen = new Set<string>()): Set<string> => {
    for (const target of graph.get(folder) ?? []) {
      if (seen.has(target)) continue;
      seen.add(target);
      reaches(target, seen);
    }
    return seen;
  };
  expect(graph.get('builder')?.has('autosave')).toBe(true);
  expect([...graph.keys()].filter((folder) => reaches(folder).has(folder))).toEqual([]);
});
