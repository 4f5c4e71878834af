import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { PUBLISHER_FONTS } from '../publish/publisher-fonts.ts';
import { STATIONERY } from '../publish/stationery/registry.ts';

/**
 * Adds to the client build what no module imports: pictures that pages name by fixed URLs
 * (`assets/art/…`), and the fonts and pictures that the publisher itself draws with (`fonts/…`,
 * `card-art/…`).
 */
export function pageAssets(rendererDir: string): Plugin {
  return {
    name: 'wedding-invite:page-assets',
    apply: 'build',
    generateBundle() {
      const assets = join(rendererDir, 'assets');
      const files = [
        ...filesBelow(assets).map((name) => [`assets/${name}`, join(assets, name)] as const),
        ...publisherFiles(rendererDir),
      ];
      for (const [fileName, path] of files) {
        this.emitFile({ type: 'asset', fileName, source: readFileSync(path) });
      }
    },
  };
}

/** Returns the files that the publisher draws with, each with its name in a client build. */
export function publisherFiles(rendererDir: string): (readonly [fileName: string, path: string])[] {
  const fonts = PUBLISHER_FONTS.flatMap((font) => {
    const folder = join(rendererDir, '../node_modules', font.package);
    const names = readdirSync(join(folder, 'files'))
      .filter((name) => font.files.test(name))
      .sort();
    return [...names.map((name) => `files/${name}`), 'unicode.json'].map(
      (name) => [`fonts/${font.package}/${basename(name)}`, join(folder, name)] as const,
    );
  });
  const art = Object.entries(STATIONERY).flatMap(([id, { art = [] }]) =>
    art.map(
      (name) =>
        [`card-art/${id}/${name}`, join(rendererDir, 'view/templates', id, 'art', name)] as const,
    ),
  );
  return [...fonts, ...art];
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => name.replaceAll('\\', '/'));
}
