import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { fullInvitation } from '#tests/bench/full-invitation.ts';
import { weddingOf } from '#tests/support/wedding.ts';
import { expect, openCustomize, scrollThrough, test } from './product-test.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** What axe finds on the page as it is now, one line for each kind. */
async function violations(page: Page): Promise<string[]> {
  // Transitions at half their way have half their contrast.
  await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished)));
  // Evaluated, not injected: the page's policy allows no script of ours.
  await page.evaluate(AXE);
  const found = await page.evaluate<Violation[]>('axe.run().then((result) => result.violations)');
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('a guest page', () => {
  for (const [name, viewport] of [
    ['phone', { width: 390, height: 844 }],
    ['desktop', { width: 1280, height: 900 }],
  ] as const) {
    test(`has no violations on a ${name}`, async ({ page, product, watch }) => {
      // The pictures of this content were never uploaded; its music is asked for when it scrolls.
      watch.allow(/answer 404: .*\/media\/|www\.youtube\.com\/iframe_api/);
      const { invitationUrl } = await product.publish(fullInvitation());
      await page.setViewportSize(viewport);
      await page.goto(invitationUrl);
      await scrollThrough(page);
      expect(await violations(page)).toEqual([]);
    });
  }

  test('has no violations with errors in the form, nor after a reply', async ({
    page,
    product,
  }) => {
    const { invitationUrl } = await product.publish(weddingOf('Ana', 'Errors'));
    await page.goto(invitationUrl);
    await page.getByLabel('Full name').scrollIntoViewIfNeeded();
    await expect(page.locator('form[novalidate]')).toBeAttached();
    await page.getByRole('button', { name: 'Send RSVP' }).click();
    expect(await violations(page)).toEqual([]);
    await page.getByLabel('Full name').fill('Grandma Rose');
    await page.getByLabel('Email').fill('rose@example.com');
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Send RSVP' }).click();
    await expect(page.locator('.rsvp-thanks')).toContainText('Grandma Rose');
    expect(await violations(page)).toEqual([]);
  });
});

test('the builder has no violations on its tabs and in its dialogs', async ({ page, product }) => {
  await page.goto(product.url);
  await openCustomize(page);
  expect(await violations(page), 'Customize').toEqual([]);
  await page.getByRole('tab', { name: 'Template' }).click();
  await scrollThrough(page);
  expect(await violations(page), 'Template').toEqual([]);
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(page.locator('iframe').first()).toBeVisible();
  expect(await violations(page), 'Preview').toEqual([]);
  await page.getByRole('button', { name: 'Have a License?' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violations(page), 'license dialog').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Get the License Now!' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violations(page), 'purchase dialog').toEqual([]);
});

test('the dashboard has no violations, empty and with replies', async ({ page, product }) => {
  const couple = await product.publish(weddingOf('Ana', 'Board'));
  await page.goto(couple.dashboardUrl);
  await expect(page.getByText('No responses yet')).toBeVisible();
  expect(await violations(page), 'empty').toEqual([]);
  for (const [name, attendance] of [
    ['Rose', 'Joyfully Accept'],
    ['Tim', 'Regretfully Decline'],
  ]) {
    const reply = { name, email: `${name}@example.com`, attendance, guests: 2 };
    const answer = await fetch(`${product.url}/api/public/rsvp/${couple.cleanUrl}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(reply),
    });
    expect(answer.status).toBe(201);
  }
  await page.reload();
  await expect(page.getByText('Rose').first()).toBeVisible();
  expect(await violations(page), 'with replies').toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await violations(page), 'with replies on a phone').toEqual([]);
});

test('the error page has no violations', async ({ page, product, watch }) => {
  watch.allow(/answer 404: .*\/no\/such\/page/);
  const response = await page.goto(`${product.url}/no/such/page`);
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Page not found')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
