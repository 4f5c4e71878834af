import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { PUBLISHER_FONTS } from '../publish/publisher-fonts.ts';
import { STATIONERY } from '../publish/stationery/registry.ts';

const COMPRESSIBLE = /\.(?:js|css|svg)$/;

/**
 * Adds to the client build what no module imports: pictures that pages name by fixed addresses
 * (`assets/art/…`), the fonts and pictures that the publisher itself draws with (`fonts/…`,
 * `card-art/…`), and a Brotli and a gzip copy of everything that compresses.
 */
export function pageAssets(rendererDir: string): Plugin {
  return {
    name: 'wedding-invite:page-assets',
    apply: 'build',
    generateBundle() {
      const assets = join(rendererDir, 'assets');
      for (const name of filesBelow(assets)) {
        const source = readFileSync(join(assets, name));
        this.emitFile({ type: 'asset', fileName: `assets/${name}`, source });
      }
      for (const font of PUBLISHER_FONTS) {
        const folder = join(rendererDir, '../node_modules', font.package);
        const files = readdirSync(join(folder, 'files')).filter((name) => font.files.test(name));
        for (const name of files) {
          const source = readFileSync(join(folder, 'files', name));
          this.emitFile({ type: 'asset', fileName: `fonts/${font.package}/${name}`, source });
        }
        const source = readFileSync(join(folder, 'unicode.json'));
        this.emitFile({ type: 'asset', fileName: `fonts/${font.package}/unicode.json`, source });
      }
      for (const [id, { art = [] }] of Object.entries(STATIONERY)) {
        for (const name of art) {
          const source = readFileSync(join(rendererDir, 'view/templates', id, 'art', name));
          this.emitFile({ type: 'asset', fileName: `card-art/${id}/${name}`, source });
        }
      }
    },
    async writeBundle({ dir }, bundle) {
      if (!dir) return;
      const names = Object.keys(bundle).filter((name) => COMPRESSIBLE.test(name));
      await Promise.all(names.map((name) => precompress(join(dir, name))));
    },
  };
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => name.replaceAll('\\', '/'));
}

async function precompress(path: string): Promise<void> {
  const body = await readFile(path);
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  await Promise.all([
    promisify(brotliCompress)(body, options).then((small) => writeFile(`${path}.br`, small)),
    promisify(gzip)(body, { level: 9 }).then((small) => writeFile(`${path}.gz`, small)),
  ]);
}
