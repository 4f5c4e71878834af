import { expect, openCustomize, photograph, test } from './product-test.ts';

test('a picture whose chapter was removed meanwhile goes nowhere', async ({ page, product }) => {
  await page.goto(product.url);
  await openCustomize(page);
  const story = page.getByRole('region', { name: 'Your Love Story' });
  const chapters = story.getByRole('group');
  await expect(chapters).toHaveCount(3);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/upload/image', async (route) => {
    await held;
    await route.continue();
  });
  await chapters
    .last()
    .locator('input[type=file]')
    .setInputFiles({
      name: 'IMG_0001.jpg',
      mimeType: 'image/jpeg',
      buffer: await photograph(800, 600, '#48a38a'),
    });
  await story.getByRole('button', { name: 'Remove Chapter 3' }).click();
  const arrived = page.waitForResponse('**/api/upload/image');
  letGo();
  await arrived;
  await page.getByRole('textbox', { name: 'Quote' }).fill('After the picture');
  await expect(page.frameLocator('iframe').first().getByText('After the picture')).toBeAttached();
  await expect(chapters).toHaveCount(2);
});

test('the page asks before it is left while a picture is on its way', async ({ page, product }) => {
  await page.goto(product.url);
  await openCustomize(page);
  await page.route('**/api/upload/image', () => {});
  const gallery = page.getByRole('region', { name: 'Photo Gallery' });
  await gallery.locator('input[type=file]').setInputFiles({
    name: 'IMG_0001.jpg',
    mimeType: 'image/jpeg',
    buffer: await photograph(800, 600, '#48a38a'),
  });
  await page.getByLabel("Bride's name").fill('Ophelia');
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
});
