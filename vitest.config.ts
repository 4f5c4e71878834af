import { defineConfig } from 'vitest/config';

const ignored = ['**/node_modules/**', '**/dist/**', '**/.cache/**', 'tests/browser/**'];

/** Runs alone because it measures how long a start takes. */
const alone = ['tests/cluster/second-start.integration.test.ts'];

const unit = {
  // These use every core; the tests that share servers run afterwards.
  maxWorkers: '100%',
  sequence: { groupOrder: 0 },
  // Transformed modules are cached for later files and later runs.
  experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' },
};

export default defineConfig({
  oxc: { jsx: { development: false } },
  test: {
    // The SDK warns at every start that its 2027 releases will need Node 22; our version is pinned.
    env: { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' },
    // Mocks and stubs are undone before the next test, even one of another file.
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
          // Modules are loaded once for all files; each file undoes what it changes.
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
          // jsdom, React and Mantine are loaded once for all files.
          pool: 'threads',
          isolate: false,
          setupFiles: ['tests/support/one-window.ts', 'tests/support/no-owner-stacks.ts'],
          // Bundles each library into one file; otherwise every worker loads hundreds.
          deps: {
            optimizer: {
              client: {
                enabled: true,
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
          // These tests half wait for servers: on two cores, three workers take 23 % less time than
          // two, and a fourth saves nothing more.
          maxWorkers: 3,
          // The product is loaded once for all files: loading takes longer than most tests.
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
