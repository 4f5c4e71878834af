import { defineConfig } from '@playwright/test';
import { TEST_BROWSER, WHOLE_BROWSER, WHOLE_BROWSER_ARGS } from '#tests/support/chromium.ts';

const json = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;

/** Tests with a server of their own, which one worker starts. They come first: last, it would be alone. */
const LOOKS = /looks\.browser\.ts$/;
/** Tests of what is seen while a page loads, run in the full browser that people have. */
const MEASURED = /(?:shifts|first-paint)\.browser\.ts$/;

export default defineConfig({
  testDir: '.',
  testMatch: '*.browser.ts',
  outputDir: '../../test-results',
  // Tests wait a tenth of the time: on two cores, three workers take 9 % less time than two. Each
  // starts the whole product.
  workers: 3,
  timeout: 60_000,
  // Without a graphics card, a browser now and then stops drawing; a real defect fails twice.
  // `npm test` names the tests that needed a second try, and fails when they are more than a few.
  retries: 1,
  expect: {
    timeout: 10_000,
    // Other versions of Chromium and its libraries antialias edges slightly differently.
    toMatchSnapshot: { threshold: 0.1, maxDiffPixelRatio: 0.001 },
  },
  snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
  updateSnapshots: 'none',
  reporter: json ? [['dot'], ['json', { outputFile: json }]] : [['list']],
  projects: [
    { name: 'looks', testMatch: LOOKS },
    {
      name: 'measured',
      testMatch: MEASURED,
      use: { launchOptions: { executablePath: WHOLE_BROWSER, args: WHOLE_BROWSER_ARGS } },
    },
    {
      name: 'used',
      testIgnore: [LOOKS, MEASURED],
      use: { launchOptions: { executablePath: TEST_BROWSER, args: ['--no-sandbox'] } },
    },
  ],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    // Only on a second try, and without screenshots: tracing every test would take 7 % more time,
    // screenshots as much again as the tests themselves.
    trace: { mode: 'on-first-retry', screenshots: false },
  },
});
