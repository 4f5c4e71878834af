import type { Page } from '@playwright/test';
import { TEMPLATE_IDS } from '#domain/templates/template.ts';
import { violations } from './axe.ts';
import { expect, fillReply, openCover, readThrough, test, wakeReplyForm } from './template-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const template of TEMPLATE_IDS) {
  test.describe(template, () => {
    test('has no violations on a phone, closed and open, and shows where the Tab key is', async ({
      page,
      guest,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await readWithAxe(page, await guest.address(template));
      const link = page.locator('.gallery-link').first();
      await link.press('Shift');
      await expect(link).not.toHaveCSS('outline-style', 'none');
      expect(await link.evaluate(faultsOfRing)).toEqual([]);
    });

    test('has no violations on a desktop, nor paper behind words in the guest’s own colours', async ({
      page,
      guest,
    }) => {
      await readWithAxe(page, await guest.address(template));
      const moving = await page.evaluate(() => document.getAnimations().length);
      expect(moving, 'for guests who prefer less motion').toBe(0);
      await page.emulateMedia({ forcedColors: 'active' });
      expect(await papersOf(page)).toEqual([]);
    });

    test('has no violations in its reply form and its dialogs', async ({ page, guest }) => {
      await guest.open(template);
      await wakeReplyForm(page);
      await page.locator('.rsvp-form').evaluate((form: HTMLFormElement) => {
        form.noValidate = true;
      });
      await page.locator('.rsvp-submit').click();
      await expect(page.locator('.field-error')).toHaveCount(3);
      expect(await violations(page), 'errors').toEqual([]);

      await fillReply(page, 'Grandma Rose');
      await page.locator('.rsvp-submit').click();
      await expect(page.locator('.rsvp-thanks')).toContainText('Grandma Rose');
      expect(await violations(page), 'thanks').toEqual([]);

      await readThrough(page);
      await page.locator('.gallery-link').first().click();
      await expect(page.getByRole('dialog', { name: 'Pictures' })).toBeFocused();
      await expect(page.locator('.pswp__caption')).not.toBeEmpty();
      expect(await violations(page), 'lightbox').toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.locator('.pswp')).toHaveCount(0);

      const dot = page.locator('.orbit-dot').first();
      if ((await dot.count()) === 0) return;
      await dot.click();
      await expect(page.locator('.story-dialog')).toBeVisible();
      expect(await violations(page), 'story').toEqual([]);
    });

    test('has no violations once the day has passed', async ({ page, guest }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await guest.open(template, 'past-date');
      await wakeReplyForm(page);
      await expect(page.locator('.rsvp-deadline')).toContainText('has passed');
      expect(await violations(page)).toEqual([]);
    });
  });
}

/** Looks for violations in a page as it comes, and once a guest has read it. */
async function readWithAxe(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('.music-hint')).toBeVisible();
  expect(await violations(page), 'as it comes').toEqual([]);
  await openCover(page);
  await readThrough(page);
  expect(await violations(page), 'read through').toEqual([]);
}

/** Says what hides a focused picture, or the ring around it; runs in the page. */
function faultsOfRing(element: Element): string[] {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const layers = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
  const depth = (name: string) => layers.findIndex((layer) => layer.matches(name));
  const { outlineWidth, outlineOffset } = getComputedStyle(element);
  const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  const row = element.closest('.gallery') ?? element;
  const edge = row.getBoundingClientRect();
  const isCut =
    getComputedStyle(row).overflowX !== 'visible' &&
    (left - ring < edge.left || top - ring < edge.top);
  return [
    ...(depth('img') > depth('section') ? ['behind its section'] : []),
    ...(isCut ? ['ring cut off'] : []),
  ];
}

/** Returns the classes of elements with words on a tiled picture or a gradient. */
function papersOf(page: Page): Promise<string[]> {
  return page.locator('.invitation, .invitation *').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility() && element.textContent)
      .filter((element) => {
        const { backgroundImage, backgroundRepeat } = getComputedStyle(element);
        const isTiled = backgroundImage.includes('url') && backgroundRepeat === 'repeat';
        return isTiled || backgroundImage.includes('gradient');
      })
      .map((element) => element.className),
  );
}
