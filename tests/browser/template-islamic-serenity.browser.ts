import { createGate } from '#tests/support/gate.ts';
import { shiftsOf, watchShifts } from './shifts.ts';
import { expect, frameDrawn, openWithStoppedClock, test } from './template-test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test.describe('islamic-serenity', () => {
  test('the countdown shows one unit at a time on phones, 3 s each', async ({ page, guest }) => {
    await guest.open('islamic-serenity');
    // CSS animations switch the units, so their time is set instead of a clock's.
    const unitAt = (ms: number) =>
      page.locator('.countdown-unit').evaluateAll((units, at) => {
        for (const unit of units) {
          for (const animation of unit.getAnimations()) {
            animation.pause();
            animation.currentTime = at;
          }
        }
        return units
          .filter((unit) => unit.checkVisibility({ checkOpacity: true }))
          .map((unit) => unit.querySelector('.countdown-label')?.textContent);
      }, ms);
    await expect.poll(() => unitAt(4_000), 'before the guest scrolls').toEqual(['days']);
    await page.locator('.countdown').scrollIntoViewIfNeeded();
    await expect(page.locator('html')).not.toHaveClass(/unmoved/);
    const seen = [];
    for (const second of [1, 4, 7, 10, 13]) seen.push(await unitAt(second * 1_000));
    expect(seen).toEqual([['days'], ['hours'], ['minutes'], ['seconds'], ['days']]);
  });

  test('the countdown shows all units on wide screens', async ({ page, guest }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await guest.open('islamic-serenity');
    const units = page.locator('.countdown-unit');
    await expect(units).toHaveCount(4);
    for (const unit of await units.all()) await expect(unit).toBeVisible();
  });

  test('says so once they are married, without counting on', async ({ page, guest }) => {
    await guest.open('islamic-serenity', 'past-date');
    await expect(page.getByRole('heading', { name: "We're Married!" })).toBeVisible();
    await expect(page.locator('.countdown')).toBeHidden();
  });

  test('the gallery goes on by a pair every 4 s on phones', async ({ page, guest }) => {
    await openWithStoppedClock(page, guest, 'islamic-serenity');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.locator('.gallery').scrollIntoViewIfNeeded();
    const place = page.locator('.pager-place');
    await expect(page.locator('.gallery-pager')).toBeVisible();
    await page.locator('.gallery').evaluate((row) => {
      row.style.scrollBehavior = 'auto';
    });
    const shown = () =>
      page.locator('.gallery-item').evaluateAll((items) =>
        items.flatMap((item, index) => {
          const { left, right } = item.getBoundingClientRect();
          return left >= -1 && right <= innerWidth + 1 ? [index] : [];
        }),
      );
    expect(await shown()).toEqual([0, 1]);
    await page.clock.runFor(4_000);
    await expect(place).toContainText('2 /');
    expect(await shown()).toEqual([2, 3]);
  });

  test('the buttons below the pictures stay where they are, whatever they say', async ({
    page,
    guest,
  }) => {
    await guest.open('islamic-serenity', 'twenty-pictures');
    await page.locator('.gallery').scrollIntoViewIfNeeded();
    const buttons = page.locator('.gallery-pager button');
    const places = () =>
      buttons.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
    const pause = page.locator('.pager-pause');
    await expect(pause).toBeVisible();
    const before = await places();
    await pause.click();
    await expect(pause).toHaveText('Play');
    expect(await places()).toEqual(before);
    await page.getByRole('button', { name: 'Previous pictures' }).click();
    await expect(page.locator('.pager-place')).toHaveText('10 / 10');
    expect(await places()).toEqual(before);
  });

  test.describe('with fingers', () => {
    test.use({ hasTouch: true, isMobile: true });

    test('the countdown goes on after a tap', async ({ page, guest }) => {
      await guest.open('islamic-serenity');
      await page.evaluate(() => {
        document.documentElement.style.scrollBehavior = 'auto';
      });
      const units = page.locator('.countdown-units');
      const state = () =>
        units.evaluate((element) => {
          const unit = element.querySelector('.countdown-unit');
          const isHeld = element.matches(':active');
          return [element.matches(':hover'), isHeld, unit?.getAnimations()[0]?.playState];
        });
      // No longer held, but still hovered: a tap leaves the hover state behind.
      await expect(async () => {
        await units.tap({ force: true });
        await expect.poll(state, { timeout: 1_000 }).toEqual([true, false, 'running']);
      }).toPass({ timeout: 10_000 });
    });

    test('the gallery goes on after a picture was looked at, and rests for the Tab key', async ({
      page,
      guest,
    }) => {
      await openWithStoppedClock(page, guest, 'islamic-serenity');
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const links = page.locator('.gallery-link');
      const place = page.locator('.pager-place');
      await links.first().scrollIntoViewIfNeeded();
      await expect(page.locator('.gallery-pager')).toBeVisible();
      await page.locator('.gallery').evaluate((row) => {
        row.style.scrollBehavior = 'auto';
      });
      await links.first().tap();
      await page.locator('.pswp').waitFor({ state: 'attached' });
      await page.clock.runFor(1_000);
      await page.locator('.pswp').getByRole('button', { name: 'Close' }).tap();
      await page.clock.runFor(1_000);
      await expect(page.locator('.pswp')).toHaveCount(0);
      await expect(links.first()).toBeFocused();
      await page.clock.runFor(8_000);
      await expect(place).not.toContainText('1 /');
      await page.keyboard.press('Tab');
      await expect(links.nth(1)).toBeFocused();
      await expect(place).toContainText('1 /');
      await page.clock.runFor(9_000);
      await expect(place).toContainText('1 /');
    });
  });

  test('an account number is copied, and the button says so for 2 s', async ({
    page,
    context,
    guest,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openWithStoppedClock(page, guest, 'islamic-serenity');
    const button = page.locator('.copy-button').first();
    await button.scrollIntoViewIfNeeded();
    await expect(button).toBeVisible();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    const before = await button.boundingBox();
    await button.click();
    await expect(button).toHaveText('Copied!');
    expect(await button.boundingBox()).toEqual(before);
    const number = await page.locator('.account-number').first().textContent();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number?.trim());
    await page.clock.runFor(1_999);
    await expect(button).toHaveText('Copied!');
    await page.clock.runFor(1);
    await expect(button).toHaveText('Copy');
  });
});

