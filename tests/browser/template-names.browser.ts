import type { Page } from '@playwright/test';
import { TEMPLATE_IDS, type TemplateId } from '#domain/templates/template.ts';
import { expect, test } from './template-test.ts';

/** The names in the couple's own section: scientific-vibes has its byline. */
const COUPLE_NAMES = '.profile-name, .portrait-name, .byline-authors';
const HEADINGS = '.section-heading, .headline, .panel-heading';

/** The smallest of the names in the hero, and the largest of the names and headings below it. */
function fontSizes(page: Page) {
  return page.evaluate(
    ([coupleNames, headings]) => {
      const sizesOf = (places: string) =>
        [...document.querySelectorAll(places)].map((place) =>
          Number.parseFloat(getComputedStyle(place).fontSize),
        );
      return {
        hero: Math.min(...sizesOf('h1 .name')),
        couple: Math.max(...sizesOf(coupleNames)),
        heading: Math.max(...sizesOf(headings)),
      };
    },
    [COUPLE_NAMES, HEADINGS] as const,
  );
}

const STATES = [
  'full',
  'long-names',
  'very-long-names',
  'long-arabic',
  'long-devanagari',
  'chinese',
  'unlike-names',
] as const;

for (const template of TEMPLATE_IDS) {
  test(`the names in the hero of ${template} are larger than what follows, in any script`, async ({
    page,
    guest,
  }) => {
    for (const state of STATES) {
      await page.goto(await guest.address(template, state));
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const { hero, couple, heading } = await fontSizes(page);
        expect.soft(hero, `${state}, ${width} px, the couple`).toBeGreaterThan(couple);
        expect.soft(hero, `${state}, ${width} px, headings`).toBeGreaterThan(heading);
      }
    }
  });
}

/** What a guest looks for in the first view; two templates begin with a cover. */
const FACTS: Readonly<Record<TemplateId, string>> = {
  'floral-elegance': '.hero :is(.hero-date, .hero-venue, .button)',
  'vintage-fairytale': '.hero :is(.hero-date, .hero-venue, .button)',
  'minimalist-elegant': '.cover :is(.card-date, .card-venue, .cover-open)',
  'serene-lens': '.hero :is(time, .hero-venue, .button)',
  'islamic-serenity': '.hero :is(.hero-date, .hero-venue, .button)',
  'scientific-vibes': '.cover-open',
};

for (const template of TEMPLATE_IDS) {
  test(`long names leave date, place and button of ${template} in the first view`, async ({
    page,
    guest,
  }) => {
    for (const state of ['long-names', 'long-arabic']) {
      await page.goto(await guest.address(template, state));
      for (const [width, height] of [
        [390, 844],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        for (const fact of await page.locator(FACTS[template]).all()) {
          await expect.soft(fact, `${state}, ${width} px`).toBeInViewport({ ratio: 1 });
        }
      }
    }
  });
}
