import { expect, openCustomize, photograph, test } from './product-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ watch }) => {
  watch.allow(/answer 41[35]|Failed to upload/);
});

test('a picture that the server refuses is reported with the reason', async ({ page, product }) => {
  const { default: sharp } = await import('sharp');
  const plain = { width: 9000, height: 6000, channels: 3, background: '#48a38a' } as const;
  const photo = await photograph(1200, 900, '#48a38a');
  await page.goto(product.url);
  await openCustomize(page);
  const gallery = page.getByRole('region', { name: 'Photo Gallery' });
  const alert = page.getByRole('alert');
  for (const [name, buffer, reason, advice] of [
    [
      'big.jpg',
      await sharp({ create: plain }).jpeg().toBuffer(),
      'File too large (max 50MB)',
      'This picture has more than 50 megapixels. Please make it smaller and upload it again.',
    ],
    [
      'cut.jpg',
      photo.subarray(0, photo.length / 2),
      'Invalid file type (only images allowed)',
      'This picture is damaged and cannot be opened',
    ],
  ] as const) {
    await gallery
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'image/jpeg', buffer });
    const told = alert.filter({ hasText: `Failed to upload ${name}: ${reason}` });
    await expect(told).toContainText(advice);
  }
});

test('twenty photographs refused for one reason share one alert, and other notices stay visible', async ({
  page,
  product,
}) => {
  await page.goto(product.url);
  await openCustomize(page);
  const input = page.getByRole('region', { name: 'Photo Gallery' }).locator('input[type=file]');
  const heic = (number: number) => ({
    name: `IMG_${number}.HEIC`,
    mimeType: 'image/heic',
    buffer: Buffer.from('x'),
  });
  await input.setInputFiles(Array.from({ length: 20 }, (_, index) => heic(index + 1)));
  const alert = page.getByRole('alert').filter({ hasText: 'HEIC' });
  await expect(alert).toHaveCount(1);
  await expect(alert).toContainText(
    'Failed to upload IMG_1.HEIC, IMG_2.HEIC, IMG_3.HEIC and 17 more: Invalid file type',
  );
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(page.getByRole('tab', { name: 'Preview' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Customize' }).click();
  await alert.getByRole('button', { name: 'Close' }).click();
  await expect(alert).toHaveCount(0);
  await input.setInputFiles([heic(21)]);
  await expect(alert).toContainText('Failed to upload IMG_21.HEIC: Invalid file type');
  const renamed = { ...heic(22), name: 'IMG_22.jpg', mimeType: 'image/jpeg' };
  await input.setInputFiles([{ ...renamed, buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0') }]);
  await expect(alert).toContainText('Failed to upload IMG_21.HEIC, IMG_22.jpg: Invalid file type');
  await expect(alert).toHaveCount(1);
});

test('a persistent alert waits while a dialog is open', async ({ page, product }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(product.url);
  await openCustomize(page);
  const input = page.getByRole('region', { name: 'Photo Gallery' }).locator('input[type=file]');
  await input.setInputFiles({ name: 'a.heic', mimeType: 'image/heic', buffer: Buffer.from('x') });
  const alert = page.getByRole('alert').filter({ hasText: 'HEIC' });
  await expect(alert).toBeVisible();
  await page.getByRole('button', { name: 'Have a License?' }).click();
  await expect(page.getByRole('dialog', { name: 'Enter License Code' })).toBeVisible();
  await expect(alert).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(alert).toBeVisible();
});

test('on a phone two alerts cover neither the heading nor the buttons above the form', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(product.url);
  await openCustomize(page);
  const input = page.getByRole('region', { name: 'Photo Gallery' }).locator('input[type=file]');
  for (const [name, mimeType] of [
    ['a.heic', 'image/heic'],
    ['b.txt', 'text/plain'],
  ] as const) {
    await input.setInputFiles({ name, mimeType, buffer: Buffer.from('x') });
  }
  const alerts = page.getByRole('alert');
  await expect(alerts).toHaveCount(2);
  await page.getByRole('tab', { name: 'Preview' }).click();
  await page.getByRole('tab', { name: 'Customize' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  const bar = await page.getByRole('button', { name: 'Sections' }).boundingBox();
  for (const alert of await alerts.all()) {
    await expect(alert).toBeInViewport({ ratio: 1 });
    const { y = 0 } = (await alert.boundingBox()) ?? {};
    expect(y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
  }
});
