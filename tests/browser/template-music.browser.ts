import type { Locator, Page } from '@playwright/test';
import { TEMPLATE_IDS } from '#domain/templates/template.ts';
import { FLOATING } from '#renderer/testing/floating-link.ts';
import { createGate } from '#tests/support/gate.ts';
import { expect, test } from './template-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const template of TEMPLATE_IDS) {
  test(`${template}: music covers neither names nor the way to the reply, and scrolls away with words it lies on`, async ({
    page,
    guest,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await guest.open(template);
    await pressMusic(page);
    const card = page.locator('.music-card');
    // YouTube's player has not loaded yet.
    await expect(card).toBeHidden();
    await insertPlayer(page);
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(card).toBeInViewport({ ratio: 0.5 });
      const covered = await coveredByPlayer(page.locator('h1 > *, a[href="#rsvp"]'));
      expect(covered, `${width} pixels wide`).toEqual([]);
    }
    for (const [width, position] of [
      [1440, 'absolute'],
      [1760, 'fixed'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect(card).toHaveCSS('position', position);
    }
  });
}

for (const template of FLOATING) {
  test(`${template}: the hint about the music leaves the reply form of a phone free`, async ({
    page,
    guest,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await guest.open(template);
    const hint = page.locator('.music-hint');
    await expect(hint).toHaveCSS('opacity', '1');
    await page
      .locator('.rsvp-form')
      .evaluate((form) => form.scrollIntoView({ block: 'start', behavior: 'instant' }));
    await expect(hint).toHaveCSS('opacity', '0');
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(hint).toHaveCSS('opacity', '1');
  });
}

/** What guests look up further down, in templates whose player is in the first view. */
const LOOKED_UP = [
  ['floral-elegance', '.event:first-of-type :is(h3, time, a)'],
  ['islamic-serenity', '.account:first-of-type :is(h3, dd, button)'],
] as const;

for (const [template, words] of LOOKED_UP) {
  test(`${template}: music that begins further down leaves to be read what is there`, async ({
    page,
    guest,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await guest.open(template);
    const first = page.locator(words).first();
    await expect(async () => {
      await first.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
      await expect(first).toBeInViewport({ timeout: 500 });
    }).toPass();
    await pressMusic(page);
    await insertPlayer(page);
    await expect(page.locator('.music-card')).toBeInViewport({ ratio: 0.5 });
    await expect(first).toBeInViewport();
    expect(await coveredByPlayer(page.locator(words))).toEqual([]);
  });
}

test('a press before any script of the page is there counts', async ({ page, guest }) => {
  const gate = createGate();
  await page.route('**/*.js', async (route) => {
    await gate.pass();
    await route.continue();
  });
  await page.goto(await guest.address('floral-elegance'), { waitUntil: 'commit' });
  await page.locator('.music-button').click();
  gate.open();
  await expect(page.locator('.music-button')).toHaveAttribute('data-state', 'loading');
});

test('music whose player cannot be fetched says so', async ({ page, guest, watch }) => {
  watch.allow(/ERR_FAILED.*playback/);
  await page.route(/playback/, (route) => route.abort());
  await guest.open('floral-elegance');
  await page.locator('.music-button').click();
  await expect(page.locator('.music-message')).toHaveText('Failed to load YouTube API');
  await expect(page.locator('.music-button')).toBeDisabled();
});

for (const template of ['floral-elegance', 'minimalist-elegant'] as const) {
  test(`${template}: the Tab key comes to the music first, and does not start it`, async ({
    page,
    guest,
  }) => {
    await page.goto(await guest.address(template));
    const button = page.locator('.music-button');
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await expect(page.locator('.music-hint')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('data-state', 'loading');
  });
}

test('the browser’s own scrolling asks nothing of YouTube, a guest’s does', async ({
  page,
  guest,
}) => {
  const arrives = page.waitForResponse(/enhance-music/);
  await page.goto(await guest.address('floral-elegance'));
  await arrives;
  // As when a reloaded page scrolls smoothly to where its guest was.
  await page.evaluate(async () => {
    for (let step = 0; step < 20; step += 1) {
      scrollBy({ top: 40, behavior: 'instant' });
      await new Promise((next) => setTimeout(next, 50));
    }
  });
  const button = page.locator('.music-button');
  await expect(button).toHaveAttribute('data-state', 'waiting');
  await page.mouse.wheel(0, 200);
  await expect(button).toHaveAttribute('data-state', 'loading');
});

/** Inserts a frame of the size that YouTube, out of reach here, would insert. */
async function insertPlayer(page: Page): Promise<void> {
  await page.locator('.music-video').evaluate((video) => {
    const frame = document.createElement('iframe');
    Object.assign(frame, { width: '200', height: '200' });
    video.replaceWith(frame);
  });
}

/** Presses the music button; a press counts even before the player's script has loaded. */
async function pressMusic(page: Page): Promise<void> {
  const button = page.locator('.music-button');
  await button.click();
  await expect(button).toHaveAttribute('data-state', 'loading');
}

function coveredByPlayer(words: Locator): Promise<string[]> {
  return words.evaluateAll((all) => {
    const card = document.querySelector('.music-card')?.getBoundingClientRect();
    if (!card) return ['there is no card'];
    const isCovered = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const box = range.getBoundingClientRect();
      if (box.width === 0) return false;
      const apart =
        box.right <= card.left ||
        box.left >= card.right ||
        box.bottom <= card.top ||
        box.top >= card.bottom;
      return !apart;
    };
    return all.filter(isCovered).map((element) => element.textContent);
  });
}
