import type { Plugin } from 'vite';

/** The module with zod's configuration, which every schema reads when it is made. */
const CONFIGURATION = /\/zod\/v4\/core\/core\.js$/;

/**
 * Keeps zod from compiling schemas with `new Function`: the pages' content security policy forbids
 * it, and the attempt alone is reported, by Firefox as an error in the console. Set in zod's own
 * module, because schemas are made while the application's modules load, in no order of ours.
 */
export function zodWithoutEval(): Plugin {
  return {
    name: 'zod-without-eval',
    apply: 'build',
    transform: {
      filter: { id: CONFIGURATION },
      handler: (code) => ({ code: `${code}\nglobalConfig.jitless = true;\n`, map: null }),
    },
  };
}
