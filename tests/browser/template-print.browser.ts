import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { TEMPLATE_IDS } from '#domain/templates/template.ts';
import { expect, readThrough, test } from './template-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const template of TEMPLATE_IDS) {
  test.describe(template, () => {
    test('prints what matters, without what only a screen can do', async ({ page, guest }) => {
      await page.goto(await guest.address(template));
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('.event-venue').first()).toBeVisible();
      await expect(page.locator('.rsvp-deadline')).toBeVisible();
      await expect(page.locator('.rsvp-contact')).toBeVisible();
      for (const part of ['.cover', 'nav', '.music-bar', '.rsvp-submit', '.countdown', 'input']) {
        for (const found of await page.locator(part).all()) await expect(found).toBeHidden();
      }
      // Without them, and where the events come right before, nothing is left of the reply.
      await page
        .locator(
          '.rsvp-deadline, .rsvp-contact, .before-reply > section:not(:has(h1, .event, .protocol))',
        )
        .evaluateAll((all) => {
          for (const one of all) one.remove();
        });
      const reply = page.locator('#rsvp');
      await expect(reply.getByRole('heading')).toHaveCount(0);
      await expect(reply).toHaveCSS('border-top-width', '0px');
    });

    test('prints one page, however many events there are, and a second within a long description', async ({
      page,
      guest,
    }) => {
      for (const state of ['sparse', 'three-events', 'seven-events', 'full']) {
        await page.goto(await guest.address(template, state));
        for (const format of ['A4', 'Letter']) {
          for (const margin of ['0', '10mm']) {
            const pages = pagesOf(await print(page, format, margin));
            expect(pages, `${state} on ${format}, ${margin}`).toBe(1);
          }
        }
      }
      await page.locator('.event-description').evaluateAll((all) => {
        for (const one of all) one.textContent = 'We walk along the river. '.repeat(10);
      });
      for (const format of ['A4', 'Letter']) {
        expect(pagesOf(await print(page, format, '10mm')), `words on ${format}`).toBe(1);
      }
      await page.goto(await guest.address(template, 'long-description'));
      expect(pagesOf(await print(page, 'A4', '10mm'))).toBe(2);
    });

    test('prints the first events below the names also where not all fit on the page', async ({
      page,
      guest,
    }) => {
      await page.goto(await guest.address(template, 'seven-events'));
      const small = { format: 'A5', margin: allRound('10mm'), pageRanges: '1' };
      const all = textsOf(await page.pdf(small));
      await page.addStyleTag({ content: '.event, .protocol tbody { visibility: hidden }' });
      const withoutEvents = textsOf(await page.pdf(small));
      expect(all).toBeGreaterThan(withoutEvents);
    });

    test('prints in full colour before it has faded in', async ({ page, guest }) => {
      await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' });
      await page.goto(await guest.address(template), { waitUntil: 'commit' });
      const invitation = page.locator('.invitation');
      await expect(invitation).toHaveCSS('animation-name', 'none');
      await expect(page.locator('.events, .protocol')).toBeVisible();
    });

    test('prints the same without its scripts', async ({ page, guest, watch }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const address = await guest.address(template, 'seven-events');
      watch.allow(/net::ERR_FAILED/);
      await page.route('**/*.js', (route) => route.abort());
      await page.goto(address, { waitUntil: 'networkidle' });
      const without = await print(page, 'A4', '10mm');
      await page.unroute('**/*.js');
      await page.goto(address, { waitUntil: 'networkidle' });
      await expect(page.locator('.far')).toHaveCount(0);
      const paper = await print(page, 'A4', '10mm');
      expect(without.length / paper.length).toBeCloseTo(1, 1);
    });
  });
}