test('islamic-serenity sets Arabic names below portraits as large as Latin ones', async ({
  page,
  guest,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const size = async (state: string) => {
    await guest.open('islamic-serenity', state);
    const name = page.locator('.profile-name').first();
    return name.evaluate((element) => getComputedStyle(element).fontSize);
  };
  expect(await size('arabic')).toBe(await size('full'));
});

test('islamic-serenity hangs three events side by side on a desktop', async ({ page, guest }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await guest.open('islamic-serenity', 'three-events');
  await expect(page.locator('.far')).toHaveCount(0);
  const tops = await page
    .locator('.event')
    .evaluateAll((events) => events.map((event) => event.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});

test('islamic-serenity moves nothing when the face of its greeting is late', async ({
  page,
  guest,
}) => {
  const gate = createGate();
  await page.route(/amiri-verse/, async (route) => {
    await gate.pass();
    await route.continue();
  });
  await watchShifts(page);
  // The held font delays the load event, so only the document is waited for.
  await page.goto(await guest.address('islamic-serenity'), { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveClass(/\bjs\b/);
  // Any key press lays out all sections.
  await page.keyboard.press('Shift');
  await expect(page.locator('.far')).toHaveCount(0);
  for (const section of ['#greeting', '#story']) {
    await page.locator(section).evaluate((part) => part.scrollIntoView({ behavior: 'instant' }));
    await frameDrawn(page);
  }
  gate.open();
  await page.evaluate(() => document.fonts.ready);
  await frameDrawn(page);
  expect(await shiftsOf(page)).toEqual([]);
});
