import type { Page } from '@playwright/test';
import type { TemplateId } from '#domain/templates/template.ts';
import { galleryStates } from '#renderer/gallery/states.ts';
import type { BrowserWatch } from './browser-watch.ts';
import { test as base, expect } from './product-test.ts';

export interface Guest {
  /** Returns the URL of a template's page in a state of the gallery; published once per worker. */
  address(template: TemplateId, state?: string): Promise<string>;
  /** Opens that page, and its cover if it has one. */
  open(template: TemplateId, state?: string): Promise<void>;
  /** Does the same with a page that the test itself has published. */
  openAt(address: string): Promise<void>;
}

type Addresses = (template: TemplateId, state: string) => Promise<string>;

/** For tests of the templates' pages. YouTube, outside this machine, answers with empty scripts. */
export const test = base.extend<{ guest: Guest }, { addresses: Addresses }>({
  addresses: [
    async ({ product }, use) => {
      const published = new Map<string, Promise<string>>();
      await use((template, state) => {
        const key = `${template} ${state}`;
        const content = new Map(galleryStates(template)).get(state);
        if (!content) throw new Error(`There is no state ${state}`);
        const address =
          published.get(key) ?? product.publish(content).then(({ invitationUrl }) => invitationUrl);
        published.set(key, address);
        return address;
      });
    },
    { scope: 'worker' },
  ],
  guest: async ({ page, addresses, watch }, use) => {
    watch.allow(/www\.youtube\.com\/iframe_api/);
    await page.route('https://www.youtube.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    const address: Guest['address'] = (template, state = 'full') => addresses(template, state);
    const openAt: Guest['openAt'] = async (at) => {
      await page.goto(at);
      await skipCover(page);
    };
    await use({
      address,
      openAt,
      open: async (template, state) => openAt(await address(template, state)),
    });
  },
});

export { expect };

/** Opens the cover of a page that has one and waits until it has faded out. */
export async function openCover(page: Page): Promise<void> {
  await clickCover(page);
  await expect(page.locator('.cover')).toBeHidden();
}

/** Opens the cover without the fade, for tests of what comes after it. */
async function skipCover(page: Page): Promise<void> {
  const isThere = await clickCover(page);
  if (!isThere) return;
  await page.locator('.cover').evaluate((cover) => {
    for (const fading of cover.getAnimations()) fading.finish();
  });
  await expect(page.locator('.cover')).toBeHidden();
}

async function clickCover(page: Page): Promise<boolean> {
  const isThere = (await page.locator('.cover').count()) > 0;
  if (isThere) await page.locator('.cover-open').click();
  return isThere;
}

/** Opens a page with timers that the test controls; its scripts have run. */
export async function openWithStoppedClock(
  page: Page,
  guest: Guest,
  template: TemplateId,
): Promise<void> {
  await page.clock.install();
  await guest.open(template);
}

/**
 * Scrolls to the reply form and waits for its hydration, as its script loads when a guest is near,
 * and until nothing moves it any more.
 */
export async function wakeReplyForm(page: Page): Promise<void> {
  await page
    .locator('.rsvp-form')
    .evaluate((form) => form.scrollIntoView({ block: 'center', behavior: 'instant' }));
  // React adds properties with its name to the elements that it has hydrated.
  await page.waitForFunction(() => {
    const form = document.querySelector('.rsvp-form');
    return form !== null && Object.keys(form).some((key) => key.startsWith('__react'));
  });
  // Parts that are laid out above it move it, and so do the fonts that they bring.
  await expect(page.locator('.far')).toHaveCount(0);
  await page.evaluate(async () => void (await document.fonts.ready));
}

/** Has no script file of a page arrive. */
export async function loseScripts(page: Page, watch: BrowserWatch): Promise<void> {
  watch.allow(/ERR_FAILED .*\.js/);
  await page.route('**/*.js', (route) => route.abort());
}

/** Fills in a template's reply form, whichever control it has for the answer. */
export async function fillReply(page: Page, name: string): Promise<void> {
  const control = (field: string) => page.locator(`.rsvp-form [name="${field}"]`);
  await control('name').fill(name);
  await control('email').fill('guest@example.com');
  const choice = control('attendance').first();
  if ((await choice.evaluate((element) => element.tagName)) === 'SELECT') {
    await choice.selectOption({ index: 1 });
  } else {
    await choice.check();
  }
}

/** Waits until a frame is drawn, but at most 100 ms, since a browser may have stopped drawing. */
export async function frameDrawn(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((next) => {
        requestAnimationFrame(() => setTimeout(next));
        setTimeout(next, 100);
      }),
  );
}

/** Scrolls through the page to wake every island and load every picture, then back to the top. */
export async function readThrough(page: Page): Promise<void> {
  // In one call, as each takes longer than a frame.
  await page.evaluate(async () => {
    const frameDrawn = () =>
      new Promise((next) => {
        requestAnimationFrame(() => setTimeout(next));
        setTimeout(next, 100);
      });
    const { documentElement } = document;
    for (let top = 0; top < documentElement.scrollHeight; top += 0.7 * innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await frameDrawn();
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.loading === 'lazy'),
  );
}
