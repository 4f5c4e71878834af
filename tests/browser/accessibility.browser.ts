import type { Locator } from '@playwright/test';
import { weddingOf } from '#tests/support/wedding.ts';
import { violations } from './axe.ts';
import { expect, openCustomize, scrollThrough, test } from './product-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

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

test('fields and switches stand out from the card that they are on', async ({ page, product }) => {
  await page.goto(product.url);
  await openCustomize(page);
  const contrasts = await page.locator('form').evaluate((form) => {
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
        const share = Number(part) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrast = (edge: Element) => {
      const card = edge.closest('section');
      if (!card) throw new Error('A field is on no card');
      const [dark = 0, light = 0] = [
        luminance(
          getComputedStyle(edge)[edge.matches('span') ? 'backgroundColor' : 'borderTopColor'],
        ),
        luminance(getComputedStyle(card).backgroundColor),
      ].sort((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    };
    const edges = form.querySelectorAll(
      'input:not([type="file"], [type="hidden"], [role="switch"]), textarea:not([aria-hidden]), ' +
        '[role="switch"] + span',
    );
    return [...edges].map(contrast);
  });
  expect(contrasts.length).toBeGreaterThan(16);
  // (WCAG 1.4.11)
  expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(3);
});

test('the days around a month, which can be chosen, are not faded', async ({ page, product }) => {
  await page.goto(product.url);
  await openCustomize(page);
  await page.getByLabel('Countdown date').fill('June 19, 2030');
  const lastOfMay = page.getByRole('button', { name: '31 May 2030' });
  await expect(lastOfMay).toBeEnabled();
  // Faded, they have a contrast of 2:1. axe cannot tell, with so few letters.
  await expect(lastOfMay).toHaveCSS('opacity', '1');
});

test('switches, chosen days, focused fields and notices show in forced colours', async ({
  page,
  product,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(product.url);
  await openCustomize(page);
  const colour = (part: Locator) =>
    part.evaluate((element) => getComputedStyle(element).backgroundColor);

  const music = page.getByRole('region', { name: 'Background Music' });
  const track = music.locator('[role="switch"] + span').first();
  const thumb = track.locator('> *').first();
  const off = await colour(track);
  await expect(track).toHaveCSS('border-top-style', 'solid');
  await expect(thumb).not.toHaveCSS('background-color', off);
  await track.click();
  await expect(track).not.toHaveCSS('background-color', off);
  await expect(thumb).not.toHaveCSS('background-color', await colour(track));

  const day = page.getByLabel('Countdown date');
  await day.click();
  await page.getByRole('button', { name: 'Next month' }).click();
  const chosen = page.getByRole('button', { name: /^15 / });
  await chosen.click();
  await day.click();
  const other = page.getByRole('button', { name: /^16 / });
  await expect(chosen).not.toHaveCSS('background-color', await colour(other));
  await expect(day).toHaveCSS('outline-style', 'solid');

  await page.getByRole('button', { name: 'Remove Chapter 3' }).click();
  await expect(page.locator('.mantine-Notification-root')).toHaveCSS('border-top-style', 'solid');
});

test('a keyboard user who chooses a template continues at the form’s tab', async ({
  page,
  product,
}) => {
  await page.goto(product.url);
  const card = page.getByRole('button', { name: /^Floral Elegance/ });
  await expect(page.getByRole('tab', { name: 'Customize' })).toBeVisible();
  await card.press('Enter');
  await expect(page.getByRole('tab', { name: 'Customize' })).toBeFocused();
});

test('a keyboard user who goes back from the form to the top bar sees where the focus is', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(product.url);
  await openCustomize(page);
  const bar = page.getByRole('navigation', { name: 'Builder' });
  const tab = bar.getByRole('tab', { name: 'Customize' });
  const license = bar.getByRole('button', { name: 'Have a License?' });
  await page.getByRole('textbox', { name: 'Quote' }).focus();
  await expect(license).not.toBeInViewport();
  await tab.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(license).toBeFocused();
  await expect(license).toBeInViewport({ ratio: 1 });
});

test('the dashboard has no violations, empty and with replies', async ({ page, product }) => {
  const couple = await product.publish(weddingOf('Ana', 'Board'));
  await page.goto(couple.dashboardUrl);
  await expect(page.getByText('No responses yet')).toBeVisible();
  expect(await violations(page), 'empty').toEqual([]);
  for (const [name, attendance] of [
    ['Rose', 'Joyfully Accept'],
    ['Tim', 'Regretfully Decline'],
  ] as const) {
    await product.reply(couple, { name, email: `${name}@example.com`, attendance, guests: 2 });
  }
  await page.reload();
  await expect(page.getByText('Rose').first()).toBeVisible();
  expect(await violations(page), 'with replies').toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await violations(page), 'with replies on a phone').toEqual([]);
  for (const name of ['Rose', 'Tim']) {
    await page.getByRole('button', { name: `Remove the reply of ${name}` }).press('Enter');
  }
  await expect(page.getByRole('region', { name: 'Responses' })).toBeFocused();
  await page.getByText('2 removed replies').click();
  expect(await violations(page), 'with replies removed').toEqual([]);
});

test('the error page has no violations', async ({ page, product, watch }) => {
  watch.allow(/answer 404: .*\/no\/such\/page/);
  const response = await page.goto(`${product.url}/no/such/page`);
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Page not found')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
