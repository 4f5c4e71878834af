import type { Page } from '@playwright/test';
import { TEMPLATE_IDS, type TemplateId } from '#domain/templates/template.ts';
import { beyondTheEdges, beyondTheirEntry } from './outside.ts';
import { expect, readThrough, test, wakeReplyForm } from './template-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const template of TEMPLATE_IDS) {
  test.describe(template, () => {
    test('lies within every window from 320 to 2560 pixels, also with large text', async ({
      page,
      guest,
    }) => {
      await guest.open(template);
      await readThrough(page);
      await expect(page.locator('.far')).toHaveCount(0);
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
      await expect(page.locator('.far')).toHaveCount(0);
      for (const width of [320, 390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await beyondTheEdges(page), `${width} px`).toEqual([]);
        expect(await beyondTheirEntry(page), `${width} px`).toEqual([]);
      }
    });
  });
}

const WITH_COVER: readonly TemplateId[] = ['minimalist-elegant', 'scientific-vibes'];
/** At most, where all parts are laid out soon after the page has loaded. */
const SIZES_OF_FACES = 20;

for (const template of TEMPLATE_IDS.filter((id) => !WITH_COVER.includes(id))) {
  test(`${template} is set in few sizes, for each of which a phone prepares the face anew`, async ({
    page,
    guest,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await guest.open(template);
    await readThrough(page);
    const sizes = await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found = new Set<string>();
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const element = text.parentElement;
        if (!text.textContent?.trim() || !element?.checkVisibility()) continue;
        const { fontFamily, fontSize, fontWeight, fontStyle } = getComputedStyle(element);
        found.add([fontFamily.split(',')[0], fontSize, fontWeight, fontStyle].join(' '));
      }
      return [...found].sort();
    });
    expect(sizes).toContainEqual(expect.stringMatching(/px 400 normal$/));
    expect(sizes.length, sizes.join(', ')).toBeLessThanOrEqual(SIZES_OF_FACES);
  });
}

for (const template of TEMPLATE_IDS) {
  test(`parts of ${template} that are laid out later are as wide before as after`, async ({
    page,
    guest,
  }) => {
    // What lays them out waits for ever.
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    await page.goto(await guest.address(template));
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const [before, after] = await page.evaluate(() => {
        for (const part of document.querySelectorAll(':is(section, footer).far')) {
          part.classList.remove('far');
        }
        const parts = [...document.querySelectorAll('.far')];
        const widths = () =>
          parts.map(({ className, clientWidth }) => `${className} ${clientWidth}`);
        const waiting = widths();
        for (const part of parts) part.setAttribute('style', 'content-visibility: visible');
        const done = widths();
        for (const part of parts) part.removeAttribute('style');
        return [waiting, done];
      });
      expect(before.length).toBeGreaterThan(5);
      expect(before, `${width} px`).toEqual(after);
    }
  });
}

/** Templates that set short facts at their left edge: selectors of an entry and its labels. */
const FACTS = [
  ['serene-lens', '.event, .hero-facts', '.event-time, .event-venue, .hero-venue'],
  [
    'minimalist-elegant',
    '.event, .registry-entry',
    '.event-title, .event-venue, .event-address, .registry-name',
  ],
  ['islamic-serenity', '.account', '.account-facts dt, .account-bank'],
  ['scientific-vibes', '.info-fact:nth-child(-n + 4), .gallery-item', 'dd, .gallery-caption'],
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
    await enlarge(page, texts, 2);
    expect(await beyondTheEdges(page)).toEqual([]);
  });
}

test('the cover of scientific-vibes keeps its facts apart where an app enlarges text alone', async ({
  page,
  guest,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(await guest.address('scientific-vibes'));
  await page.evaluate(async () => void (await document.fonts.ready));
  await enlarge(page, '.issue-facts > span', 1.3);
  const facts = await page.locator('.issue-facts > span').evaluateAll((spans) =>
    spans.map((span) => {
      const text = document.createRange();
      text.selectNodeContents(span);
      const { left, right, top } = text.getBoundingClientRect();
      return { left, right, top };
    }),
  );
  for (const [index, { right, top }] of facts.entries()) {
    expect(right).toBeLessThanOrEqual(390);
    const next = facts[index + 1];
    if (next?.top === top) expect(next.left - right).toBeGreaterThan(4);
  }
});

/** Does what an app with a text size of its own does: lengths stay, whatever their unit. */
async function enlarge(page: Page, texts: string, times: number): Promise<void> {
  await page.locator(texts).evaluateAll((elements, factor) => {
    for (const { style, size } of elements.map((element) => ({
      style: (element as HTMLElement).style,
      size: Number.parseFloat(getComputedStyle(element).fontSize),
    }))) {
      style.fontSize = `${factor * size}px`;
    }
  }, times);
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
    await page.emulateMedia({ reducedMotion: 'no-preference' });
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