test('prints the invitation also while a picture of it is open', async ({ page, guest }) => {
  await guest.open('minimalist-elegant');
  await readThrough(page);
  await page.locator('.gallery-link').first().click();
  const lightbox = page.locator('.pswp');
  await expect(lightbox).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(lightbox).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('floral-elegance prints the wreath that a desktop has loaded', async ({ page, guest }) => {
  await page.goto(await guest.address('floral-elegance'));
  // Without its margins, paper is as narrow as a tablet.
  expect(await print(page, 'A4', '10mm')).toContain('/Subtype /Image');
});

test('floral-elegance prints the names as large as their wreath allows', async ({
  page,
  guest,
}) => {
  await page.emulateMedia({ media: 'print' });
  const shareOfNames = async (state: string) => {
    await page.goto(await guest.address('floral-elegance', state));
    const names = await page.getByRole('heading', { level: 1 }).boundingBox();
    const wreath = await page.locator('.hero-medallion').boundingBox();
    return (names?.height ?? 0) / (wreath?.height ?? 1);
  };
  expect(await shareOfNames('seven-events')).toBeCloseTo(await shareOfNames('full'), 1);
});

for (const template of ['minimalist-elegant', 'serene-lens'] as const) {
  test(`${template} prints two events larger than three`, async ({ page, guest }) => {
    await page.emulateMedia({ media: 'print' });
    const sizeOfNames = async (state: string) => {
      await page.goto(await guest.address(template, state));
      return (await page.getByRole('heading', { level: 1 }).boundingBox())?.height ?? 0;
    };
    expect(await sizeOfNames('full')).toBeGreaterThan(1.1 * (await sizeOfNames('three-events')));
  });
}

test('minimalist-elegant prints long names at the top of the sheet, as short ones', async ({
  page,
  guest,
}) => {
  await page.setViewportSize({ width: 700, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  await page.goto(await guest.address('minimalist-elegant', 'long-names'));
  const names = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(names?.y).toBeLessThan(60);
});

test('serene-lens prints date and place side by side, with a form or without', async ({
  page,
  guest,
}) => {
  await page.setViewportSize({ width: 700, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  for (const state of ['full', 'sparse']) {
    await page.goto(await guest.address('serene-lens', state));
    const date = await page.locator('.hero-facts time').boundingBox();
    const place = await page.locator('.hero-venue').boundingBox();
    const gap = (place?.x ?? 0) - (date?.x ?? 0) - (date?.width ?? 0);
    expect(gap, state).toBeGreaterThan(16);
    expect(gap, state).toBeLessThan(80);
  }
});

test('islamic-serenity prints the stars for which it leaves room', async ({ page, guest }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(await guest.address('islamic-serenity'));
  const printing = (element: Element, part: string) =>
    getComputedStyle(element, part).printColorAdjust;
  const arch = page.locator('.hero-arch .arch-inside');
  expect(await arch.evaluate(printing, '::before')).toBe('exact');
  const heading = page.locator('.section-heading:visible').first();
  expect(await heading.evaluate(printing, '::after')).toBe('exact');
});

test('vintage-fairytale prints a long place between the flourishes of its frame', async ({
  page,
  guest,
}) => {
  await page.setViewportSize({ width: 700, height: 1000 });
  await page.goto(await guest.address('vintage-fairytale', 'unbroken-words'));
  await page.emulateMedia({ media: 'print' });
  const room = await page.locator('.leaf-title').evaluate((leaf) => {
    const venue = leaf.querySelector('.hero-venue')?.getBoundingClientRect();
    const corner = Number.parseFloat(getComputedStyle(leaf, '::before').borderLeftWidth);
    return (venue?.left ?? 0) - leaf.getBoundingClientRect().left - corner;
  });
  expect(room).toBeGreaterThan(0);
});

/** Returns how many pieces of text a PDF sets. */
function textsOf(pdf: Buffer): number {
  const streams = pdf
    .toString('latin1')
    .matchAll(/FlateDecode[^>]*>>\s*stream\r?\n(.*?)endstream/gs);
  const contents = [...streams].map(([, stream = '']) =>
    inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'),
  );
  return contents.join('\n').match(/\bT[jJ]\b/g)?.length ?? 0;
}

/** Returns how many pages a PDF has. */
const pagesOf = (pdf: string): number => pdf.match(/\/Type \/Page\b/g)?.length ?? 0;

/** Returns the page as a PDF with these margins. */
async function print(page: Page, format: string, margin: string): Promise<string> {
  return (await page.pdf({ format, margin: allRound(margin) })).toString('latin1');
}

function allRound(margin: string) {
  return { top: margin, right: margin, bottom: margin, left: margin };
}
