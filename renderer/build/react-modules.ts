import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What imports of React lead to in production, below `node_modules`. */
const FILES: Readonly<Record<string, string>> = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
};

const REQUIRED = /(\w+) = require\("([\w-]+)"\)/g;
const EXPORTED = /\bexports\.(\w+)/g;

/**
 * Turns React, which is published as CommonJS, into ES modules, so that the bundler leaves out what
 * no page imports. The build fails when React is written in a way that this does not know.
 */
export function reactModules(rendererDir: string): Plugin {
  return {
    name: 'wedding-invite:react-modules',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => FILES[id] && join(rendererDir, '../node_modules', FILES[id]),
    transform: {
      order: 'pre',
      filter: { id: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]cjs[\\/]/ },
      handler(code) {
        const module = toModule(code);
        if (/\b(?:exports\.|require\()/.test(module))
          this.error('React is written in an unknown way');
        return module;
      },
    },
  };
}

/** Turns a script of React's with its `require` and `exports` into an ES module. */
export function toModule(code: string): string {
  const imports = [...code.matchAll(REQUIRED)].map(
    ([, local, name]) => `import * as ${local} from "${name}";`,
  );
  const names = new Set([...code.matchAll(EXPORTED)].map(([, name]) => name));
  const body = code
    .replace(/^var (?:\w+ = require\("[\w-]+"\)[,;]\s*)+/m, '')
    .replaceAll(/^exports\.(?=\w+ =)/gm, 'var exports.')
    .replaceAll(EXPORTED, 'exported_$1');
  const exports = [...names].map((name) => `exported_${name} as ${name}`);
  return `${imports.join('\n')}\n${body}\nexport { ${exports.join(', ')} };\n`;
}
