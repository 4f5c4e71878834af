import type { Plugin } from 'vite';

/** What sends every `import()` of a build through a helper. */
const WRAPPING = 'native:import-analysis-build';

/**
 * Leaves `import()` what it is. Vite's helper brings style sheets and further chunks along, which no
 * island has: it would be a quarter of the script that every page loads.
 */
export function plainImports(): Plugin {
  return {
    name: 'wedding-invite:plain-imports',
    apply: 'build',
    configResolved({ plugins }) {
      const index = plugins.findIndex(({ name }) => name === WRAPPING);
      if (index < 0) throw new Error(`Vite has no plugin "${WRAPPING}" any more`);
      // A build takes its plugins from this list afterwards.
      (plugins as Plugin[]).splice(index, 1);
    },
  };
}
