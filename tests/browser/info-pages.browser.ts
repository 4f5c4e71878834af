import type { Page } from '@playwright/test';
import { TEMPLATE_IDS } from '#domain/templates/template.ts';
import { violations } from './axe.ts';
import { beyondTheEdges } from './outside.ts';
import { expect, test } from './product-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The footer's links, except the one to the builder: link text, path, heading. */
const PAGES = [
  ['How It Works', '/how-it-works', 'How It Works'],
  ['FAQ & Help', '/faq', 'FAQ & Help'],
  ['Contact', '/contact', 'Contact'],
  ['Careers', '/careers', 'Careers'],
  ['Terms of Service', '/terms', 'Terms of Service'],
  ['Privacy Policy', '/privacy', 'Privacy Policy'],
] as const;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const footerLinks = (page: Page) => page.getByRole('navigation', { name: 'About Wedding Invite' });

test('each link of the Template tab’s footer leads to a page, and that page back home', async ({
  page,
  product,
}) => {
  for (const [link, path, title] of PAGES) {
    await page.goto(product.url);
    const [answer] = await Promise.all([
      page.waitForResponse(`${product.url}${path}`),
      footerLinks(page).getByRole('link', { name: link }).click(),
    ]);
    expect(answer.status(), path).toBe(200);
    await expect(heading(page, title)).toBeVisible();
    await expect(page).toHaveTitle(`${title} · Wedding Invite`);
    await expect(footerLinks(page).locator('[aria-current=page]')).toHaveText([link]);
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL(`${product.url}/`);
  }
});

for (const [, path, title] of PAGES) {
  test(`${path} has no violations and fits every width`, async ({ page, product }) => {
    await page.goto(product.url + path);
    await expect(page.getByRole('link', { name: 'support@example.com' }).first()).toBeVisible();
    for (const summary of await page.locator('summary').all()) await summary.click();
    expect(await violations(page)).toEqual([]);
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await beyondTheEdges(page), `${width} px`).toEqual([]);
    }
    await expect(heading(page, title)).toBeVisible();
  });
}

test('the support address arrives without moving what is around it', async ({ page, product }) => {
  for (const path of ['/contact', '/careers']) {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/config', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(product.url + path);
    const footer = page.getByRole('contentinfo');
    await page.evaluate(() => document.fonts.ready);
    const before = await footer.boundingBox();
    const address = page.getByRole('main').getByRole('link', { name: 'support@example.com' });
    await expect(address).toHaveCount(0);
    await expect(page.getByText('could not be loaded')).toHaveCount(0);
    answer();
    await expect(address).toHaveAttribute('href', /^mailto:support@example\.com\?subject=/);
    expect(await footer.boundingBox(), path).toEqual(before);
    await page.unroute('**/api/config');
  }
});

test('a support address that does not load is reported instead of awaited', async ({
  page,
  product,
  watch,
}) => {
  watch.allow(/api\/config|ERR_FAILED/);
  await page.route('**/api/config', (route) => route.abort());
  await page.goto(`${product.url}/contact`);
  const said = page.getByText('The address could not be loaded. Please reload this page.');
  await expect(said).toBeVisible({ timeout: 15_000 });
});

test('several answers of the FAQ can be open at once, and each is closed separately', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/faq`);
  const entries = page.locator('details');
  await expect(entries).toHaveCount(9);
  await expect(page.locator('details[open]')).toHaveCount(0);
  const first = entries.nth(0);
  const third = entries.nth(2);
  await first.locator('summary').click();
  await third.locator('summary').focus();
  await page.keyboard.press('Enter');
  const answer = first.getByText(`Choose one of the ${TEMPLATE_IDS.length} templates`);
  await expect(answer).toBeVisible();
  await expect(third.getByText('Yes, as often as you like')).toBeVisible();
  await first.locator('summary').click();
  await expect(answer).toBeHidden();
  await expect(third.getByText('Yes, as often as you like')).toBeVisible();
});

test('questions of the FAQ show in forced colours that they open', async ({ page, product }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${product.url}/faq`);
  const plus = await page
    .locator('summary')
    .first()
    .evaluate((summary) => getComputedStyle(summary, '::after').backgroundImage);
  expect(plus).toContain('gradient');
});

test('a link to an answer of the FAQ opens it', async ({ page, product }) => {
  await page.goto(`${product.url}/faq#domains`);
  await expect(page.locator('details[open] summary')).toHaveText(['Can I use my own domain?']);
  await expect(page.getByText('Not currently.')).toBeInViewport();
});

test('every answer of the FAQ is on paper', async ({ page, product }) => {
  await page.goto(`${product.url}/faq`);
  await page.emulateMedia({ media: 'print' });
  const answers = page.locator('details > div');
  await expect(answers).toHaveCount(9);
  for (const answer of await answers.all()) {
    expect((await answer.boundingBox())?.height).toBeGreaterThan(20);
    expect(await answer.evaluate((element) => element.checkVisibility())).toBe(true);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages are complete, and the FAQ opens', async ({ page, product }) => {
    for (const [, path, title] of PAGES) {
      await page.goto(product.url + path);
      await expect(heading(page, title)).toBeVisible();
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{40}/);
    }
    await expect(page.getByText('not aimed at children under 13')).toBeVisible();
    await page.goto(`${product.url}/contact`);
    await expect(page.locator('main noscript')).toBeVisible();
    await page.goto(`${product.url}/faq`);
    await page.getByText('Can I see who has viewed my invitation?').click();
    await expect(page.getByText('Views are not tracked')).toBeVisible();
  });
});
