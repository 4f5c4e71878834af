import { TEMPLATE_IDS } from '#domain/templates/template.ts';
import { serveInPieces } from './in-pieces.ts';
import { shiftsOf, watchShifts } from './shifts.ts';
import { expect, openCover, readThrough, test, wakeReplyForm } from './template-test.ts';

/** Milliseconds by which fonts are delayed, so that they come after the first paint. */
const FONT_DELAY = 500;

for (const template of TEMPLATE_IDS) {
  test.describe(template, () => {
    for (const [device, viewport] of [
      ['phone', { width: 390, height: 844 }],
      ['phone held sideways', { width: 844, height: 390 }],
      ['desktop', { width: 1440, height: 900 }],
    ] as const) {
      test(`moves nothing on a ${device} while it loads and is read`, async ({ page, guest }) => {
        await page.setViewportSize(viewport);
        await page.route('**/*.woff2', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, FONT_DELAY));
          await route.continue();
        });
        await watchShifts(page);
        await page.goto(await guest.address(template));
        await page.evaluate(() => document.fonts.ready);
        expect(await shiftsOf(page), 'while it loads').toEqual([]);
        await openCover(page);
        await expect(page.locator('.far')).toHaveCount(0);
        await readThrough(page);
        await wakeReplyForm(page);
        await page.evaluate(() => document.fonts.ready);
        expect(await shiftsOf(page), 'while it is read').toEqual([]);
      });
    }

    test('moves nothing while it arrives piece by piece', async ({ page, guest, watch }) => {
      const site = await serveInPieces(await guest.address(template));
      watch.allow(new RegExp(site.origin));
      await watchShifts(page);
      await page.goto(`${site.origin}/page`);
      expect(await shiftsOf(page)).toEqual([]);
      site.close();
    });
  });
}
