import type { Page } from '@playwright/test';
import { TEMPLATE_IDS, type TemplateId } from '#domain/templates/template.ts';
import { weddingOf } from '#tests/support/wedding.ts';
import { brokenWords } from './broken-words.ts';
import { beyondTheEdges, beyondTheirEntry } from './outside.ts';
import { expect, readThrough, test, wakeReplyForm } from './template-test.ts';

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
      for (const width of [320, 390, 1440]) {
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
  });
}

/** Templates that list short facts at their left edge: selectors of an entry and its labels. */
const FACTS = [
  ['serene-lens', '.event', '.event-time, .event-venue'],
  ['islamic-serenity', '.account', '.account-facts dt, .account-bank'],
  ['scientific-vibes', '.info-fact:nth-child(-n + 4)', 'dd'],
] as const;

for (const [template, entry, labels] of FACTS) {
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

/** Short texts set large. */
const LARGE = [
  ['scientific-vibes', '.countdown-number, .countdown-label'],
  ['minimalist-elegant', '.event-time'],
] as const;

for (const [template, texts] of LARGE) {
  test(`${template} wraps what is set large where an app enlarges text alone`, async ({
    page,
    guest,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await guest.open(template);
    await readThrough(page);
    await page.locator(texts).evaluateAll((elements) => {
      for (const { style, size } of elements.map((element) => ({
        style: (element as HTMLElement).style,
        size: Number.parseFloat(getComputedStyle(element).fontSize),
      }))) {
        style.fontSize = `${2 * size}px`;
      }
    });
    expect(await beyondTheEdges(page)).toEqual([]);
  });
}

for (const template of TEMPLATE_IDS) {
  test(`a field of ${template} that the Tab key leads to lies in front`, async ({
    page,
    guest,
  }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    // Makes the page scroll at once.
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

/** Templates whose hero is a slideshow. */
const SLIDESHOWS = ['minimalist-elegant', 'serene-lens'] as const;

for (const template of SLIDESHOWS) {
  test(`nothing of ${template} lies on the button that stops its slideshow`, async ({
    page,
    guest,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await guest.open(template);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 });
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

const weddingIn = (selectedTemplate: TemplateId, bride: string, groom: string) => {
  const wedding = weddingOf(bride, groom);
  return { ...wedding, customizations: { ...wedding.customizations, selectedTemplate } };
};

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
    ] as const) {
      const { invitationUrl } = await product.publish(weddingIn(template, bride, groom));
      await page.goto(invitationUrl);
      await expectWhole(page, '.names .name');
    }
  });
}

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

/** Templates with up to three gift registries side by side: selectors of names and buttons. */
const WISHES = [
  ['floral-elegance', '.registry-name, .registry .button'],
  ['vintage-fairytale', '.gift-name, .gift .button'],
] as const;

for (const [template, texts] of WISHES) {
  test(`three lists of wishes of ${template} share a tablet with their texts on one line`, async ({
    page,
    product,
  }) => {
    const wedding = weddingIn(template, 'Mary', 'William');
    wedding.registry.enabled = true;
    wedding.registry.links = [
      { name: 'John Lewis', url: 'https://example.com/lewis', description: 'For the kitchen' },
      { name: 'Deutsche Bank', url: '', description: 'DE89 3704 0044 0532 0130 00' },
      { name: 'Books', url: 'https://example.com/books', description: '' },
    ];
    const { invitationUrl } = await product.publish(wedding);
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto(invitationUrl);
    await expect(page.locator('.far')).toHaveCount(0);
    const lines = () =>
      page.locator(texts).evaluateAll((elements) =>
        elements.map((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return range.getClientRects().length;
        }),
      );
    await expect.poll(lines).toEqual([1, 1, 1, 1, 1]);
  });
}

for (const [template, gifts] of [
  ['floral-elegance', '.registry'],
  ['vintage-fairytale', '.gifts'],
  ['islamic-serenity', '.accounts'],
] as const) {
  test(`seven events and gifts of ${template} stand in threes on a desktop, the last in the middle`, async ({
    page,
    product,
  }) => {
    const wedding = weddingIn(template, 'Mary', 'William');
    const [event] = wedding.wedding.events;
    if (!event) throw new Error('no event');
    wedding.wedding.events = Array.from({ length: 7 }, (_, at) => ({
      ...event,
      id: `event-${at}`,
    }));
    wedding.registry.enabled = true;
    wedding.registry.links = Array.from({ length: 7 }, () => ({
      name: 'Books',
      url: 'https://example.com/books',
      description: 'DE89 3704 0044 0532 0130 00',
    }));
    const { invitationUrl } = await product.publish(wedding);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(invitationUrl);
    await expect(page.locator('.far')).toHaveCount(0);
    for (const list of ['.events', gifts]) {
      const [rows, off] = await page.locator(list).evaluate((element) => {
        const boxes = [...element.children].map((child) => child.getBoundingClientRect());
        const tops = boxes.map(({ top }) => top);
        const last = boxes.at(-1) ?? new DOMRect();
        return [
          [...new Set(tops)].map((top) => tops.filter((one) => one === top).length),
          last.left + last.width / 2 - document.documentElement.clientWidth / 2,
        ] as const;
      });
      expect(rows, list).toEqual([3, 3, 1]);
      expect(off, list).toBeCloseTo(0, 0);
    }
  });
}

for (const template of ['floral-elegance', 'vintage-fairytale'] as const) {
  test(`a short chapter of ${template} stands in the middle of a phone`, async ({
    page,
    product,
  }) => {
    const wedding = weddingIn(template, 'Mary', 'William');
    const image = '/assets/art/serene-lens/hero.webp';
    wedding.story.sections = [{ title: 'Now', date: '', content: 'You are invited.', image }];
    const { invitationUrl } = await product.publish(wedding);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(invitationUrl);
    await expect(page.locator('.far')).toHaveCount(0);
    const middle = await page.locator('.story-text .prose > p').evaluate((words) => {
      const range = document.createRange();
      range.selectNodeContents(words);
      const { left, right } = range.getBoundingClientRect();
      return (left + right) / 2;
    });
    expect(middle).toBeCloseTo(390 / 2, 0);
  });
}
