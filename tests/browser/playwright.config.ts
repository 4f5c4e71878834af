import { defineConfig } from '@playwright/test';
import { TEST_BROWSER, WHOLE_BROWSER, WHOLE_BROWSER_ARGS } from '#tests/support/chromium.ts';

const json = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;

/** What a page does to the eye while it comes, as in the browser that people have. */
const MEASURED = /(?:shifts|first-paint)\.browser\.ts$/;

export default defineConfig({
  testDir: '.',
  testMatch: '*.browser.ts',
  outputDir: '../../test-results',
  // Each worker starts the whole product; tests use two cores.
  workers: 2,
  timeout: 60_000,
  // A browser without a graphics card stops drawing now and then; what is wrong with a page is wrong
  // twice. `npm test` names what needed a second try, and fails when that is more than a few.
  retries: 1,
  expect: {
    timeout: 10_000,
    // Other versions of Chromium and of its libraries smooth edges a little differently.
    toMatchSnapshot: { threshold: 0.1, maxDiffPixelRatio: 0.001 },
  },
  snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
  updateSnapshots: 'none',
  reporter: json ? [['dot'], ['json', { outputFile: json }]] : [['list']],
  projects: [
    {
      name: 'measured',
      testMatch: MEASURED,
      use: { launchOptions: { executablePath: WHOLE_BROWSER, args: WHOLE_BROWSER_ARGS } },
    },
    {
      name: 'used',
      testIgnore: MEASURED,
      use: { launchOptions: { executablePath: TEST_BROWSER, args: ['--no-sandbox'] } },
    },
  ],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    // Of second tries, without its film: traces of all cost a fourteenth, films as much as the tests.
    trace: { mode: 'on-first-retry', screenshots: false },
  },
});
