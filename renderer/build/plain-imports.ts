import type { Plugin } from 'vite';

/** The module through which Vite sends every `import()` of a build. */
const HELPER = '\0vite/preload-helper.js';

/**
 * Leaves `import()` what it is. Vite's helper brings style sheets and further chunks along, which no
 * island has: it would be a quarter of the script that every page loads.
 */
export function plainImports(): Plugin {
  return {
    name: 'wedding-invite:plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load();' : undefined),
  };
}
