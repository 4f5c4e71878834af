import { expect, openCustomize, photograph, test } from './product-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ watch }) => {
  watch.allow(/answer 41[35]|Failed to upload/);
});

test('a picture that the server refuses is told with what is wrong with it', async ({
  page,
  product,
}) => {
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
