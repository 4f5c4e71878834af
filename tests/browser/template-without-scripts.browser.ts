import { TEMPLATE_IDS } from '#domain/templates/template.ts';
import { expect, loseScripts, test } from './template-test.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

for (const template of TEMPLATE_IDS) {
  test(`${template} opens, offers nothing that only a script could do, and takes a reply`, async ({
    page,
    guest,
  }) => {
    await guest.open(template);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.rsvp-submit')).toBeVisible();
    await expect(page.locator('button[type="button"]:visible')).toHaveCount(0);
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
}

test.describe('where a page’s scripts do not arrive', () => {
  test.use({ javaScriptEnabled: true });

  for (const template of TEMPLATE_IDS) {
    test(`who scrolls through ${template} comes past every part`, async ({
      page,
      guest,
      watch,
    }) => {
      await loseScripts(page, watch);
      await guest.open(template);
      // By then the parts after the first view have been laid out.
      await page.waitForTimeout(300);
      const passed = new Set<string>();
      let place = -1;
      for (let below = Number.POSITIVE_INFINITY; below > 1; ) {
        const view = await page.evaluate(viewElsewhere, place);
        for (const heading of view.headings) passed.add(heading);
        ({ place, below } = view);
        await page.mouse.move(195, 400);
        await page.mouse.wheel(0, 300);
      }
      expect([...passed]).toEqual(await page.locator('main h2').allTextContents());
    });
  }
});

interface View {
  readonly headings: readonly string[];
  /** How far the page is scrolled, and how much of it is still below the window, in pixels. */
  readonly place: number;
  readonly below: number;
}

/** Waits until the page has been scrolled from a place, and returns what is seen then. */
async function viewElsewhere(place: number): Promise<View> {
  while (scrollY === place) await new Promise(requestAnimationFrame);
  const headings = [...document.querySelectorAll('main h2')].filter((heading) => {
    const { top, bottom } = heading.getBoundingClientRect();
    const isShown = heading.checkVisibility({ contentVisibilityAuto: true });
    return isShown && bottom > 0 && top < innerHeight;
  });
  return {
    headings: headings.map((heading) => heading.textContent),
    place: scrollY,
    below: document.documentElement.scrollHeight - scrollY - innerHeight,
  };
}
