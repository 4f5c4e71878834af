import type { Page } from '@playwright/test';
import { TEMPLATE_IDS } from '#domain/templates/template.ts';
import { expect, readThrough, test } from './template-test.ts';
import { whiteWords } from './white-words.ts';

test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
});

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
    // The lightbox takes keys once it has faded in.
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

// Their covers leave the focus on the names.
for (const template of ['minimalist-elegant', 'scientific-vibes'] as const) {
  test(`${template}: a picture tapped in Safari, which gives no focus to links, leads back to its place`, async ({
    page,
    guest,
  }) => {
    await guest.open(template);
    await readThrough(page);
    const link = page.locator('.gallery-link').nth(2);
    await link.scrollIntoViewIfNeeded();
    const place = () => page.evaluate(() => scrollY);
    const before = await place();
    await link.evaluate((tapped: HTMLElement) => tapped.click());
    await expect(page.locator('.pswp')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('.pswp')).toHaveCount(0);
    await expect(link).toBeFocused();
    expect(await place()).toBe(before);
  });
}

test('nothing of the page behind is read out while the lightbox is open', async ({
  page,
  guest,
}) => {
  await guest.open('floral-elegance');
  await readThrough(page);
  // The tap below lays out what is left of the page at once: its headings would come on top.
  await expect(page.locator('.far')).toHaveCount(0);
  const reader = await page.context().newCDPSession(page);
  const headings = async () => {
    const { nodes } = await reader.send('Accessibility.getFullAXTree');
    return nodes.filter(({ ignored, role }) => !ignored && role?.value === 'heading').length;
  };
  const before = await headings();
  expect(before).toBeGreaterThan(0);
  await page.locator('.gallery-link').first().click();
  const lightbox = page.getByRole('dialog', { name: 'Pictures' });
  await expect(lightbox).toBeFocused();
  await expect(lightbox).toHaveAttribute('aria-modal', 'true');
  expect(await headings()).toBe(0);
  await page.keyboard.press('Escape');
  await expect(lightbox).toHaveCount(0);
  expect(await headings()).toBe(before);
});

test('Back closes the lightbox, and nothing of it stays in the history', async ({
  page,
  guest,
}) => {
  await guest.open('floral-elegance');
  await readThrough(page);
  const link = page.locator('.gallery-link').nth(2);
  const lightbox = page.locator('.pswp');
  await link.scrollIntoViewIfNeeded();
  const place = () => page.evaluate(() => [scrollY, location.href, performance.timeOrigin]);
  const before = await place();
  const entries = await page.evaluate(() => history.length);
  const look = async (close: () => Promise<unknown>) => {
    await link.click();
    await expect(lightbox).toBeFocused();
    await close();
    await expect(lightbox).toHaveCount(0);
    await expect(link).toBeFocused();
    await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
    expect(await place()).toEqual(before);
  };
  const byKey = () => page.keyboard.press('Escape');
  await look(() => page.goBack());
  await look(byKey);
  await look(() => lightbox.getByRole('button', { name: 'Close' }).click());
  await page.goForward();
  await expect(lightbox).toHaveCount(0);
  await look(byKey);
  await look(() => page.goBack());
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
});

test('Back closes a lightbox that is still fading in', async ({ page, guest }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await guest.open('floral-elegance');
  await readThrough(page);
  await page.locator('.gallery-link').first().click();
  await page.locator('.pswp').waitFor({ state: 'attached' });
  await page.evaluate(() => history.back());
  await expect(page.locator('.pswp')).toHaveCount(0);
});

test('a caption can be read on a white picture, however long it is', async ({ page, guest }) => {
  await guest.open('scientific-vibes');
  await readThrough(page);
  await page.locator('.gallery-link').first().click();
  await expect(page.locator('.pswp')).toBeFocused();
  await page.locator('.pswp__bg').evaluate((ground) => {
    ground.style.cssText = 'background: #fff; opacity: 1 !important';
    for (const picture of document.querySelectorAll<HTMLElement>('.pswp__container'))
      picture.style.visibility = 'hidden';
  });
  const caption = page.locator('.pswp__caption');
  for (const [width, height] of [
    [1440, 900],
    [844, 390],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await caption.evaluate((words) => {
      words.textContent = 'Where the river bends and the lamps are lit '.repeat(6);
    });
    const { top, contrast } = await whiteWords(page, caption);
    expect(top).toBeGreaterThan(height / 2);
    expect(contrast, `${width} by ${height}`).toBeGreaterThanOrEqual(4.5);
  }
});

test.describe('with fingers', () => {
  test.use({
    hasTouch: true,
    isMobile: true,
    contextOptions: { reducedMotion: 'no-preference' },
  });

  // All templates share the lightbox; minimalist-elegant has a bar where the caption is.
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

test('a picture of unknown size is shown in its own ratio', async ({ page, guest }) => {
  // On phones the pairs are side by side, so that those outside the window are not loaded yet.
  await guest.open('islamic-serenity');
  await readThrough(page);
  const links = page.locator('.gallery-link');
  expect(await links.last().locator('img').evaluate(isUnloaded)).toBe(true);
  await links.first().click();
  await expect(page.locator('.pswp')).toBeFocused();
  const shown = page.locator(
    '.pswp__item[aria-hidden="false"] .pswp__img:not(.pswp__img--placeholder)',
  );
  for (let index = 0; index < (await links.count()); index += 1) {
    await expect(page.locator('.pswp__caption')).not.toHaveText('');
    await expect
      .poll(() =>
        shown.evaluate((image: HTMLImageElement) => {
          const { naturalWidth, naturalHeight, clientWidth, clientHeight } = image;
          return Math.abs(naturalWidth / naturalHeight - clientWidth / clientHeight) < 0.02;
        }),
      )
      .toBe(true);
    await page.keyboard.press('ArrowRight');
  }
});

test('a click below the picture closes the lightbox, the second of a double click does not', async ({
  page,
  guest,
}) => {
  await guest.open('floral-elegance');
  await readThrough(page);
  const picture = page.locator('.gallery-link').first();
  const lightbox = page.locator('.pswp');
  await picture.click();
  await expect(lightbox).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(lightbox).toHaveCount(0);

  // Its second click is above the large picture.
  await picture.evaluate((link) => link.scrollIntoView({ behavior: 'instant' }));
  await picture.dblclick({ position: { x: 150, y: 20 } });
  await page.waitForTimeout(500);
  await expect(lightbox).toBeFocused();
  const box = await page.locator('.pswp__caption').boundingBox();
  await page.mouse.click((box?.x ?? 0) + 8, (box?.y ?? 0) + (box?.height ?? 0) - 6);
  await expect(lightbox).toHaveCount(0);
});

const isUnloaded = (image: Element) => (image as HTMLImageElement).naturalWidth === 0;
