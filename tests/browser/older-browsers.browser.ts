import type { Page } from '@playwright/test';
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

/** Serves a page with other styles. */
async function restyle(page: Page, address: string, change: (html: string) => string) {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}

test('pages lie within a phone in a browser that cannot clip', async ({ page, guest }) => {
  const wide: string[] = [];
  for (const template of TEMPLATE_IDS) {
    const address = await guest.address(template);
    await restyle(page, address, (html) =>
      html
        .replaceAll('@supports not (overflow:clip)', '@media all')
        .replaceAll(/overflow(?:-[xy])?:clip/g, 'overflow:visible'),
    );
    await guest.openAt(address);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (beyond > 0) wide.push(`${template} by ${beyond} px`);
  }
  expect(wide).toEqual([]);
});

/** Where each element of the cover and of the first part lies, and how large its letters are. */
const firstView = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const elements = document.querySelectorAll('.cover, .cover *, .hero, .hero *');
    return [...elements].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${element.className} ${[x, y, width, height].map(Math.round)} ${getComputedStyle(element).fontSize}`;
    });
  });

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]) {
  test(`the first view is the same at ${viewport.width} px without the unit svh`, async ({
    page,
    guest,
  }) => {
    await page.setViewportSize(viewport);
    await page.clock.setFixedTime(new Date('2026-06-01T12:00:00Z'));
    for (const template of TEMPLATE_IDS) {
      const address = await guest.address(template);
      await page.goto(address);
      const usual = await firstView(page);
      await restyle(page, address, (html) => html.replaceAll(/(\d)svh/g, '$1unknown'));
      await page.goto(address);
      expect(await firstView(page), template).toEqual(usual);
      await page.unroute(address);
    }
  });
}

test('no line, shadow or button is lost where colours cannot be mixed', async ({ page, guest }) => {
  const looksAt = async (address: string) => {
    await guest.openAt(address);
    // Elements are named by their first class, which may be the one that goes.
    await expect(page.locator('.far')).toHaveCount(0);
    await page.locator('.button:visible').first().hover();
    return page.evaluate(() =>
      [...document.querySelectorAll('.invitation :not(.rsvp *)')].map((element) => {
        for (const transition of element.getAnimations()) transition.finish();
        const style = getComputedStyle(element);
        const looks = [style.boxShadow === 'none', style.borderTopStyle, style.borderLeftStyle];
        if (element.matches('.button:hover, .music-bar *'))
          looks.push(style.backgroundColor === 'rgba(0, 0, 0, 0)');
        return `${element.classList[0]} ${looks}`;
      }),
    );
  };
  for (const template of TEMPLATE_IDS) {
    const address = await guest.address(template);
    const usual = await looksAt(address);
    await restyle(page, address, (html) => html.replaceAll('color-mix(', 'unknown('));
    expect(await looksAt(address), template).toEqual(usual);
    await page.unroute(address);
  }
});

test('music that is loading shows no button on the names without `:has`', async ({
  page,
  guest,
}) => {
  const address = await guest.address('scientific-vibes');
  await restyle(page, address, (html) => html.replaceAll(':has(', ':unknown('));
  await guest.openAt(address);
  // The tap on the cover starts it only if its script was there already.
  await page.locator('.music-button').click();
  await expect(page.locator('.music-card')).not.toHaveAttribute('hidden');
  await expect(page.locator('.music-close')).toBeHidden();
});

test('the builder shows an invitation without the unit dvh', async ({ page, product }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll(/(\d)dvh/g, '$1unknown'),
    });
  });
  const couple = await product.publish(weddingOf('Ada', 'Low'));
  await page.goto(couple.editUrl);
  await page.getByRole('tab', { name: 'Preview' }).click();
  const frame = page.locator('iframe');
  await expect.poll(async () => (await frame.boundingBox())?.height).toBeGreaterThan(300);
  await page.unrouteAll({ behavior: 'wait' });
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
