import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const root = join(import.meta.dirname, '..');

/** Builds the entries that run on Node.js; packages stay in node_modules. */
export default defineConfig({
  root,
  publicDir: false,
  plugins: [react()],
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    minify: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        standalone: 'standalone.ts',
        api: 'api/main.ts',
        worker: 'worker/main.ts',
        'picture-process': 'api/uploads/picture-process.ts',
        'render-thread': 'worker/render-thread.ts',
        'move-to-servers': 'infra/move-to-servers/main.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
  ssr: { external: true },
});
