import type { Plugin } from 'vite';

const MODULE = 'vike/getPageContext';
const VIRTUAL = '\0server-routing-page-context';

/**
 * vike-react asks vike for the current page through a module that carries vike's whole client
 * router (36 kB), which warns in every visitor's console that it is not meant for pages like these.
 * In browsers the two functions are taken from where that module has them.
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
