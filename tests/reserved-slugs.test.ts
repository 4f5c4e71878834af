import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { RESERVED_SLUGS } from '#domain/invitation/slug.ts';

/** Returns the first path segments of the api's calls, as declared with `route`. */
function calls(): string[] {
  const sources = readdirSync('api', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .map((file) => readFileSync(join('api', file), 'utf8'));
  return sources.flatMap((source) =>
    [...source.matchAll(/\broute\(router, '\/([^/']+)/g)].map(([, segment = '']) => segment),
  );
}

/** Returns the builder app's pages: one folder each, in groups that are not part of the URL. */
function pages(): string[] {
  const folders = (path: string) =>
    readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders('builder-app/pages')
    .flatMap(({ name }) => folders(join('builder-app/pages', name)))
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('_'));
}

function builderFiles(): string[] {
  const settings = readFileSync('builder-app/vite.config.ts', 'utf8');
  return [...settings.matchAll(/assetsDir: '([^']+)'/g)].map(([, folder = '']) => folder);
}

test.each([
  ['call', calls(), 'healthz'],
  ['page of the builder app', pages(), 'how-it-works'],
  ["folder of the builder app's files", builderFiles(), 'app-assets'],
  ['folder of what is published', ['assets', 'media'], 'media'],
])('the address of every %s is reserved', (_title, segments, one) => {
  expect(segments).toContain(one);
  expect(segments.filter((segment) => !RESERVED_SLUGS.has(segment))).toEqual([]);
});
