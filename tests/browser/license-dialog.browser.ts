import type { Page } from '@playwright/test';
import { newInvitation } from '#domain/invitation/template-change.ts';
import { weddingOf } from '#tests/support/wedding.ts';
import { expect, openCustomize, test } from './product-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const openDialog = async (page: Page) => {
  await page.getByRole('button', { name: 'Have a License?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter License Code' });
  await expect(dialog).toBeVisible();
  return dialog;
};

/** Returns the label of the focused field; null unless the field is visible in the window. */
const focusedLabel = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement;
    if (!(field instanceof HTMLInputElement) || !field.checkVisibility()) return null;
    const { top, bottom } = field.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight ? (field.labels?.[0]?.textContent ?? null) : null;
  });

test('each missing detail leads to its field', async ({ page, product }) => {
  test.setTimeout(120_000);
  await page.goto(product.url);
  await openCustomize(page);
  await page.getByRole('textbox', { name: 'Event title' }).fill('');
  for (const [detail, label] of [
    ["Bride's name is required", /^Bride's name/],
    ["Groom's name is required", /^Groom's name/],
    ['Event title is required', /^Event title/],
    ['Event date is required', /^Date/],
    ['Event time is required', /^Time/],
    ['Venue name is required', /^Venue name/],
    ['Venue address is required', /^Venue address/],
  ] as const) {
    const dialog = await openDialog(page);
    await expect(dialog.getByLabel('License code')).toBeEditable();
    await dialog.getByRole('button', { name: detail }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(() => focusedLabel(page), detail).toMatch(label);
  }
});

test('so does each detail that keeps a licensed invitation from being published', async ({
  page,
  product,
}) => {
  const { editUrl } = await product.publish(weddingOf('Ada', 'Dateless'));
  await page.goto(editUrl);
  await expect(page.getByText(/Live since/)).toBeVisible();
  const date = page
    .getByRole('region', { name: 'Wedding Events' })
    .getByRole('textbox', { name: 'Date' });
  await date.fill('');
  await page.getByLabel("Bride's name").focus();
  await page.getByRole('button', { name: 'Not published yet: Event date is required' }).click();
  await expect(date).toBeFocused();
});

test('a story that is still the sample is pointed out, but holds nothing up', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { couple, wedding } = weddingOf('Ada', 'Sample');
  const weddingData = { ...newInvitation('floral-elegance'), couple, wedding };
  await page.addInitScript(
    (draft) => localStorage.setItem('draft', draft),
    JSON.stringify({ weddingData, chosen: true }),
  );
  await page.goto(product.url);
  const story = page.getByRole('region', { name: 'Your Love Story' });
  await expect(story).toBeVisible();
  const dialog = await openDialog(page);
  await expect(dialog.getByText('Your story is still our sample.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Activate' })).toBeEnabled();
  expect(await dialog.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  await dialog.getByRole('button', { name: 'Go to your story' }).click();
  await expect(story.getByRole('textbox', { name: 'Story' }).first()).toBeFocused();
  for (let chapters = 3; chapters > 0; chapters -= 1) {
    await story.getByRole('button', { name: 'Remove Chapter 1' }).click();
  }
  await openDialog(page);
  await expect(dialog.getByText('Your story is still our sample.')).toBeHidden();
});

test('a text that was too long is no longer pointed out once it is shorter', async ({
  page,
  product,
  watch,
}) => {
  watch.allow(/answer 422/);
  const weddingData = weddingOf('Ada', 'Wordy');
  await page.goto(product.url);
  await page.evaluate(
    (draft) => localStorage.setItem('draft', draft),
    JSON.stringify({ weddingData, chosen: true }),
  );
  await page.reload();
  const bride = page.getByLabel("Bride's name");
  await bride.fill('x'.repeat(205));
  const dialog = await openDialog(page);
  const code = dialog.getByLabel('License code');
  await code.fill('1234-5678-9ABC-DEF0');
  await dialog.getByRole('button', { name: 'Activate' }).click();
  await dialog.getByRole('button', { name: 'Please use at most 200 characters' }).click();
  await expect(bride).toBeFocused();
  await bride.fill('Ada');
  await openDialog(page);
  await expect(code).toHaveValue('');
  await expect(dialog.getByText('A few details are missing')).toBeHidden();
});

test('closes once another tab has activated the draft', async ({ page, product, context }) => {
  const weddingData = weddingOf('Ada', 'Twice');
  await page.goto(product.url);
  await page.evaluate(
    (draft) => localStorage.setItem('draft', draft),
    JSON.stringify({ weddingData, chosen: true }),
  );
  await page.reload();
  const dialog = await openDialog(page);
  const other = await context.newPage();
  await other.goto(product.url);
  const otherDialog = await openDialog(other);
  await otherDialog.getByLabel('License code').fill(await product.newLicense());
  await otherDialog.getByRole('button', { name: 'Activate' }).click();
  const activated = other.getByRole('dialog', { name: 'Activation Successful!' });
  await expect(activated).toBeVisible();
  await expect(activated.getByText('This browser cannot keep the access')).toBeHidden();
  await expect(page.getByLabel("Bride's name")).toHaveValue('Ada');
  await expect(page.getByText(/Live since/)).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('after its activation a couple continues at the tab of the screen', async ({
  page,
  product,
}) => {
  await page.addInitScript(
    (draft) => localStorage.setItem('draft', draft),
    JSON.stringify({ weddingData: weddingOf('Ida', 'Noé'), chosen: true }),
  );
  await page.goto(product.url);
  const dialog = await openDialog(page);
  await dialog.getByLabel('License code').fill(await product.newLicense());
  await dialog.getByRole('button', { name: 'Activate' }).press('Enter');
  const activated = page.getByRole('dialog', { name: 'Activation Successful!' });
  await expect(activated.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tab', { name: 'Customize' })).toBeFocused();
});

test('an activation is stored as soon as its response arrives', async ({ page, product }) => {
  const weddingData = weddingOf('李', '王');
  await page.addInitScript(
    (draft) => {
      if (!localStorage.getItem('invitationId')) localStorage.setItem('draft', draft);
    },
    JSON.stringify({ weddingData, chosen: true }),
  );
  await page.goto(product.url);
  const dialog = await openDialog(page);
  await expect(dialog.getByText(/\/invitation-…$/)).toBeVisible();
  await dialog.getByLabel('License code').fill(await product.newLicense());
  await dialog.getByRole('button', { name: 'Activate' }).click();
  await expect(dialog.getByText('Verified Successfully!')).toBeVisible();
  await page.reload();
  await expect(page.getByText(/Live since/)).toBeVisible();
  await expect(page.getByLabel("Bride's name")).toHaveValue('李');
});

test('the links of an activation are not shown with another invitation', async ({
  page,
  product,
}) => {
  const own = await product.publish(weddingOf('Vera', 'Own'));
  await page.goto(product.url);
  await page.evaluate(
    (draft) => localStorage.setItem('draft', draft),
    JSON.stringify({ weddingData: weddingOf('Vera', 'Second'), chosen: true }),
  );
  await page.goto(own.editUrl);
  await page.getByRole('button', { name: 'Open the draft' }).click();
  const dialog = await openDialog(page);
  await dialog.getByLabel('License code').fill(await product.newLicense());
  await dialog.getByRole('button', { name: 'Activate' }).click();
  const activated = page.getByRole('dialog', { name: 'Activation Successful!' });
  await activated.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: `Open /${own.cleanUrl}`, exact: true }).click();
  await expect(page.getByLabel("Groom's name")).toHaveValue('Own');
  for (const screen of ['Preview', 'Dashboard']) {
    await page.getByRole('tab', { name: screen }).click();
    const panel = page.getByRole('tabpanel', { name: screen });
    await expect(panel.getByText(own.invitationUrl.replace('http://', '')).first()).toBeVisible();
    const dashboards = await panel
      .locator('a[href*="/dashboard/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(dashboards)).toEqual(new Set([own.dashboardUrl]));
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the close button is beside the first line of its title', async ({ page, product }) => {
    await page.goto(product.url);
    await page.getByRole('button', { name: 'Have a License?' }).click();
    const dialog = page.getByRole('dialog', { name: 'Enter License Code' });
    const middles = await Promise.all(
      [dialog.getByRole('heading').first(), dialog.getByRole('button', { name: 'Close' })].map(
        (part) =>
          part.evaluate((element) => {
            const { top, bottom } = element.getBoundingClientRect();
            return (top + bottom) / 2;
          }),
      ),
    );
    expect(Math.abs((middles[0] ?? 0) - (middles[1] ?? 0))).toBeLessThan(1.5);
  });
});
