import type { Page } from '@playwright/test';
import { expect, type Guest, readThrough, test } from './template-test.ts';

const DESKTOP = { width: 1280, height: 900 };

/** Opens the page with its circle of chapters at rest. */
async function openCircle(page: Page, guest: Guest, viewport = DESKTOP): Promise<void> {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await guest.open('islamic-serenity');
  await readThrough(page);
}

test.describe('the story of islamic-serenity', () => {
  test('is a list below 640 px and a circle of 120 or 180 px above', async ({ page, guest }) => {
    await guest.open('islamic-serenity');
    await readThrough(page);
    const radius = () =>
      page
        .locator('.orbit')
        .evaluate((orbit) => getComputedStyle(orbit).getPropertyValue('--radius'));
    await page.setViewportSize({ width: 639, height: 900 });
    await expect(page.locator('.story-list')).toBeVisible();
    await expect(page.locator('.orbit')).toBeHidden();
    for (const [width, expected] of [
      [640, '120px'],
      [767, '120px'],
      [768, '180px'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.locator('.orbit')).toBeVisible();
      await expect(page.locator('.story-list')).toBeHidden();
      expect(await radius()).toBe(expected);
    }
  });

  test('a long chapter keeps its buttons in sight, and the next one begins at its beginning', async ({
    page,
    guest,
  }) => {
    await openCircle(page, guest, { width: 844, height: 390 });
    const dialog = page.locator('.story-dialog');
    await page.locator('.orbit-dot').first().click();
    await dialog.evaluate((one) => one.scrollTo(0, one.scrollHeight));
    await expect(page.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    await dialog.getByRole('button', { name: 'Next' }).click();
    expect(await dialog.evaluate((one) => one.scrollTop)).toBe(0);
  });

  test('the next chapter has its button where the last one had it, also without a picture', async ({
    page,
    guest,
  }) => {
    await openCircle(page, guest);
    await page
      .locator('.story-entry .story-picture')
      .nth(1)
      .evaluate((picture) => picture.remove());
    await page.locator('.orbit-dot').first().click();
    const next = page.locator('.story-dialog').getByRole('button', { name: 'Next' });
    const top = () => next.evaluate((button) => Math.round(button.getBoundingClientRect().top));
    const before = await top();
    await next.click();
    await expect(page.locator('.story-count')).toHaveText('2 of 3');
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
    await page.keyboard.press('Escape');
    await page.locator('.orbit-dot').nth(1).click();
    expect(await top(), 'opened by itself').toBeLessThan(before - 40);
  });

  test('the page behind an open chapter rests, and stays as wide as it was', async ({
    page,
    guest,
  }) => {
    await openCircle(page, guest);
    const dot = page.locator('.orbit-dot').first();
    await dot.scrollIntoViewIfNeeded();
    const place = () => page.evaluate(() => scrollY);
    const before = await place();
    await dot.click();
    await expect(page.locator('.story-dialog')).toBeVisible();
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('End');
    await page.waitForTimeout(300);
    expect(await place()).toBe(before);
    // For browsers whose scrollbars take up space; this one hides its own.
    await expect(page.locator('html')).toHaveCSS('scrollbar-gutter', 'stable');
    await page.keyboard.press('Escape');
    await page.mouse.wheel(0, 600);
    await expect.poll(place).not.toBe(before);
  });

  test('the circle turns on after a chapter was read, and rests for the Tab key', async ({
    page,
    guest,
  }) => {
    await openCircle(page, guest);
    const dots = page.locator('.orbit-dot');
    await dots.first().click();
    await page.locator('.story-close').click();
    await expect(dots.first()).toBeFocused();
    await page.mouse.move(1, 1);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const turning = page.locator('.orbit-dots');
    await expect(turning).toHaveCSS('animation-play-state', 'running');
    await page.keyboard.press('Tab');
    await expect(dots.nth(1)).toBeFocused();
    await expect(turning).toHaveCSS('animation-play-state', 'paused');
  });

  test('a story entry opens over the page, closes by Back, and the focus returns to its dot', async ({
    page,
    guest,
  }) => {
    await openCircle(page, guest);
    const dot = page.locator('.orbit-dot').first();
    await dot.click();
    await expect(page.locator('.story-dialog')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('.story-count')).toHaveText('2 of 3');
    const top = async (part: string) =>
      (await page.locator(part).boundingBox()) ?? { y: 0, height: 0 };
    const close = await top('.story-close');
    // The picture's frame is drawn outside its box.
    expect(close.y + close.height).toBeLessThan((await top('.story-page .story-picture')).y - 8);
    await page.keyboard.press('Escape');
    await expect(page.locator('.story-dialog')).toBeHidden();
    await expect(dot).toBeFocused();
    await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
    const address = page.url();
    await dot.click();
    // Like a phone that is rotated meanwhile, which scrolls to what was in view.
    const scrolled = await page.evaluate(() => {
      scrollBy(0, 150);
      return scrollY;
    });
    await page.goBack();
    await expect(page.locator('.story-dialog')).toBeHidden();
    await expect(dot).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    expect(page.url()).toBe(address);
  });
});
