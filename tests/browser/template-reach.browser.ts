import type { Locator } from '@playwright/test';
import { TEMPLATE_IDS } from '#domain/templates/template.ts';
import { expect, readThrough, test } from './template-test.ts';

/** Pixels that a thumb needs. */
const THUMB = 44;
/** Links that stand alone, not within a sentence. */
const LINKS = '.hero a, .quiet-link, .event-link, .rsvp-contact a, .bottom-nav-link, .masthead a';

for (const template of TEMPLATE_IDS) {
  test(`${template}: a thumb hits its links`, async ({ page, guest }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await guest.open(template);
    await readThrough(page);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await tooSmall(page.locator(LINKS)), `${width} px`).toEqual([]);
    }
  });

  for (const [device, viewport] of [
    ['phone', { width: 390, height: 844 }],
    ['desktop', { width: 1440, height: 900 }],
  ] as const) {
    test(`${template}: music covers neither names nor the way to the reply on a ${device}`, async ({
      page,
      guest,
    }) => {
      await page.setViewportSize(viewport);
      await guest.open(template);
      await page.locator('.music-button').click();
      const player = page.locator('.music-video');
      await player.evaluate((video) => {
        const frame = document.createElement('iframe');
        Object.assign(frame, { width: '200', height: '200' });
        video.replaceWith(frame);
      });
      await expect(page.locator('.music-card')).toBeInViewport({ ratio: 0.5 });
      expect(await coveredByPlayer(page.locator('h1 > *, a[href="#rsvp"]'))).toEqual([]);
    });
  }
}

/** What the links of which a side is too short say. */
function tooSmall(links: Locator): Promise<string[]> {
  return links.evaluateAll(
    (all, thumb) =>
      all
        .filter((link) => link.checkVisibility({ visibilityProperty: true }))
        .filter((link) => {
          const { width, height } = link.getBoundingClientRect();
          return width < thumb || height < thumb;
        })
        .map((link) => link.textContent),
    THUMB,
  );
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
