import type { Locator } from '@playwright/test';
import { TEMPLATE_IDS } from '#domain/templates/template.ts';
import { expect, readThrough, test } from './template-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

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
