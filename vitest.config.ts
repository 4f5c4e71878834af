import { defineConfig } from 'vitest/config';

const ignored = ['**/node_modules/**', '**/dist/**', '**/.cache/**', 'tests/browser/**'];

/** Measures how long a start takes: nothing else may run. */
const alone = ['tests/cluster/start.integration.test.ts'];

const unit = {
  // Every core; the tests that share servers come after.
  maxWorkers: '100%',
  sequence: { groupOrder: 0 },
  // What was transformed once is read again, by later files and by later runs.
  experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' },
};

export default defineConfig({
  oxc: { jsx: { development: false } },
  test: {
    // It says on every start that releases of 2027 will need Node 22; this one is pinned.
    env: { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' },
    // What a test has mocked or stubbed is put back before the next one, also that of another file.
    setupFiles: ['tests/support/put-back.ts'],
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...ignored, '**/*.{dom,integration}.test.{ts,tsx}'],
          pool: 'threads',
          // What many files import is loaded once for all; each tidies up what it touches.
          isolate: false,
          ...unit,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-dom',
          include: ['**/*.dom.test.{ts,tsx}'],
          exclude: ignored,
          environment: 'jsdom',
          // jsdom, React and Mantine are loaded once for all.
          pool: 'threads',
          isolate: false,
          setupFiles: ['tests/support/one-window.ts'],
          // One file of each library instead of its hundreds, for every worker again.
          deps: {
            optimizer: {
              client: {
                enabled: true,
                // As in any test: Mantine measures no text fields where nothing is laid out.
                rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"test"' } } },
                include: [
                  '@mantine/core',
                  '@mantine/dates',
                  '@mantine/hooks',
                  '@mantine/notifications',
                  '@tanstack/react-query',
                  'react-hook-form',
                ],
              },
            },
          },
          ...unit,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['**/*.integration.test.ts'],
          exclude: [...ignored, ...alone],
          globalSetup: 'tests/support/global-setup.ts',
          testTimeout: 20_000,
          hookTimeout: 60_000,
          // Most of their time they wait for servers: two at once leave a core to these.
          maxWorkers: 2,
          // The product is loaded once for all files, which takes longer than most of their tests.
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'integration-alone',
          include: alone,
          testTimeout: 20_000,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
