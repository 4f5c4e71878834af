import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { codeVersion } from './build/code-version.ts';
import { leanReact } from './build/lean-react.ts';
import { pageAssets } from './build/page-assets.ts';
import { pageIcons } from './build/page-icons.ts';
import { plainImports } from './build/plain-imports.ts';
import { reactModules } from './build/react-modules.ts';

const root = import.meta.dirname;
const templates = join(root, 'view/templates');

/** Each template's style sheet, named after the template: `[id, path]`. */
const styleSheets = readdirSync(templates)
  .filter((id) =>
    [`${id}.css`, 'template.tsx'].every((name) => existsSync(join(templates, id, name))),
  )
  .map((id) => [id, join(templates, id, `${id}.css`)] as const);

/** Builds the client files of published pages: islands, a style sheet per template, fonts, art. */
export default defineConfig({
  root,
  // Style sheets are inlined into pages at any path, so their URLs must be absolute.
  base: '/',
  publicDir: false,
  // Even when tests start the build, pages must not contain React's development code.
  oxc: { jsx: { development: false } },
  plugins: [
    react(),
    reactModules(root),
    leanReact(),
    plainImports(),
    pageAssets(root),
    pageIcons(),
    codeVersion(root),
  ],
  build: {
    outDir: join(root, '../dist/renderer'),
    emptyOutDir: true,
    manifest: 'manifest.json',
    target: ['es2022', 'chrome100', 'safari15.4', 'firefox100'],
    // Newer targets emit `(width >= 768px)`, which in-app browsers of older phones ignore.
    cssTarget: ['chrome100', 'safari15.4', 'ios15.4', 'firefox100'],
    modulePreload: false,
    // Bytes. Paper textures of this size cost less inlined than requested before the first paint.
    // Not SVG: an inlined one is parsed among the styles, in a task that it makes twice as long. Not
    // faces: the publisher moves those of the first view from the styles into blocks of their own.
    assetsInlineLimit: (file, content) => !/\.(?:svg|woff2)$/.test(file) && content.length < 1_700,
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        islands: join(root, 'view/islands/loader.ts'),
        base: join(root, 'view/base.css'),
        ...Object.fromEntries(styleSheets),
      },
      output: {
        codeSplitting: {
          // React together with `hydrate.ts`, which calls it, so that both load in parallel with
          // the component that they hydrate.
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|islands[\\/]hydrate\.ts$/,
            },
            // As two files, these few lines would take a sixth more bytes.
            { name: 'overlay', test: /parts[\\/]overlay[\\/]/ },
          ],
        },
      },
    },
  },
});
