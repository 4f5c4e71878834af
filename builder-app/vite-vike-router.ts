import type { Plugin } from 'vite';

const MODULE = 'vike/getPageContext';
const VIRTUAL = '\0server-routing-page-context';

/**
 * Replaces a module through which vike-react asks vike for the current page. It pulls in vike's
 * whole client router (36 kB), which warns in every visitor's console that it is not meant for such
 * pages. In the client build, the two functions come straight from the file that defines them.
 */
export function withoutVikeRouter(): Plugin {
  const source = new URL(
    '../../shared-server-client/hooks/execHook.js',
    import.meta.resolve(MODULE),
  );
  const path = decodeURIComponent(source.pathname);
  return {
    name: 'without-vike-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id) => (id === MODULE ? VIRTUAL : undefined),
    load: (id) =>
      id === VIRTUAL
        ? `export { providePageContext, getPageContext_sync as getPageContext } from ${JSON.stringify(path)};`
        : undefined,
  };
}
