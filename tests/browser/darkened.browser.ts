import type { Page } from '@playwright/test';
import { TEMPLATE_IDS } from '#domain/templates/template.ts';
import { expect, test, wakeReplyForm } from './template-test.ts';

// As on a phone in its dark theme whose browser darkens what is not made for it.

test.use({
  viewport: { width: 390, height: 844 },
  colorScheme: 'dark',
  contextOptions: { reducedMotion: 'reduce' },
});

async function darkenPages(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setAutoDarkModeOverride', { enabled: true });
}

for (const template of TEMPLATE_IDS) {
  test(`${template} keeps its colours where a browser darkens pages`, async ({ page, guest }) => {
    const answers = page.locator('.field-attendance');
    const open = async () => {
      await guest.open(template);
      await wakeReplyForm(page);
      // Nothing that floats lies on it.
      await answers.evaluate((field) => field.scrollIntoView({ block: 'center' }));
    };
    await open();
    const usual = await answers.screenshot();
    await darkenPages(page);
    await open();
    await expect.poll(async () => (await answers.screenshot()).equals(usual)).toBe(true);
  });
}

test('an address without an invitation keeps its colours where a browser darkens pages', async ({
  page,
  product,
  watch,
}) => {
  watch.allow(/answer 404: .*(?:nobody-here|api\/public\/invitation)/);
  const heading = () => page.getByRole('heading', { level: 1 }).screenshot();
  await page.goto(`${product.url}/nobody-here`);
  const usual = await heading();
  await darkenPages(page);
  await page.goto(`${product.url}/nobody-here`);
  expect((await heading()).equals(usual)).toBe(true);
});

test('the builder keeps its colours where a browser darkens pages', async ({ page, product }) => {
  const heading = async () => {
    await page.goto(`${product.url}/how-it-works`);
    await page.evaluate(() => document.fonts.ready);
    return page.getByRole('heading', { level: 1 }).screenshot();
  };
  const usual = await heading();
  await darkenPages(page);
  expect((await heading()).equals(usual)).toBe(true);
});
