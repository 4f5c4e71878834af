import { expect, openWithStoppedClock, readThrough, test, wakeReplyForm } from './template-test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test.describe('minimalist-elegant', () => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`a double tap on its cover opens it, and does nothing else (${reducedMotion})`, async ({
      page,
      guest,
    }) => {
      await page.emulateMedia({ reducedMotion });
      // In a window of this height, all of the cover is seen, and the navigation comes to lie where
      // the lower edge of its button was.
      await page.setViewportSize({ width: 390, height: 700 });
      await page.goto(await guest.address('minimalist-elegant'));
      const button = await page.locator('.cover-open').boundingBox();
      if (!button) throw new Error('The cover has no button');
      const [x, y] = [button.x + button.width / 2, button.y + button.height - 3] as const;
      await page.mouse.dblclick(x, y);
      await expect(page.locator('.cover')).toBeHidden();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      const lies = ([x, y]: readonly [number, number]) =>
        document.elementFromPoint(x, y)?.closest('nav a') !== null;
      expect(await page.evaluate(lies, [x, y] as const)).toBe(true);
    });
  }

  test('navigation marks what lies in the middle and leads there', async ({ page, guest }) => {
    await guest.open('minimalist-elegant');
    await readThrough(page);
    const current = page.locator('.bottom-nav [aria-current]');
    await expect(current).toHaveText('Home');
    for (const name of ['Story', 'Gallery', 'Couple']) {
      await page.getByRole('link', { name, exact: true }).click();
      await expect(current).toHaveText(name);
      const id = await page.getByRole('link', { name, exact: true }).getAttribute('href');
      await expect(page.locator(id ?? '')).toBeInViewport();
    }
  });

  test('Back to Top leads to the names, and leaves the address as it was', async ({
    page,
    guest,
  }) => {
    await guest.open('minimalist-elegant');
    await readThrough(page);
    const address = page.url();
    await page.getByRole('link', { name: 'Back to Top' }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.locator('#home')).toBeFocused();
    expect(page.url()).toBe(address);
  });

  test('the ring around the chosen answer is as bright as the answer in forced colours', async ({
    page,
    guest,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await guest.open('minimalist-elegant');
    await wakeReplyForm(page);
    await page.locator('.rsvp-form [name="attendance"]').first().press('Space');
    const chosen = page.locator('.choice input:checked + .choice-label');
    await expect(chosen).toHaveCSS('outline-style', 'solid');
    const isAsBright = () =>
      chosen.evaluate((label) => {
        const { backgroundColor, outlineColor } = getComputedStyle(label);
        return backgroundColor === outlineColor;
      });
    await expect.poll(isAsBright).toBe(true);
  });

  test('pictures behind the names change every 3 s', async ({ page, guest }) => {
    await openWithStoppedClock(page, guest, 'minimalist-elegant');
    const slides = page.locator('.slide');
    await expect(slides.nth(1)).not.toHaveAttribute('hidden');
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 100);
    await page.waitForFunction(
      () => document.querySelectorAll<HTMLImageElement>('.slide img')[1]?.complete,
    );
    const shown = () =>
      slides.evaluateAll((all) => all.findIndex((slide) => slide.hasAttribute('data-shown')));
    const first = await shown();
    await page.clock.runFor(3_000);
    expect(await shown()).not.toBe(first);
  });
});
