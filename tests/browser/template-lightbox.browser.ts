import type { Page } from '@playwright/test';
import { TEMPLATE_IDS } from '#domain/templates/template.ts';
import { expect, readThrough, test } from './template-test.ts';

test.use({ viewport: { width: 390, height: 844 } });

for (const template of TEMPLATE_IDS) {
  test(`${template}: the lightbox goes round, locks the page, and hands the focus back`, async ({
    page,
    guest,
  }) => {
    await guest.open(template);
    await readThrough(page);
    const links = page.locator('.gallery-link');
    const count = await links.count();
    const caption = page.locator('.pswp__caption');
    const told = async (index: number) => {
      const words = page.locator('.gallery-item').nth(index).locator('.gallery-caption');
      return (await words.count()) > 0
        ? ((await words.textContent()) ?? '')
        : `${index + 1} / ${count}`;
    };
    await links.first().click();
    await expect(caption).toHaveText(await told(0));
    const face = await links.first().evaluate((link) => getComputedStyle(link).fontFamily);
    await expect(caption).toHaveCSS('font-family', face);
    // Keys are heard once it has faded in.
    await expect(page.locator('.pswp')).toBeFocused();
    const locked = await page.evaluate(() => getComputedStyle(document.documentElement).overflow);
    expect(locked).toBe('hidden');
    const scrolled = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);

    await page.keyboard.press('ArrowLeft');
    await expect(caption).toHaveText(await told(count - 1));
    await page.keyboard.press('ArrowRight');
    await expect(caption).toHaveText(await told(0));
    await page.mouse.move(100, 400);
    await page.locator('.pswp').getByRole('button', { name: 'Next' }).click();
    await expect(caption).toHaveText(await told(1));
    await page.locator('.pswp').getByRole('button', { name: 'Previous' }).click();
    await expect(caption).toHaveText(await told(0));
    await swipeLeft(page);
    await expect(caption).toHaveText(await told(1));

    await page.keyboard.press('Escape');
    await expect(page.locator('.pswp')).toHaveCount(0);
    await expect(links.first()).toBeFocused();
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  });
}

test.describe('with fingers', () => {
  test.use({ hasTouch: true, isMobile: true });

  // The lightbox is the same in all; minimalist-elegant has a bar at the edge where its caption is.
  for (const template of ['floral-elegance', 'minimalist-elegant'] as const) {
    test(`${template}: the lightbox has its buttons, and closes by a tap beside the picture`, async ({
      page,
      guest,
    }) => {
      await guest.open(template);
      await readThrough(page);
      const links = page.locator('.gallery-link');
      const lightbox = page.locator('.pswp');
      await links.first().tap();
      await expect(lightbox).toBeFocused();
      await expect(lightbox).toHaveClass(/pswp--touch/);
      const caption = page.locator('.pswp__caption');
      const first = await caption.textContent();
      for (const name of ['Next', 'Previous', 'Close']) {
        const button = lightbox.getByRole('button', { name });
        await expect(button).toBeVisible();
        const box = await button.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(
          (await caption.boundingBox())?.y ?? 0,
        );
      }
      await lightbox.getByRole('button', { name: 'Next' }).tap();
      await expect(caption).not.toHaveText(first ?? '');
      await lightbox.getByRole('button', { name: 'Previous' }).tap();
      await expect(caption).toHaveText(first ?? '');

      const picture = lightbox.locator('.pswp__item[aria-hidden="false"] img.pswp__img').last();
      await picture.tap();
      await expect(lightbox).not.toHaveClass(/pswp--ui-visible/);
      await picture.tap();
      await expect(lightbox).toHaveClass(/pswp--ui-visible/);
      await page.touchscreen.tap(195, 100);
      await expect(lightbox).toHaveCount(0);
    });
  }
});

async function swipeLeft(page: Page): Promise<void> {
  await page.mouse.move(300, 400);
  await page.mouse.down();
  await page.mouse.move(200, 402, { steps: 4 });
  await page.mouse.move(60, 404, { steps: 4 });
  await page.mouse.up();
}
