import { TEMPLATE_IDS } from '#domain/templates/template.ts';
import { weddingOf } from '#tests/support/wedding.ts';
import { expect, fillReply, test, wakeReplyForm } from './template-test.ts';

test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
});

/** APIs newer than the oldest browsers for which the client files are built. */
const NEWER = [
  'String.prototype.toWellFormed',
  'String.prototype.isWellFormed',
  'Array.prototype.findLast',
  'Array.prototype.toSorted',
  'Array.prototype.toReversed',
  'Array.prototype.toSpliced',
  'Array.prototype.with',
  'AbortSignal.any',
  'AbortSignal.timeout',
  'URL.canParse',
  'Object.groupBy',
  'Promise.withResolvers',
];

const WITHOUT_NEWER = NEWER.map((name) => `delete ${name};`).join('');

for (const template of TEMPLATE_IDS) {
  test(`${template} takes a reply from a browser of 2022`, async ({ page, guest }) => {
    await page.addInitScript(WITHOUT_NEWER);
    await guest.open(template);
    await wakeReplyForm(page);
    await fillReply(page, 'Aunt Lena');
    await page.locator('.rsvp-submit').click();
    await expect(page.locator('.rsvp-thanks')).toContainText('Aunt Lena');
  });
}

test('pages lie within a phone in a browser that cannot clip', async ({ page, guest }) => {
  const wide: string[] = [];
  for (const template of TEMPLATE_IDS) {
    const address = await guest.address(template);
    await page.route(address, async (route) => {
      const response = await route.fetch();
      const html = (await response.text())
        .replaceAll('@supports not (overflow:clip)', '@media all')
        .replaceAll(/overflow(?:-[xy])?:clip/g, 'overflow:visible');
      await route.fulfill({ response, body: html });
    });
    await guest.openAt(address);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (beyond > 0) wide.push(`${template} by ${beyond} px`);
  }
  expect(wide).toEqual([]);
});

test('a couple edits its invitation and reads its replies in a browser of 2022', async ({
  page,
  product,
}) => {
  await page.addInitScript(WITHOUT_NEWER);
  const wedding = weddingOf('Ada', 'Older');
  wedding.rsvp.options = ['Yes', 'Perhaps', 'No'];
  const couple = await product.publish(wedding);
  await product.reply(couple, { name: 'Aunt Lena', email: 'lena@example.com', attendance: 'Yes' });
  await page.goto(couple.editUrl);
  await expect(page.getByText(/Live since/)).toBeVisible();
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.getByRole('textbox', { name: 'Answer 1' }).fill('With joy');
  await page.getByRole('button', { name: 'Remove answer 2' }).click();
  expect((await saved).status()).toBe(200);
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(page.frameLocator('iframe').getByText('Ada').first()).toBeVisible();
  await page.goto(couple.dashboardUrl);
  await expect(page.getByText('Aunt Lena')).toBeVisible();
});
