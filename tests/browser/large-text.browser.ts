import { TEMPLATE_IDS } from '#domain/templates/template.ts';
import { TEST_BROWSER } from '#tests/support/chromium.ts';
import { brokenWords } from './broken-words.ts';
import { beyondTheEdges } from './outside.ts';
import { expect, openCover, readThrough, test } from './template-test.ts';

// As on phones whose owner has set the browser's text to twice its size: unlike a larger font of the
// document, it counts in media queries too.
test.use({
  launchOptions: {
    executablePath: TEST_BROWSER,
    args: ['--no-sandbox', '--blink-settings=defaultFontSize=32'],
  },
  contextOptions: { reducedMotion: 'reduce' },
});

/** Longer ones may break: not every phone has room for them. */
const WORD = String.raw`(?<![\p{L}\p{M}])[\p{L}\p{M}]{1,16}(?![\p{L}\p{M}])`;
/** What is read at a glance, or pressed. An initial at a text's beginning stands apart from its word. */
const SHORT_TEXTS =
  'h1, h2, h3, dt, dd, time, label, legend, .button, .names, .rsvp-deadline, .quiet-link, .event-link, ' +
  '.event-where, .countdown-label, .significance, .data-table:not(.protocol)';

for (const template of TEMPLATE_IDS) {
  test(`${template} breaks no word of a phone’s large text`, async ({ page, guest }) => {
    await page.goto(await guest.address(template));
    // The last is as many letters wide as a phone of 360 pixels with text at 150 %.
    for (const width of [390, 360, 480]) {
      await page.setViewportSize({ width, height: 844 });
      expect(
        await brokenWords(page.locator(SHORT_TEXTS), WORD),
        `as it comes, ${width} px`,
      ).toEqual([]);
    }
    await openCover(page);
    await readThrough(page);
    for (const width of [390, 360, 480]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await brokenWords(page.locator(SHORT_TEXTS), WORD), `${width} px`).toEqual([]);
      expect(await beyondTheEdges(page), `${width} px`).toEqual([]);
    }
  });
}

test('islamic-serenity leads through all its pictures on a phone with large text', async ({
  page,
  guest,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await guest.open('islamic-serenity', 'twenty-pictures');
  await readThrough(page);
  const next = page.getByRole('button', { name: 'Next pictures' });
  for (const place of [2, 3, 4, 5, 6, 7, 8, 9, 10]) {
    await next.click();
    await expect(page.locator('.pager-place')).toHaveText(`${place} / 10`);
    await expect(page.locator('.gallery-item').nth(2 * place - 1)).toBeInViewport({ ratio: 0.5 });
  }
  await next.click();
  await expect(page.locator('.pager-place')).toHaveText('1 / 10');
});
