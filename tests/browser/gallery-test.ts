import { fileURLToPath } from 'node:url';
import { test as base, expect } from '@playwright/test';
import { STILL_CONTEXT, STILL_LAUNCH } from '#renderer/gallery/still.ts';
import { TEST_BROWSER } from '#tests/support/chromium.ts';
import {
  removeFolder,
  startProcess,
  temporaryFolder,
  untilReady,
} from '#tests/support/servers/server-process.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * For tests of pages as `npm run gallery` renders them from the built client, in a browser in which
 * nothing moves.
 */
export const test = base.extend<object, { gallery: (slug: string) => string }>({
  gallery: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from it
    async ({}, use) => {
      const folder = await temporaryFolder('gallery');
      const states = ['full', 'long-names', 'arabic'].flatMap((state) => ['--state', state]);
      const gallery = startProcess(process.execPath, [
        '--import',
        'tsx',
        `${ROOT}renderer/gallery/gallery.ts`,
        '--pages-only',
        '--folder',
        folder,
        ...states,
      ]);
      const address = () => /http:\/\/localhost:\d+/.exec(gallery.output())?.[0];
      await untilReady('gallery', gallery, async () => expect(address()).toBeDefined(), 120_000);
      await use((slug) => `${address()}/${slug}`);
      await gallery.end();
      await removeFolder(folder);
    },
    { scope: 'worker', timeout: 150_000 },
  ],
});

test.use({
  ...STILL_CONTEXT,
  contextOptions: { reducedMotion: STILL_CONTEXT.reducedMotion },
  launchOptions: { ...STILL_LAUNCH, executablePath: TEST_BROWSER },
});

export { expect };
