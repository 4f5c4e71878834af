import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { codeVersion } from './build/code-version.ts';
import { firstViewFaces } from './build/first-view-faces.ts';
import { leanReact } from './build/lean-react.ts';
import { pageAssets } from './build/page-assets.ts';
import { plainImports } from './build/plain-imports.ts';
import { FIRST_VIEW_FOLDER } from './publish/first-faces.ts';

const root = import.meta.dirname;
const templates = join(root, 'view/templates');

/** Every template brings the style sheet that bears its name. */
const styleSheets = readdirSync(templates)
  .filter((id) =>
    [`${id}.css`, 'template.tsx'].every((name) => existsSync(join(templates, id, name))),
  )
  .map((id) => [id, join(templates, id, `${id}.css`)] as const);

const firstView = firstViewFaces(templates);

/** Client files of published invitations: the islands, one style sheet per template, fonts, art. */
export default defineConfig({
  root,
  // Style sheets are inlined into pages of any path: their addresses must be absolute.
  base: '/',
  publicDir: false,
  // Also where the build is started by tests: pages never carry React's development code.
  define: { 'process.env.NODE_ENV': '"production"' },
  oxc: { jsx: { development: false } },
  plugins: [react(), leanReact(), plainImports(), pageAssets(root), codeVersion(root)],
  build: {
    outDir: join(root, '../dist/renderer'),
    emptyOutDir: true,
    manifest: 'manifest.json',
    target: ['es2022', 'chrome100', 'safari15.4', 'firefox100'],
    // Newer targets write `(width >= 768px)`, which in-app browsers of older phones ignore.
    cssTarget: ['chrome100', 'safari15.4', 'firefox100'],
    modulePreload: false,
    // Paper of this size is cheaper in the page than a request before the first paint; ornaments, which
    // stand below the first view, are not.
    assetsInlineLimit: (file, content) =>
      !firstView.has(file) && content.length < (file.endsWith('.svg') ? 700 : 1_700),
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        islands: join(root, 'view/islands/loader.ts'),
        base: join(root, 'view/base.css'),
        ...Object.fromEntries(styleSheets),
      },
      output: {
        assetFileNames: ({ originalFileNames }) => {
          const isFirst = originalFileNames.some((name) => firstView.has(join(root, name)));
          return `${isFirst ? FIRST_VIEW_FOLDER : 'assets/'}[name]-[hash][extname]`;
        },
        codeSplitting: {
          // With what calls it, so that both are asked for beside the part that they bring to life.
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|islands[\\/]hydrate\.ts$/,
            },
          ],
        },
      },
    },
  },
});
