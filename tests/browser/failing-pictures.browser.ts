import { expect, test } from './template-test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a picture that failed before the page’s script came is drawn as its description', async ({
  page,
  guest,
  watch,
}) => {
  watch.allow(/^answer 404: .*\/none\.webp$/);
  const failedAlready = () =>
    [...document.images].some(
      (image) => image.loading === 'lazy' && image.currentSrc && image.complete,
    );
  await page.route(/\/islands-[\w-]+\.js$/, async (route) => {
    await page.waitForFunction(failedAlready);
    await route.continue();
  });
  await guest.open('floral-elegance', 'failing-pictures');
  const portrait = page.locator('.picture', { has: page.locator('img[loading="lazy"]') }).first();
  await expect(portrait).toHaveClass(/picture--failed/);
});
