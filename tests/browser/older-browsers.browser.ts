import { TEMPLATE_IDS } from '#domain/templates/template.ts';
import { expect, fillReply, test, wakeReplyForm } from './template-test.ts';

test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
});

/** What came to browsers after those that the client files are built for. */
const NEWER = [
  'String.prototype.toWellFormed',
  'String.prototype.isWellFormed',
  'Array.prototype.findLast',
  'Array.prototype.toSorted',
  'Array.prototype.toReversed',
  'Array.prototype.toSpliced',
  'AbortSignal.any',
  'AbortSignal.timeout',
  'URL.canParse',
  'Object.groupBy',
  'Promise.withResolvers',
];

for (const template of TEMPLATE_IDS) {
  test(`${template} takes a reply from a browser of 2022`, async ({ page, guest }) => {
    await page.addInitScript(NEWER.map((name) => `delete ${name};`).join(''));
    await guest.open(template);
    await wakeReplyForm(page);
    await fillReply(page, 'Aunt Lena');
    await page.locator('.rsvp-submit').click();
    await expect(page.locator('.rsvp-thanks')).toContainText('Aunt Lena');
  });
}
