import { weddingOf } from '#tests/support/wedding.ts';
import { expect, openCustomize, test } from './product-test.ts';

test('Back leads to the previous screen, and a reload keeps the current one', async ({
  page,
  product,
}) => {
  await page.goto(product.url);
  await openCustomize(page);
  await page.getByRole('tab', { name: 'Preview' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Get the License Now!' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel("Bride's name")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Choose Your Template' })).toBeVisible();
  await page.goForward();
  await expect(page.getByLabel("Bride's name")).toBeVisible();
});

test('from the edit link on, every screen is one step: Back and Forward lead through them', async ({
  page,
  product,
}) => {
  const { editUrl } = await product.publish(weddingOf('One', 'Step'));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${product.url}/faq`);
  await page.goto(editUrl);
  const selected = page.getByRole('tab', { selected: true });
  await expect(selected).toHaveText('Customize');
  for (const name of ['Preview', 'Preview', 'Dashboard', 'Template']) {
    await page.getByRole('tab', { name }).click();
  }
  for (const name of ['Dashboard', 'Preview', 'Customize']) {
    await page.goBack();
    await expect(selected).toHaveText(name);
  }
  await page.goForward();
  await expect(selected).toHaveText('Preview');
  await page.reload();
  await expect(selected).toHaveText('Preview');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(`${product.url}/faq`);
});

test('the template that the other screens show is marked in the chooser', async ({
  page,
  product,
}) => {
  await page.goto(product.url);
  const marked = page.locator('main button[aria-pressed="true"]');
  await expect(marked).toHaveCount(0);
  await expect(async () => {
    await page.getByRole('tab', { name: 'Preview' }).click();
    await expect(page.getByRole('button', { name: 'Get the License Now!' })).toBeVisible();
  }).toPass();
  await page.getByRole('tab', { name: 'Template' }).click();
  await expect(marked).toHaveText(/Floral Elegance/);
});

test('a preview that is slow to load says so, until it is drawn', async ({ page, product }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/preview', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(product.url);
  await openCustomize(page);
  await page.getByRole('tab', { name: 'Preview' }).click();
  const waiting = page.getByText('Loading the preview...');
  await expect(waiting).toBeVisible();
  release();
  await expect(waiting).toBeHidden();
  await expect(page.locator('iframe')).toBeVisible();
});

test('on a phone the purchase button is in sight, and covers nothing at the end', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 390, height: 740 });
  await page.route('**/api/config', async (route) => {
    const response = await route.fetch();
    const checkoutUrl = 'https://shop.example/buy';
    await route.fulfill({ response, json: { ...(await response.json()), checkoutUrl } });
  });
  await page.goto(product.url);
  await openCustomize(page);
  await page.getByRole('tab', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'Get the License Now!' }).click();
  const dialog = page.getByRole('dialog');
  const buy = dialog.getByRole('button', { name: 'Get the License for $29' });
  await expect(buy).toBeInViewport({ ratio: 1 });
  await dialog.getByRole('button', { name: 'I have a license code' }).scrollIntoViewIfNeeded();
  const lastStep = dialog.getByText('Send the link, read the replies');
  const [above, below] = [await lastStep.boundingBox(), await buy.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
  await expect(buy).toBeInViewport({ ratio: 1 });
});

test('Back closes an open dialog and keeps the screen below it', async ({ page, product }) => {
  await page.goto(product.url);
  await openCustomize(page);
  await page.getByRole('tab', { name: 'Preview' }).click();
  await page.getByRole('tab', { name: 'Customize' }).click();
  await page.getByRole('button', { name: 'Have a License?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter License Code' });
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel("Bride's name")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Get the License Now!' })).toBeVisible();
});

test('Back closes a dialog on the first screen too, and one closed otherwise leaves no step', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/faq`);
  await page.goto(product.url);
  const heading = page.getByRole('heading', { name: 'Choose Your Template' });
  const dialog = page.getByRole('dialog', { name: 'Enter License Code' });
  await page.getByRole('button', { name: 'Have a License?' }).click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(heading).toBeVisible();
  await page.getByRole('button', { name: 'Have a License?' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(`${product.url}/faq`);
});

test('a field that a dialog leads to stays in view, one step away from the previous screen', async ({
  page,
  product,
}) => {
  await page.goto(product.url);
  await openCustomize(page);
  await page.getByRole('button', { name: 'Have a License?' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /venue/i }).first().click();
  await expect(page.getByRole('dialog')).toBeHidden();
  const field = page.locator(':focus');
  await expect(field).toBeInViewport();
  expect(await field.evaluate((one) => (one as HTMLInputElement).name)).toMatch(/venue/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Choose Your Template' })).toBeVisible();
});

test('choosing a section by keyboard moves the focus there', async ({ page, product }) => {
  await page.goto(product.url);
  await openCustomize(page);
  await page.getByRole('button', { name: 'Sections' }).press('Enter');
  await page.getByRole('menuitem', { name: 'RSVP Settings' }).press('Enter');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'RSVP Settings' })).toBeFocused();
  await page.keyboard.press('Tab');
  const section = page.getByRole('region', { name: 'RSVP Settings' });
  expect(await section.evaluate((one) => one.contains(document.activeElement))).toBe(true);
});

test('a template chosen before the scripts have loaded is selected once they have', async ({
  page,
  product,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(product.url, { waitUntil: 'commit' });
  await page.getByRole('button', { name: /^Serene Lens/ }).click();
  release();
  await expect(page.getByLabel("Bride's name")).toBeVisible();
  await page.getByRole('tab', { name: 'Template' }).click();
  await expect(page.getByRole('button', { name: /^Selected Serene Lens/ })).toBeVisible();
});

test('a screen that could not be fetched is reported only when it is opened', async ({
  page,
  product,
  watch,
}) => {
  watch.allow(/ERR_FAILED|could not be (?:fetched|loaded)|Failed to fetch/);
  const first = new Set((await (await fetch(product.url)).text()).match(/[\w.-]+\.js/g));
  let isConnected = false;
  await page.route('**/*.js', (route) => {
    const isLater = !first.has(route.request().url().split('/').at(-1) ?? '');
    return isLater && !isConnected ? route.abort() : route.continue();
  });
  await page.goto(product.url);
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: /^Floral Elegance/ }).click();
  const again = page.getByRole('button', { name: 'Try Again' });
  await expect(again).toBeVisible();
  await expect(page.getByText('Please check your connection and try again.')).toBeVisible();
  isConnected = true;
  await again.click();
  await openCustomize(page);
  await expect(page.getByLabel("Bride's name")).toBeVisible();
});
