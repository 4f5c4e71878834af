import type { Page } from '@playwright/test';
import { rsvpFormOf } from '#domain/rsvp/forms.ts';
import { TEMPLATE_IDS, type TemplateId } from '#domain/templates/template.ts';
import {
  expect,
  fillReply,
  type Guest,
  openCover,
  readThrough,
  test,
  wakeReplyForm,
} from './template-test.ts';

const PHONE = { width: 390, height: 844 };
test.use({ viewport: PHONE });

/** Opens a page whose timers wait for the test; its scripts have run. */
async function openWithStoppedClock(page: Page, guest: Guest, template: TemplateId): Promise<void> {
  await page.clock.install();
  await guest.open(template);
}

async function refuseName(page: Page): Promise<void> {
  await fillReply(page, '   ');
  await page.locator('.rsvp-submit').click();
  const name = page.locator('.rsvp-form [name="name"]');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
}

for (const template of TEMPLATE_IDS) {
  const { revertAfterMs } = rsvpFormOf(template);

  test(`${template}: what was typed outlives a reload, thanks stay ${revertAfterMs ?? '∞'} ms`, async ({
    page,
    guest,
  }) => {
    await page.clock.install();
    await guest.open(template);
    await wakeReplyForm(page);
    await fillReply(page, 'Aunt Lena');
    await page.locator('.rsvp-form [name="message"]').fill('So happy for both of you! '.repeat(60));
    await page.reload();
    await openCover(page);
    await wakeReplyForm(page);
    await expect(page.locator('.rsvp-form [name="name"]')).toHaveValue('Aunt Lena');
    const now = await page.evaluate(() => Date.now());
    await page.clock.pauseAt(now + 1_000);
    await page.locator('.rsvp-submit').click();
    await expect(page.locator('.rsvp-thanks')).toContainText('Aunt Lena');
    await expect(page.locator('.rsvp-thanks-title')).toBeInViewport();
    await expect(page.locator('.rsvp-form')).toBeHidden();
    await page.clock.runFor((revertAfterMs ?? 60_000) - 1);
    await expect(page.locator('.rsvp-form')).toBeHidden();
    if (revertAfterMs === null) return;
    await page.clock.runFor(1);
    await expect(page.locator('.rsvp-form')).toBeVisible();
    await expect(page.locator('.rsvp-form [name="name"]')).toHaveValue('');
  });

  for (const [what, refuse] of [
    ['left out', (page: Page) => page.locator('.rsvp-submit').click()],
    ['not right', refuseName],
  ] as const) {
    test(`${template}: what is ${what} has another border`, async ({ page, guest }) => {
      // A border on its way back to the usual one is another for a moment, too.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await guest.open(template);
      await wakeReplyForm(page);
      const name = page.locator('.rsvp-form [name="name"]');
      const border = () => name.evaluate((field) => getComputedStyle(field).borderBottomColor);
      const usual = await border();
      await refuse(page);
      await expect(name).toBeFocused();
      await name.blur();
      expect(await border()).not.toBe(usual);
    });
  }

  test(`${template}: the music player lies on words only where it scrolls away with them`, async ({
    page,
    guest,
  }) => {
    await guest.open(template);
    await page.locator('.music-button').click();
    const card = page.locator('.music-card');
    // YouTube has not answered yet.
    await expect(card).toBeHidden();
    await card
      .locator('.music-video')
      .evaluate((video) => video.replaceWith(document.createElement('iframe')));
    await expect(card).toBeVisible();
    for (const [width, position] of [
      [1440, 'absolute'],
      [1760, 'fixed'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect(card).toHaveCSS('position', position);
    }
  });

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

test.describe('minimalist-elegant', () => {
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

test.describe('islamic-serenity', () => {
  test('the countdown shows one unit at a time on phones, 3 s each', async ({ page, guest }) => {
    await guest.open('islamic-serenity');
    // Its style turns the units: time is set on the animations themselves.
    const unitAt = (ms: number) =>
      page.locator('.countdown-unit').evaluateAll((units, at) => {
        for (const unit of units) {
          for (const animation of unit.getAnimations()) {
            animation.pause();
            animation.currentTime = at;
          }
        }
        return units
          .filter((unit) => getComputedStyle(unit).visibility === 'visible')
          .map((unit) => unit.querySelector('.countdown-label')?.textContent);
      }, ms);
    const seen = [];
    for (const second of [1, 4, 7, 10, 13]) seen.push(await unitAt(second * 1_000));
    expect(seen).toEqual([['days'], ['hours'], ['minutes'], ['seconds'], ['days']]);
  });

  test('the countdown shows all units on wide screens', async ({ page, guest }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await guest.open('islamic-serenity');
    for (const unit of await page.locator('.countdown-unit').all())
      await expect(unit).toBeVisible();
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
    await button.click();
    await expect(button).toHaveText('Copied!');
    const number = await page.locator('.account-number').first().textContent();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number?.trim());
    await page.clock.runFor(1_999);
    await expect(button).toHaveText('Copied!');
    await page.clock.runFor(1);
    await expect(button).toHaveText('Copy');
  });

  test('the story is a list below 640 px and a circle of 120 or 180 px above', async ({
    page,
    guest,
  }) => {
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

  test('a story entry opens over the page, and the focus returns to its dot', async ({
    page,
    guest,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await guest.open('islamic-serenity');
    await readThrough(page);
    const dot = page.locator('.orbit-dot').first();
    await dot.click();
    await expect(page.locator('.story-dialog')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('.story-count')).toHaveText('2 of 3');
    await page.keyboard.press('Escape');
    await expect(page.locator('.story-dialog')).toBeHidden();
    await expect(dot).toBeFocused();
  });
});
