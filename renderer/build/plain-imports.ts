import type { Plugin } from 'vite';

/** Vite's plugin that wraps every `import()` of a build in a helper. */
const WRAPPING = 'native:import-analysis-build';

/**
 * Leaves `import()` as it is. Vite's helper preloads style sheets and further chunks, which no
 * island has, and would be a quarter of the script that every page loads.
 */
export function plainImports(): Plugin {
  return {
    name: 'wedding-invite:plain-imports',
    apply: 'build',
    configResolved({ plugins }) {
      const index = plugins.findIndex(({ name }) => name === WRAPPING);
      if (index < 0) throw new Error(`Vite has no plugin "${WRAPPING}" any more`);
      // The build later reads its plugins from this list.
      (plugins as Plugin[]).splice(index, 1);
    },
  };
}
