import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { chunkGroups } from './vite-chunks.ts';
import { withoutVikeRouter } from './vite-vike-router.ts';
import { zodWithoutEval } from './vite-zod-eval.ts';

/*
 * Builds the application that couples (and lost guests) see into `dist/builder-app/client/`, all of
 * it HTML and static files; nothing of vike runs in production. The server needs to know only this:
 *
 *   index.html             /                  the builder
 *   dashboard/index.html   /dashboard[/{id}]  the owner's replies; reads the address itself
 *   invitation/index.html  /{cleanUrl}        no page published yet (200) or no such page (404)
 *   preview/index.html     /preview           the builder's preview frame, same origin only
 *   error/index.html       anything else      reads the response's status and explains it
 *   404.html               (the same page, written because vike always writes it)
 *   app-assets/*           immutable, named by content
 *
 * Any other folder with an index.html is a page at that path. Policy that these pages need: styles
 * inline ('unsafe-inline' for style only), scripts 'self', frames 'self', pictures https:, data:
 * and blob:.
 *
 * The root must be this folder: run `vike build` here, or `build({viteConfig: {root}})` of
 * `vike/api`.
 */
export default defineConfig({
  plugins: [vike(), react(), withoutVikeRouter(), zodWithoutEval()],
  build: {
    outDir: '../dist/builder-app',
    emptyOutDir: true,
    // The same targets as guests' pages. Newer ones emit `(width >= 48em)`, which Safari reads only
    // from 16.4 on; `(width < 48em)` becomes `not (min-width: 48em)`, which is as new, so style
    // sheets use `max-width`.
    target: ['es2022', 'chrome100', 'safari15.4', 'firefox100'],
    cssTarget: ['chrome100', 'safari15.4', 'ios15.4', 'firefox100'],
    // Not `assets/`: that path belongs to the files of published invitations.
    assetsDir: 'app-assets',
    // Templates bring their own fonts and pictures; none may be inlined into the builder's CSS.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  server: {
    fs: { allow: ['..'] },
    ...(process.env.API_ORIGIN && {
      proxy: Object.fromEntries(
        // With a trailing slash: `/api` alone would also match the source file `/api-client.ts`.
        ['/api/', '/media/', '/assets/'].map((path) => [path, process.env.API_ORIGIN as string]),
      ),
    }),
  },
});
