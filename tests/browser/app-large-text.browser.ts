import type { Page } from '@playwright/test';
import { TEST_BROWSER } from '#tests/support/chromium.ts';
import { weddingOf } from '#tests/support/wedding.ts';
import { brokenWords } from './broken-words.ts';
import { beyondTheEdges } from './outside.ts';
import { expect, openCustomize, test } from './product-test.ts';
import { signIn } from './sign-in.ts';

// As on a phone whose owner has set the browser's text to twice its size.
test.use({
  launchOptions: {
    executablePath: TEST_BROWSER,
    args: ['--no-sandbox', '--blink-settings=defaultFontSize=32'],
  },
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
});

/** Without the heads of tables, which are for screen readers there. */
const READ = 'header, h1, h2, h3, p, li, dl, label, button, tbody, [role=alert], [role=dialog]';
/** No phone has room for longer words, such as addresses. */
const WORD = String.raw`(?<![\p{L}\p{M}\d/@.:-])[\p{L}\p{M}]{1,13}(?![\p{L}\p{M}\d/@.:-])`;

test('builder and info pages can be read in a phone’s large text', async ({ page, product }) => {
  await page.goto(`${product.url}/how-it-works`);
  await expectReadable(page, 'how it works');
  await page.goto(product.url);
  await openCustomize(page);
  await page.getByRole('button', { name: 'Add Event' }).click();
  await expectReadable(page, 'form');
  await page.getByRole('button', { name: 'Have a License?' }).click();
  await expect(page.getByRole('dialog', { name: 'Enter License Code' })).toBeVisible();
  await expectReadable(page, 'license dialog');
});

test('the dashboard can be read in a phone’s large text', async ({ page, product }) => {
  const couple = await product.publish(weddingOf('Large', 'Letters'));
  const reply = { attendance: 'no', guests: 2, dietary: 'Vegetarian', message: 'So sorry.' };
  for (const name of ['Margaret Hollingsworth', 'John Winterbourne']) {
    await product.reply(couple, { ...reply, name, email: 'guest@example.com' });
  }
  await page.goto(couple.dashboardUrl);
  await expect(page.getByText('Margaret Hollingsworth', { exact: true })).toBeVisible();
  await expectReadable(page, 'replies');
  await page.getByRole('button', { name: 'Remove the reply of John Winterbourne' }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  const notice = await page.getByRole('status').filter({ has: undo }).boundingBox();
  const button = await undo.boundingBox();
  const end = (notice?.y ?? 0) + (notice?.height ?? 0);
  expect((button?.y ?? 0) + (button?.height ?? 0), 'the whole button').toBeLessThan(end - 4);
  await expectReadable(page, 'after a removal');
});

test('the operator’s panel can be read in a phone’s large text', async ({
  page,
  product,
  watch,
}) => {
  watch.allow(/answer 401: .*\/api\/admin\/auth\/check/);
  await product.publish(weddingOf('Large', 'Panel'));
  await signIn(page, product);
  for (const name of ['Overview', 'Licenses', 'Users', 'Dashboard Sessions']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
    await expectReadable(page, name);
  }
});

async function expectReadable(page: Page, where: string): Promise<void> {
  await page.evaluate(async () => void (await document.fonts.ready));
  expect.soft(await beyondTheEdges(page), where).toEqual([]);
  expect.soft(await beyondTheirBox(page), where).toEqual([]);
  expect.soft(await brokenWords(page.locator(READ), WORD), where).toEqual([]);
}

/** Words and fields that stick out of their card, or of whatever cuts them off, at the sides. */
function beyondTheirBox(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const isBox = (element: Element) =>
      element.matches('section, form') || getComputedStyle(element).overflowX === 'hidden';
    const check = (box: DOMRect, element: Element | null, what: string) => {
      for (let at = element; at && at !== document.body; at = at.parentElement) {
        const around = at.getBoundingClientRect();
        const { overflowX, clip, clipPath } = getComputedStyle(at);
        // It can be scrolled to, or is for screen readers.
        if (overflowX === 'auto' || clipPath !== 'none' || clip !== 'auto') return;
        const isOut = box.left < around.left - 1 || box.right > around.right + 1;
        if (isOut && isBox(at)) found.add(what);
      }
    };
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      range.selectNodeContents(text);
      for (const box of range.getClientRects()) {
        if (box.width > 1) check(box, text.parentElement, `“${text.textContent?.slice(0, 40)}”`);
      }
    }
    for (const field of document.querySelectorAll('input, select, textarea, button')) {
      const isSeen = field.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const box = field.getBoundingClientRect();
      if (isSeen && box.width > 1) check(box, field.parentElement, field.outerHTML.slice(0, 80));
    }
    return [...found];
  });
}
