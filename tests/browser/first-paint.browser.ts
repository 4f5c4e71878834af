import { DRAWN_TEMPLATES } from '#renderer/view/templates/registry.ts';
import { expect, test } from './template-test.ts';

test.use({ viewport: { width: 390, height: 844 } });

for (const template of DRAWN_TEMPLATES) {
  test(`${template} is seen before its script runs`, async ({ page, guest }) => {
    await page.addInitScript(() => {
      const watcher = new MutationObserver(() => {
        if (!document.documentElement.classList.contains('js')) return;
        performance.mark('script-ran');
        watcher.disconnect();
      });
      watcher.observe(document, { attributes: true, subtree: true });
    });
    await page.goto(await guest.address(template));
    await expect(page.locator('html.js')).toBeAttached();
    const [paint, script] = await page.evaluate(() =>
      ['first-contentful-paint', 'script-ran'].map(
        (name) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN,
      ),
    );
    expect(script).toBeGreaterThan(paint ?? Number.NaN);
  });
}

test('a browser that does not tell of its first paint runs the script at once', async ({
  page,
  guest,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PerformanceObserver'));
  await page.goto(await guest.address('floral-elegance'));
  await expect(page.locator('html.js')).toBeAttached();
});
