import type { Locator, Page } from '@playwright/test';
import { TEMPLATE_IDS, type TemplateId } from '#domain/templates/template.ts';
import { brokenWords } from './broken-words.ts';
import { expect, test } from './template-test.ts';
import { weddingIn } from './wedding-in.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

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

/** What a guest looks for in the first view; two templates begin with a cover. */
const FACTS: Readonly<Record<TemplateId, string>> = {
  'floral-elegance': '.hero :is(.hero-date, .hero-venue, .button)',
  'vintage-fairytale': '.hero :is(.hero-date, .hero-venue, .button)',
  'minimalist-elegant': '.cover :is(.card-date, .card-venue, .cover-open)',
  'serene-lens': '.hero :is(time, .hero-venue, .button)',
  'islamic-serenity': '.hero :is(.hero-date, .hero-venue, .button)',
  'scientific-vibes': '.cover-open',
};

/** Names of a couple, and whether all facts are to be in the first view beside them. */
const COUPLES = [
  ['long-names', true],
  ['long-arabic', true],
  ['very-long-names', false],
  ['long-devanagari', false],
  ['unlike-names', false],
] as const;

for (const template of TEMPLATE_IDS) {
  test(`the names in the hero of ${template} are larger than what follows, leave it in view, and are copied as they are read`, async ({
    page,
    guest,
  }) => {
    for (const [state, fits] of COUPLES) {
      await page.goto(await guest.address(template, state));
      for (const [width, height] of [
        [390, 844],
        [1440, 900],
      ] as const) {
        const place = `${state}, ${width} px`;
        await page.setViewportSize({ width, height });
        const { hero, couple, heading } = await fontSizes(page);
        expect.soft(hero, `${place}, the couple`).toBeGreaterThan(couple);
        expect.soft(hero, `${place}, headings`).toBeGreaterThan(heading);
        for (const fact of fits ? await page.locator(FACTS[template]).all() : []) {
          await expect.soft(fact, place).toBeInViewport({ ratio: 1 });
        }
      }
    }
    await guest.open(template);
    await expectCopied(page.locator('h1'));
  });
}

/** Expects that a guest who copies a text gets it as it is read. */
async function expectCopied(text: Locator): Promise<void> {
  const copied = await text.evaluate((element) => {
    getSelection()?.selectAllChildren(element);
    return getSelection()?.toString().replaceAll(/\s+/g, ' ');
  });
  expect(copied).toBe(await text.textContent());
}

async function expectWhole(page: Page, names: string): Promise<void> {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await brokenWords(page.locator(names)), `${width} px`).toEqual([]);
  }
}

for (const template of TEMPLATE_IDS) {
  test(`broad names of ${template} stay whole`, async ({ page, product }) => {
    for (const [bride, groom] of [
      ['Emma', 'Matthew'],
      ['Mia', 'Mohammad'],
      ['Анастасия', 'Владимир'],
      ['Αλεξάνδρα', 'Κωνσταντίνος'],
      ['Վարդուհի', 'Հովհաննես'],
    ] as const) {
      const { invitationUrl } = await product.publish(weddingIn(template, bride, groom));
      await page.goto(invitationUrl);
      await expectWhole(page, '.names .name');
    }
  });
}

test('names in upright letters stand on one line each within the wreath', async ({
  page,
  product,
}) => {
  const wedding = weddingIn('floral-elegance', 'فاطمة الزهراء', 'عبد الرحمن');
  await page.goto((await product.publish(wedding)).invitationUrl);
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const names = page.locator('.hero .name');
    await expect(names).toHaveCount(2);
    expect(await brokenWords(names, '.+'), `${width} px`).toEqual([]);
    const wreath = (await page.locator('.hero-medallion').boundingBox())?.width ?? 0;
    for (const name of await names.all()) {
      expect((await name.boundingBox())?.width, `${width} px`).toBeLessThan(wreath * 0.6);
    }
  }
});

/** Templates that balance a name over two lines, and where. */
const BALANCED = [
  ['floral-elegance', '.profile-name'],
  ['vintage-fairytale', '.profile-name'],
  ['scientific-vibes', '.byline-author bdi, .folio .name'],
] as const;

for (const [template, places] of BALANCED) {
  test(`double-barrelled names of ${template} stay whole`, async ({ page, guest, product }) => {
    const [bride, groom] = [
      'Maximiliana Theodora von Hohenstaufen-Waldburg',
      'Christopher Alexander Montgomery-Fitzgerald',
    ];
    const { invitationUrl } = await product.publish(weddingIn(template, bride, groom));
    await guest.openAt(invitationUrl);
    await expectWhole(page, places);
  });
}

test('all letters of a name are in one face in minimalist-elegant', async ({ page, product }) => {
  const wedding = weddingIn('minimalist-elegant', 'Yiğit', 'Zoë');
  await page.goto((await product.publish(wedding)).invitationUrl);
  for (const place of ['h1 .name', '.profile-name']) {
    const faces = await page
      .locator(place)
      .evaluateAll((names) => names.map((name) => getComputedStyle(name).fontFamily.split(',')[0]));
    expect(faces, place).toEqual(['Jost', 'Italiana']);
  }
});

test('nothing of a monogram shows beside the picture that covers it', async ({ page, product }) => {
  const wedding = weddingIn('vintage-fairytale', 'Mary', 'William');
  const { invitationUrl } = await product.publish(wedding);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(invitationUrl);
  await page.locator('.hero img').evaluate((picture: HTMLImageElement) => picture.decode());
  await page.evaluate(() => document.fonts.ready);
  const monogram = page.locator('.monogram');
  const frontispiece = page.locator('.leaf-picture');
  for (const [width, height] of [
    [320, 568],
    [375, 667],
    [844, 390],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const seen = await frontispiece.screenshot();
    await monogram.evaluate((letters) => letters.setAttribute('hidden', ''));
    expect(seen.equals(await frontispiece.screenshot()), `${width} px`).toBe(true);
    await monogram.evaluate((letters) => letters.removeAttribute('hidden'));
  }
});
