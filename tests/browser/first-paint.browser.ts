import type { Page } from '@playwright/test';
import { TEMPLATE_IDS, type TemplateId } from '#domain/templates/template.ts';
import { expect, frameDrawn, loseScripts, test } from './template-test.ts';

test.use({ viewport: { width: 390, height: 844 } });

for (const template of TEMPLATE_IDS) {
  test(`${template} is seen before its script runs`, async ({ page, guest }) => {
    await page.addInitScript(() => {
      const watcher = new MutationObserver(() => {
        if (!document.documentElement.classList.contains('js')) return;
        performance.mark('script-ran');
        watcher.disconnect();
      });
      watcher.observe(document, { attributes: true, subtree: true });
    });
    await page.goto(await guest.address(template));
    await expect(page.locator('html.js')).toBeAttached();
    const [paint, script] = await page.evaluate(() =>
      ['first-contentful-paint', 'script-ran'].map(
        (name) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN,
      ),
    );
    expect(script).toBeGreaterThan(paint ?? Number.NaN);
  });
}

for (const template of TEMPLATE_IDS) {
  test(`${template} shows the names with its first paint`, async ({ page, guest }) => {
    const phone = await page.context().newCDPSession(page);
    await phone.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const address = await guest.address(template);
    await page.route(address, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const watched = html.replaceAll(/ class="names?(?:-line)?[" ]/g, ' elementtiming="names"$&');
      await route.fulfill({ response, body: watched });
    });
    await page.goto(address);
    const [names, paint] = await page.evaluate(() => {
      const first = (type: string) =>
        new Promise<number>((resolve) => {
          const onEntries = (entries: PerformanceObserverEntryList) =>
            resolve(entries.getEntries()[0]?.startTime ?? Number.NaN);
          new PerformanceObserver(onEntries).observe({ type, buffered: true });
        });
      return Promise.all(['element', 'paint'].map(first));
    });
    expect(names).toBe(paint);
  });
}

/** Fonts and ornaments that a template may request on a phone before the first paint. */
const OWN = new Map<TemplateId, RegExp>([
  ['floral-elegance', /^(wreath-sketch|names|cormorant-garamond-500-italic)-/],
  ['vintage-fairytale', /^names-/],
  ['serene-lens', /^names-/],
  ['islamic-serenity', /^amiri-verse-/],
]);

for (const [template, own] of OWN) {
  test(`${template} is painted first without what waits`, async ({ page, guest, watch }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url().split('/').pop() ?? ''));
    await loseScripts(page, watch);
    const address = await guest.address(template);
    // Freezes the page in the state of its first paint.
    await hold(page, address, 'animation-delay:1000s');
    await page.addInitScript(keepUnpainted);
    await page.goto(address);
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    for (let frame = 0; frame < 3; frame += 1) await frameDrawn(page);
    const waiting = () =>
      asked.filter((name) => /-[\w-]{8,}\.(woff2|webp|svg)$/.test(name) && !own.test(name));
    expect(waiting()).toEqual([]);
    expect(await page.evaluate(picturesOfSvg)).toEqual([]);
    await page.locator('#held').evaluate((style) => style.remove());
    await page.evaluate(() => dispatchEvent(new Event('release')));
    await expect
      .poll(
        async () => {
          await page.evaluate(() => scrollBy({ top: innerHeight / 2, behavior: 'instant' }));
          return waiting();
        },
        { intervals: [100] },
      )
      .not.toEqual([]);
    // Nor do the ornaments that have come since make a document of a drawing.
    expect(await page.evaluate(picturesOfSvg)).toEqual([]);
  });
}

/** Keeps the class of a page that is not painted yet until an event `release`; runs in the page. */
function keepUnpainted(): void {
  const { remove } = DOMTokenList.prototype;
  DOMTokenList.prototype.remove = function (...names) {
    const act = () => remove.apply(this, names);
    if (names.includes('unpainted')) addEventListener('release', act);
    else act();
  };
}

/** Returns the SVG images that styles now show on the page; runs in the page. */
function picturesOfSvg(): string[] {
  const properties = ['backgroundImage', 'borderImageSource', 'maskImage', 'content'] as const;
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.checkVisibility())
    .flatMap((element) =>
      ['', '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        return style.display === 'none' ? [] : properties.map((property) => style[property]);
      }),
    )
    .filter((value) => value.includes('svg'));
}

for (const template of ['floral-elegance', 'vintage-fairytale'] as const) {
  test(`${template} has no reply form yet when the browser scans the loaded page for forms`, async ({
    page,
    guest,
    watch,
  }) => {
    await loseScripts(page, watch);
    const address = await guest.address(template);
    await hold(page, address, 'animation-play-state:paused');
    await page.goto(address);
    await passTime(page, 2_900);
    expect(await isFilled(page, '.section-couple')).toBe(false);
    expect(await isFilled(page, '.section-rsvp')).toBe(false);
    await page.evaluate(() => scrollBy({ top: 1, behavior: 'instant' }));
    await expect.poll(() => isFilled(page, '.section-rsvp'), 'the guest has scrolled').toBe(true);
    expect(await isFilled(page, '.section-couple')).toBe(true);
    expect(await isFilled(page, '.profile')).toBe(true);
  });
}

test('portraits are filled after their section, and without a script in the end', async ({
  page,
  guest,
  watch,
}) => {
  await loseScripts(page, watch);
  const address = await guest.address('floral-elegance');
  await hold(page, address, 'animation-play-state:paused');
  await page.goto(address);
  await passTime(page, 3_001);
  expect(await isFilled(page, '.section-couple')).toBe(true);
  expect(await isFilled(page, '.profile')).toBe(false);
  await passTime(page, 3_001);
  expect(await isFilled(page, '.profile')).toBe(true);
});

/** Puts the paused animations of a page as many milliseconds after their beginning. */
async function passTime(page: Page, time: number): Promise<void> {
  await page.evaluate((now) => {
    for (const animation of document.getAnimations()) animation.currentTime = now;
  }, time);
}

/** Whether the first part that a selector finds shows its content. */
const isFilled = async (page: Page, part: string) =>
  (await page.locator(`${part} > *`).first().evaluate(displayOf)) !== 'none';

/** Has an invitation's page apply a declaration to all elements, until the style `#held` is removed. */
async function hold(page: Page, address: string, declaration: string): Promise<void> {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const held = `<style id="held">*,:before,:after{${declaration}!important}</style></head>`;
    await route.fulfill({ response, body: html.replace('</head>', held) });
  });
}

const displayOf = (element: Element) => getComputedStyle(element).display;

test('a browser that does not tell of its first paint runs the script at once', async ({
  page,
  guest,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PerformancePaintTiming'));
  await page.goto(await guest.address('floral-elegance'));
  await expect(page.locator('html.js')).toBeAttached();
});
