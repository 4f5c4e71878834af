import type { Page } from '@playwright/test';
import { TEMPLATE_IDS } from '#domain/templates/template.ts';
import { FLOATING } from '#renderer/testing/floating-link.ts';
import { expect, frameDrawn, test } from './template-test.ts';

for (const template of FLOATING) {
  test(`what leads to the reply form of ${template} stays above it`, async ({ page, guest }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${await guest.address(template)}#rsvp`);
    // The part before the form clips its content, and with it the floating link, at its lower edge.
    const overlap = () =>
      page.evaluate(() => {
        const before = document.querySelector('.before-reply')?.getBoundingClientRect();
        const form = document.querySelector('#rsvp')?.getBoundingClientRect();
        return before && form ? before.bottom - form.top : null;
      });
    await expect.poll(overlap, { intervals: [50] }).toBe(0);
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, contextOptions: { reducedMotion: 'reduce' } });

    for (const template of FLOATING) {
      test(`a tap leads to the reply form of ${template} at once, which stays when it is loaded again`, async ({
        page,
        guest,
      }) => {
        const address = await guest.address(template);
        await page.goto(address, { waitUntil: 'commit' });
        await page.locator('.hero a[href="#rsvp"]').click();
        await restsAtReplyForm(page);
        // Another visit, whose address does not lead there.
        await page.goto(`${address}?again`);
        if (javaScriptEnabled) await expect(page.locator('.far')).toHaveCount(0);
        await page.evaluate(() => document.getElementById('rsvp')?.scrollIntoView());
        await restsAtReplyForm(page);
        await page.reload();
        await restsAtReplyForm(page);
      });
    }
    test('an address of the page’s top leads to its cover', async ({ page, guest }) => {
      await page.goto(`${await guest.address('minimalist-elegant')}#home`);
      await page.waitForLoadState('load');
      await page.waitForTimeout(500);
      await expect(page.locator('.cover')).toBeVisible();
    });
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`on a slow phone ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    // Without scripts, it is the browser's own work, as it is after a tap above.
    for (const template of javaScriptEnabled ? TEMPLATE_IDS : FLOATING.slice(0, 1)) {
      test(`an address leads to the reply form of ${template}`, async ({ page, guest }) => {
        const device = await page.context().newCDPSession(page);
        await device.send('Emulation.setCPUThrottlingRate', { rate: 6 });
        await page.goto(`${await guest.address(template)}#rsvp`);
        await restsAtReplyForm(page);
      });
    }
  });
}

test.describe('on a phone that lets pages glide', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const template of ['serene-lens', 'vintage-fairytale'] as const) {
    test(`${template} is at its reply form again however often it is loaded again`, async ({
      page,
      guest,
    }) => {
      await page.goto(`${await guest.address(template)}#rsvp`);
      await restsAtReplyForm(page);
      for (let visit = 0; visit < 2; visit += 1) {
        await page.reload();
        await restsAtReplyForm(page);
      }
    });

    test(`${template} that is loaded again is where its guest had gone from its reply form`, async ({
      page,
      guest,
    }) => {
      await page.goto(`${await guest.address(template)}#rsvp`);
      await glides(page);
      await page.evaluate(() => scrollTo({ top: 4_000, behavior: 'instant' }));
      for (let visit = 0; visit < 2; visit += 1) {
        await page.reload();
        await glides(page);
        expect(await page.evaluate(() => scrollY)).toBe(4_000);
      }
    });
  }
});

test('a tap in the reply form moves nothing, though parts above it are not laid out yet', async ({
  page,
  guest,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // What lays out one part after the other waits for ever.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await page.goto(await guest.address('serene-lens'));
  const name = page.locator('.rsvp-form [name="name"]');
  const top = async () => (await name.boundingBox())?.y ?? 0;
  // Parts near the form are laid out once the guest is there, and move it.
  await expect(async () => {
    const earlier = await top();
    await name.evaluate((field) => field.scrollIntoView({ behavior: 'instant', block: 'center' }));
    await frameDrawn(page);
    expect(await top()).toBeCloseTo(404, -1);
    expect(earlier).toBeCloseTo(404, -1);
  }).toPass();
  expect(await page.locator('.far').count()).toBeGreaterThan(5);
  const before = await top();
  await name.click();
  await expect(page.locator('.far')).toHaveCount(0);
  await frameDrawn(page);
  expect(await top()).toBeCloseTo(before, 0);
});

test('an address leads to the reply form of a page that is drawn in the browser', async ({
  page,
  guest,
  watch,
}) => {
  const { origin, pathname } = new URL(await guest.address('vintage-fairytale'));
  watch.allow(/not-yet-published/);
  await page.route('**/api/public/**/not-yet-published', async (route) =>
    route.fulfill({
      response: await route.fetch({
        url: route.request().url().replace('/not-yet-published', pathname),
      }),
    }),
  );
  await page.goto(`${origin}/not-yet-published#rsvp`);
  await restsAtReplyForm(page);
});

/** Waits for smooth scrolling, which is on once the page has come to rest. */
async function glides(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
}

async function restsAtReplyForm(page: Page): Promise<void> {
  const top = async () => Math.abs((await page.locator('#rsvp').boundingBox())?.y ?? 1e6);
  await expect.poll(top, { intervals: [50] }).toBeLessThan(100);
  await page.waitForLoadState('load');
  await page.waitForTimeout(500);
  expect(await top()).toBeLessThan(100);
}
