import type { Plugin } from 'vite';

/** React's `typeof` checks, with their results in supported browsers (`build.target`). */
const ANSWERS: Readonly<Record<string, 'function' | 'object' | 'undefined'>> = {
  window: 'object',
  'window.document': 'object',
  'window.document.createElement': 'function',
  document: 'object',
  performance: 'object',
  'performance.now': 'function',
  WeakMap: 'function',
  WeakSet: 'function',
  AbortController: 'function',
  MessageChannel: 'function',
  clearTimeout: 'function',
  queueMicrotask: 'function',
  reportError: 'function',
  setTimeout: 'function',
  // For Node, developer tools, transitions and suspending style sheets, none of which pages use.
  process: 'undefined',
  'process.emit': 'undefined',
  setImmediate: 'undefined',
  __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
  navigation: 'undefined',
  'performance.getEntriesByType': 'undefined',
  'window.ErrorEvent': 'undefined',
};

const ASKED = /\btypeof ([\w$.]+)/g;

/**
 * Replaces React's `typeof` checks with their results at build time, so that the minifier drops the
 * other branches. Our own scripts keep theirs. The build fails when React lacks a listed check.
 */
export function leanReact(): Plugin {
  const asked = new Set<string>();
  return {
    name: 'wedding-invite:lean-react',
    apply: 'build',
    transform: {
      order: 'pre',
      filter: { id: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]cjs[\\/]/ },
      handler: (code) =>
        code.replaceAll(ASKED, (question, name: string) => {
          const answer = ANSWERS[name];
          if (answer === undefined) return question;
          asked.add(name);
          return JSON.stringify(answer);
        }),
    },
    buildEnd() {
      const idle = Object.keys(ANSWERS).filter((name) => !asked.has(name));
      if (idle.length > 0) this.error(`React asks no more for ${idle.join(', ')}`);
    },
  };
}
