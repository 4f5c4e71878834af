import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { expect, test } from './product-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Returns width and height of the window as the invitation in its frame sees them. */
const innerSize = (page: Page) =>
  page
    .frames()
    .find((frame) => frame.url().endsWith('/preview'))
    ?.evaluate(() => [innerWidth, innerHeight]);

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test('a template is tried on another device at that device’s own size', async ({
  page,
  product,
}) => {
  const answer = await page.goto(`${product.url}/test-mobile`);
  expect(answer?.status()).toBe(200);
  const sample = page.frameLocator('iframe');
  await expect(sample.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await innerSize(page)).toEqual([390, 844]);
  await expect(page.getByText('390 × 844, shown at 71 %')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Guests tap with their thumbs' })).toBeVisible();

  await page.getByLabel('Template').selectOption('Serene Lens');
  await page.getByLabel('Device').selectOption({ value: 'ipad-mini' });
  await page.getByRole('radio', { name: 'Portrait' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByTitle('Serene Lens on iPad Mini, landscape')).toBeVisible();
  await expect(sample.getByRole('heading', { level: 1 })).toContainText('Maren');
  expect(await innerSize(page)).toEqual([1024, 768]);
  await expect(page.getByRole('heading', { name: 'Photographs are shown large' })).toBeVisible();

  await page.reload();
  await expect(page.getByTitle('Serene Lens on iPad Mini, landscape')).toBeVisible();
  await expect(page.getByLabel('Device')).toHaveValue('ipad-mini');
});

test('the tool has no violations and does not scroll sideways at any width', async ({
  page,
  product,
}) => {
  for (const device of ['iphone-se', 'desktop']) {
    await page.goto(`${product.url}/test-mobile?device=${device}`);
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status')).toContainText('for ');
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => sideways(page), `${device} at ${width} px`).toBe(width);
    }
    expect(await violations(page), device).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await violations(page), `${device} on a phone`).toEqual([]);
  }
});
