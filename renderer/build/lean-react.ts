import type { Plugin } from 'vite';

/** What React asks for before it uses it, and what a page's browser answers (`build.target`) or need not. */
const ANSWERS: Readonly<Record<string, 'function' | 'object' | 'undefined'>> = {
  window: 'object',
  'window.document': 'object',
  'window.document.createElement': 'function',
  document: 'object',
  performance: 'object',
  'performance.now': 'function',
  AbortController: 'function',
  MessageChannel: 'function',
  clearTimeout: 'function',
  queueMicrotask: 'function',
  reportError: 'function',
  setTimeout: 'function',
  // Node, developer tools, transitions, style sheets that hold up a part: of which a page has none.
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
 * Answers what React asks of its surroundings while it is built, so that the minifier drops what the
 * other answer would need. In React alone: what our own scripts ask stays a question.
 */
export function leanReact(): Plugin {
  const asked = new Set<string>();
  return {
    name: 'wedding-invite:lean-react',
    apply: 'build',
    transform: {
      order: 'pre',
      filter: { id: /node_modules[\\/](?:react|react-dom|scheduler)[\\/].*\.production\.js/ },
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
