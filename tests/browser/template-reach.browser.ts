import type { Locator, Page } from '@playwright/test';
import { TEMPLATE_IDS, type TemplateId } from '#domain/templates/template.ts';
import { expect, readThrough, test } from './template-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Minimum width and height for a thumb, in CSS pixels. */
const THUMB = 44;
/** Standalone links, not those within a sentence. */
const LINKS = '.hero a, .quiet-link, .event-link, .rsvp-contact a, .bottom-nav-link, .masthead a';

for (const template of TEMPLATE_IDS) {
  test(`${template}: a thumb hits its links, and what the Tab key comes to is seen`, async ({
    page,
    guest,
  }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await guest.open(template);
    await readThrough(page);
    for (const [width, height] of [
      [390, 664],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await unseenStops(page, 'Tab'), `down, ${width} px`).toEqual([]);
      expect(await unseenStops(page, 'Shift+Tab'), `up, ${width} px`).toEqual([]);
    }
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await tooSmall(page.locator(LINKS)), `${width} px`).toEqual([]);
    }
  });
}

/** The button that leads on from the first view. */
const LEADING_ON: Readonly<Record<TemplateId, string>> = {
  'floral-elegance': '.hero .button',
  'vintage-fairytale': '.hero .button',
  'minimalist-elegant': '.cover-open',
  'serene-lens': '.hero .button',
  'islamic-serenity': '.hero-open .button:first-child',
  'scientific-vibes': '.cover-open',
};

for (const template of TEMPLATE_IDS) {
  test(`${template}: a phone held sideways shows the button that leads on`, async ({
    page,
    guest,
  }) => {
    for (const state of ['full', 'one-letter', 'long-names', 'arabic']) {
      await page.goto(await guest.address(template, state));
      for (const [width, height] of [
        [844, 390],
        [740, 360],
        [667, 331],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expect(page.locator(LEADING_ON[template])).toBeInViewport({ ratio: 1 });
      }
    }
  });
}

test('scientific-vibes: the cover of a phone held sideways shows its figure', async ({
  page,
  guest,
}) => {
  await page.setViewportSize({ width: 667, height: 331 });
  await page.goto(await guest.address('scientific-vibes'));
  await expect(page.locator('.issue-figure')).toBeInViewport({ ratio: 1 });
});

/** Presses the key up to the page's other end; returns the stops of which nothing is visible. */
async function unseenStops(page: Page, key: string): Promise<string[]> {
  const unseen: string[] = [];
  for (let stops = 0; stops < 200; stops += 1) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(async () => {
      // What the key scrolls to is there once a frame is drawn.
      await new Promise((next) => {
        requestAnimationFrame(() => setTimeout(next));
        setTimeout(next, 100);
      });
      const { activeElement: element, body } = document;
      if (!element || element === body) return null;
      const { left, top, width, height } = element.getBoundingClientRect();
      const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
      const isSeen = shares.some((x) =>
        shares.some((y) =>
          element.contains(document.elementFromPoint(left + width * x, top + height * y)),
        ),
      );
      return isSeen ? '' : (element.textContent ?? element.tagName);
    });
    if (stop === null) return unseen;
    if (stop !== '') unseen.push(stop);
  }
  throw new Error('The Tab key leads round in circles');
}

/** Returns the texts of visible links that are too narrow or too low. */
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
