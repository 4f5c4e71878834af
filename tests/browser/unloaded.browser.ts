import type { Page } from '@playwright/test';
import { weddingOf } from '#tests/support/wedding.ts';
import { expect, test } from './product-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ context, watch }) => {
  watch.allow(/answer 500|could not be loaded/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
});

const serverFails = (page: Page) =>
  page.route('**/api/invitations/**', (route) =>
    route.fulfill({ status: 500, json: { error: 'Something went wrong' } }),
  );

async function openPreview(page: Page) {
  await page.getByRole('tab', { name: 'Preview' }).click();
  const preview = page.getByRole('tabpanel', { name: 'Preview' });
  // Shown after two retries, seconds apart.
  const failed = preview.getByText('Your invitation could not be loaded');
  await expect(failed).toBeVisible({ timeout: 20_000 });
  return { preview, share: preview.getByRole('button', { name: 'Share Invitation' }) };
}

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('a couple whose invitation does not load can still share their link', async ({
  page,
  product,
}) => {
  await product.publish(weddingOf('Anna', 'Namesake'));
  const { editUrl, invitationUrl } = await product.publish(weddingOf('Anna', 'Namesake'));
  expect(invitationUrl).toMatch(/\/anna-namesake-2$/);
  await page.goto(editUrl);
  await expect(page.getByText(/Live since/)).toBeVisible();
  await serverFails(page);
  await page.reload();
  const { preview, share } = await openPreview(page);
  await share.click();
  await expect(page.getByText('Invitation link copied to clipboard!')).toBeVisible();
  expect(await clipboard(page)).toBe(invitationUrl);
  await page.unroute('**/api/invitations/**');
  await preview.getByRole('button', { name: 'Try Again' }).click();
  await expect(preview.getByText('Your invitation could not be loaded')).toBeHidden();
});

test('an unknown link is not shared without names, and with names only after a warning', async ({
  page,
  product,
}) => {
  const { editUrl } = await product.publish(weddingOf('Anna', 'Unknown'));
  await serverFails(page);
  await page.goto(editUrl);
  const { share } = await openPreview(page);
  await page.evaluate(() => navigator.clipboard.writeText('before'));
  await share.click();
  await expect(page.getByText('Your link is not known yet')).toBeVisible();
  expect(await clipboard(page)).toBe('before');
  await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('tab', { name: 'Customize' }).click();
  await page.getByLabel("Bride's name").fill('Anna');
  await page.getByLabel("Groom's name").fill('Unknown');
  await openPreview(page);
  await share.click();
  await expect(page.getByText('Open this link before you send it')).toBeVisible();
  await expect.poll(() => clipboard(page)).toBe(`${product.url}/anna-unknown`);
});
