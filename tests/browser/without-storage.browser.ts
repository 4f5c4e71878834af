import { weddingOf } from '#tests/support/wedding.ts';
import { expect, openCustomize, test } from './product-test.ts';

// As in-app browsers and strict settings do.
test.beforeEach(({ context, watch }) => {
  watch.allow(/could not be (kept|read|removed)/);
  return context.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    }),
  );
});

test('an edit link opens the invitation again after a reload', async ({ page, product }) => {
  const { editUrl } = await product.publish(weddingOf('Ada', 'Stateless'));
  await page.goto(editUrl);
  for (let visit = 0; visit < 2; visit += 1) {
    await expect(page.getByText(/Live since/)).toBeVisible();
    await expect(page.getByLabel("Groom's name")).toHaveValue('Stateless');
    await page.reload();
  }
});

test('an activation advises the couple to save the edit link', async ({ page, product }) => {
  await page.goto(product.url);
  await openCustomize(page);
  await page.getByLabel("Bride's name").fill('Ada');
  await page.getByLabel("Groom's name").fill('Unkept');
  const events = page.getByRole('region', { name: 'Wedding Events' });
  await events.getByRole('textbox', { name: 'Date' }).fill('June 19, 2090');
  await events.getByLabel('Time').fill('15:30');
  await events.getByLabel('Venue name').fill('Old Mill');
  await events.getByLabel('Venue address').fill('1 Mill Lane');
  await page.getByRole('button', { name: 'Have a License?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter License Code' });
  await dialog.getByLabel('License code').fill(await product.newLicense());
  await dialog.getByRole('button', { name: 'Activate' }).click();
  const activated = page.getByRole('dialog', { name: 'Activation Successful!' });
  await expect(activated.getByRole('alert', { name: /^Save your edit link/ })).toBeVisible();
});
