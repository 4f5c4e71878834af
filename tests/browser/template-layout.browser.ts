import type { Page } from '@playwright/test';
import { TEMPLATE_IDS } from '#domain/templates/template.ts';
import { serveInPieces } from './in-pieces.ts';
import { beyondTheEdges, beyondTheirEntry } from './outside.ts';
import { shiftsOf, watchShifts } from './shifts.ts';
import { expect, openCover, readThrough, test, wakeReplyForm } from './template-test.ts';

/** Milliseconds by which fonts come later than the first paint. */
const FONT_DELAY = 500;

for (const template of TEMPLATE_IDS) {
  test.describe(template, () => {
    test('lies within every window from 320 to 2560 pixels, also with large text', async ({
      page,
      guest,
    }) => {
      await guest.open(template);
      await readThrough(page);
      for (const width of [320, 390, 768, 1440, 2560]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await beyondTheEdges(page), `${width} px`).toEqual([]);
      }
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await beyondTheEdges(page), `${width} px, text at 200 %`).toEqual([]);
      }
    });

    test('breaks words that have no place to break', async ({ page, guest }) => {
      await guest.open(template, 'unbroken-words');
      await readThrough(page);
      for (const width of [320, 390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await beyondTheEdges(page), `${width} px`).toEqual([]);
        expect(await beyondTheirEntry(page), `${width} px`).toEqual([]);
      }
    });

    for (const [device, viewport] of [
      ['phone', { width: 390, height: 844 }],
      ['desktop', { width: 1440, height: 900 }],
    ] as const) {
      test(`moves nothing on a ${device} while it loads and is read`, async ({ page, guest }) => {
        await page.setViewportSize(viewport);
        await page.route('**/*.woff2', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, FONT_DELAY));
          await route.continue();
        });
        await watchShifts(page);
        await page.goto(await guest.address(template));
        await page.evaluate(() => document.fonts.ready);
        expect(await shiftsOf(page), 'while it loads').toEqual([]);
        await openCover(page);
        await expect(page.locator('.far')).toHaveCount(0);
        await readThrough(page);
        await wakeReplyForm(page);
        await page.evaluate(() => document.fonts.ready);
        expect(await shiftsOf(page), 'while it is read').toEqual([]);
      });
    }

    test('moves nothing while it arrives piece by piece', async ({ page, guest, watch }) => {
      const site = await serveInPieces(await guest.address(template));
      watch.allow(new RegExp(site.origin));
      await watchShifts(page);
      await page.goto(`${site.origin}/page`);
      expect(await shiftsOf(page)).toEqual([]);
      site.close();
    });

    test('prints what matters, without what only a screen can do', async ({ page, guest }) => {
      await page.goto(await guest.address(template));
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('.event-venue').first()).toBeVisible();
      for (const part of ['.cover', 'nav', '.music-bar', '.rsvp-submit', '.countdown', 'input']) {
        for (const found of await page.locator(part).all()) await expect(found).toBeHidden();
      }
    });

    for (const events of ['three-events', 'seven-events']) {
      test(`prints ${events.replace('-', ' ')} on one page`, async ({ page, guest }) => {
        await page.goto(await guest.address(template, events));
        const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
        expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1);
      });
    }

    test('stands still for guests who prefer less motion', async ({ page, guest }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await guest.open(template);
      await readThrough(page);
      const moving = await page.evaluate(() => document.getAnimations().length);
      expect(moving).toBe(0);
    });
  });

  test.describe(`${template} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

    test('opens, shows its pictures and takes a reply', async ({ page, guest }) => {
      await guest.open(template);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('.gallery-link').first()).toHaveAttribute('href', /webp$/);
      await page.locator('.rsvp-form [name="name"]').fill('Uncle Paper');
      await page.locator('.rsvp-form [name="email"]').fill('paper@example.com');
      const radio = page.locator('.rsvp-form [type="radio"]').first();
      if ((await radio.count()) > 0) await radio.check();
      else await page.locator('select[name="attendance"]').selectOption({ index: 1 });
      await page.locator('.rsvp-submit').click();
      await expect(page).toHaveURL(/#rsvp-thanks$/);
      await expect(page.locator('#rsvp-thanks')).toBeInViewport();
      await expect(page.locator('.rsvp-form')).toBeHidden();
    });
  });
}

test('islamic-serenity sets Arabic names below portraits as large as Latin ones', async ({
  page,
  guest,
}) => {
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
  const tops = await page
    .locator('.event')
    .evaluateAll((events) => events.map((event) => event.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});

for (const [template, entry, labels] of [
  ['serene-lens', '.event', '.event-time, .event-venue'],
  ['islamic-serenity', '.account', '.account-facts dt, .account-bank'],
  ['scientific-vibes', '.info-fact:nth-child(-n + 4)', 'dd'],
] as const) {
  test(`${template} keeps short facts of any script at one edge`, async ({ page, guest }) => {
    await guest.open(template);
    const aligned = await page
      .locator(entry)
      .locator(labels)
      .evaluateAll((facts) => facts.map((fact) => getComputedStyle(fact).textAlign));
    expect(new Set(aligned)).toEqual(new Set(['left']));
  });
}

for (const template of TEMPLATE_IDS) {
  test(`${template} keeps the days that are left on one line and apart, also years ahead`, async ({
    page,
    guest,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await guest.open(template);
    await readThrough(page);
    const crowded = await page.locator('[data-island="countdown"]').evaluate((countdown) => {
      const edges = countdown.getBoundingClientRect();
      const numbers = [...countdown.querySelectorAll('.countdown-number')];
      if (numbers[0]) numbers[0].textContent = '1670';
      const linesOf = (number: Element) => {
        const range = document.createRange();
        range.selectNodeContents(number);
        return [...range.getClientRects()].filter(({ width }) => width > 0);
      };
      const overlap = (a: DOMRect, b: DOMRect) =>
        a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      // On phones, islamic-serenity shows one unit at a time, all in one place.
      const shown = numbers.filter((one) => one.checkVisibility({ visibilityProperty: true }));
      return numbers.flatMap((number) => {
        const lines = linesOf(number);
        const [line] = lines;
        const unit = number.closest('.countdown-unit')?.getBoundingClientRect();
        if (!line || !unit) return ['nothing'];
        const others = shown.includes(number) ? shown.filter((other) => other !== number) : [];
        const isApart =
          line.left >= unit.left &&
          line.right <= unit.right &&
          !others.flatMap(linesOf).some((other) => overlap(line, other));
        const isWithin = line.left >= edges.left - 1 && line.right <= edges.right + 1;
        if (lines.length === 1 && isApart && isWithin) return [];
        return [`${number.textContent} (${line.left} to ${line.right})`];
      });
    });
    expect(crowded).toEqual([]);
  });
}

for (const template of TEMPLATE_IDS) {
  test(`a field of ${template} that the Tab key leads to lies in front`, async ({
    page,
    guest,
  }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    // Scrolls without gliding.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await guest.open(template);
    await wakeReplyForm(page);
    await page.locator('.rsvp-form [name="name"]').focus();
    const covered: string[] = [];
    for (let stop = 0; stop < 8; stop += 1) {
      const name = await page.evaluate(async () => {
        await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
        const field = document.activeElement;
        if (!field?.closest('.rsvp-form')) return '';
        const shown = field.closest('label') ?? field;
        const { left, width, top, height } = shown.getBoundingClientRect();
        const front = document.elementFromPoint(left + width / 2, top + Math.min(height - 4, 24));
        return front && (shown.contains(front) || front.contains(shown)) ? '' : field.outerHTML;
      });
      if (name !== '') covered.push(name);
      await page.keyboard.press('Tab');
    }
    expect(covered).toEqual([]);
  });
}

for (const template of ['minimalist-elegant', 'serene-lens'] as const) {
  test(`nothing of ${template} lies on the button that stops its slideshow`, async ({
    page,
    guest,
  }) => {
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await guest.open(template);
      await expect(page.locator('.music-button')).toBeVisible();
      await page.locator('.slideshow-toggle').click({ trial: true });
      const apart = await page.evaluate(() => {
        const [toggle, music] = ['.slideshow-toggle', '.music-button'].map((name) =>
          document.querySelector(name)?.getBoundingClientRect(),
        );
        return toggle !== undefined && music !== undefined && toggle.right <= music.left;
      });
      expect(apart, `at ${width} px`).toBe(true);
    }
  });
}

/** Templates with a link that floats until the reply form is there. */
const FLOATING = [
  'floral-elegance',
  'vintage-fairytale',
  'serene-lens',
  'islamic-serenity',
] as const;

for (const template of FLOATING) {
  test(`what leads to the reply form of ${template} stays above it`, async ({ page, guest }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${await guest.address(template)}#rsvp`);
    // What comes before the form hides what lies beyond its own edge.
    const overlap = () =>
      page.evaluate(() => {
        const before = document.querySelector('.before-reply')?.getBoundingClientRect();
        const form = document.querySelector('#rsvp')?.getBoundingClientRect();
        return before && form ? before.bottom - form.top : null;
      });
    await expect.poll(overlap).toBe(0);
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, contextOptions: { reducedMotion: 'reduce' } });

    for (const template of FLOATING) {
      test(`a tap leads to the reply form of ${template} at once`, async ({ page, guest }) => {
        await page.goto(await guest.address(template), { waitUntil: 'commit' });
        await page.locator('.hero a[href="#rsvp"]').click();
        await restsAtReplyForm(page);
      });
    }
    for (const template of ['floral-elegance', 'serene-lens', 'islamic-serenity'] as const) {
      test(`${template} stays where it was when it is loaded again`, async ({ page, guest }) => {
        await page.goto(await guest.address(template));
        if (javaScriptEnabled) await expect(page.locator('.far')).toHaveCount(0);
        await page.evaluate(() => document.getElementById('rsvp')?.scrollIntoView());
        await restsAtReplyForm(page);
        await page.reload();
        await restsAtReplyForm(page);
      });
      test(`an address leads to the reply form of ${template}`, async ({ page, guest }) => {
        await page.goto(`${await guest.address(template)}#rsvp`);
        await restsAtReplyForm(page);
      });
    }
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`on a slow phone ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    for (const template of TEMPLATE_IDS) {
      test(`an address leads to the reply form of ${template}`, async ({ page, guest }) => {
        const device = await page.context().newCDPSession(page);
        await device.send('Emulation.setCPUThrottlingRate', { rate: 6 });
        await page.goto(`${await guest.address(template)}#rsvp`);
        await restsAtReplyForm(page);
      });
    }
  });
}

async function restsAtReplyForm(page: Page): Promise<void> {
  const top = async () => Math.abs((await page.locator('#rsvp').boundingBox())?.y ?? 1e6);
  await expect.poll(top).toBeLessThan(100);
  await page.waitForLoadState('load');
  await page.waitForTimeout(500);
  expect(await top()).toBeLessThan(100);
}
