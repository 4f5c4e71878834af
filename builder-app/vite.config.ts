import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { chunkGroups } from './vite-chunks.ts';
import { withoutVikeRouter } from './vite-vike-router.ts';

/*
 * Builds the application that couples (and lost guests) see into `dist/builder-app/client/`, all of
 * it HTML and files; nothing of vike runs in production. The server needs to know only this:
 *
 *   index.html              /                 the builder
 *   dashboard/index.html    /dashboard, /dashboard/{id}   the owner's replies; reads the address itself
 *   invitation/index.html   /{cleanUrl}       when no page is published yet (200) or there is none (404)
 *   preview/index.html      /preview          the invitation inside the builder's frame (same origin only)
 *   error/index.html        anything else     with the answer's status, which the page reads and explains
 *   404.html                (the same page, written because vike always writes it)
 *   app-assets/*            immutable, named by content
 *
 * Any other folder with an index.html is a page at that path. Policy that these pages need: styles
 * inline ('unsafe-inline' for style only), scripts 'self', frames 'self', pictures https:, data: and blob:.
 *
 * The root must be this folder: run `vike build` here, or `build({viteConfig: {root}})` of `vike/api`.
 */
export default defineConfig({
  plugins: [vike(), react(), withoutVikeRouter()],
  build: {
    outDir: '../dist/builder-app',
    emptyOutDir: true,
    // As for guests' pages. Newer targets write `(width >= 48em)`, which Safari reads only from 16.4
    // on; `(width < 48em)` becomes `not (min-width: 48em)`, as new, so style sheets say `max-width`.
    target: ['es2022', 'chrome100', 'safari15.4', 'firefox100'],
    cssTarget: ['chrome100', 'safari15.4', 'firefox100'],
    // Not `assets/`: that path belongs to the files of published invitations.
    assetsDir: 'app-assets',
    // Templates bring fonts and pictures of their own; none may be inlined into the builder's CSS.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  server: {
    fs: { allow: ['..'] },
    ...(process.env.API_ORIGIN && {
      proxy: Object.fromEntries(
        // With a slash: `/api` alone would also take the source file `/api-client.ts`.
        ['/api/', '/media/', '/assets/'].map((path) => [path, process.env.API_ORIGIN as string]),
      ),
    }),
  },
});
