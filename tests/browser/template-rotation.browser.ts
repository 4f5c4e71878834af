import { expect, readThrough, test } from './template-test.ts';

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'reduce' },
});

// One template has a bar at the upper edge, where a browser looks for what is read.
for (const template of ['scientific-vibes', 'floral-elegance'] as const) {
  test(`${template}: a phone that is turned shows what was being read`, async ({ page, guest }) => {
    await guest.open(template);
    await readThrough(page);
    await expect(page.locator('.far')).toHaveCount(0);
    const heading = page.locator('.invitation section h2').nth(3);
    const top = () => heading.evaluate((words) => words.getBoundingClientRect().top);
    await heading.evaluate((words) => {
      scrollBy({ top: words.getBoundingClientRect().top - 120, behavior: 'instant' });
    });
    expect(Math.round(await top())).toBe(120);
    await page.setViewportSize({ width: 844, height: 390 });
    // The browser scrolls a moment later.
    await expect.poll(top).toBeGreaterThan(0);
    await expect.poll(top).toBeLessThan(390 / 2);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(top).toBeGreaterThan(0);
    await expect.poll(top).toBeLessThan(844);
  });
}

test('scientific-vibes: no tap goes through the running head to the text below', async ({
  page,
  guest,
}) => {
  await guest.open('scientific-vibes');
  await readThrough(page);
  const reached = await page.locator('.masthead').evaluate((head) => {
    scrollTo({ top: 2000, behavior: 'instant' });
    const { right, bottom } = head.getBoundingClientRect();
    const through = [];
    for (let x = 1; x < right; x += 8) {
      for (let y = 2; y < bottom - 1; y += 6) {
        const hit = document.elementFromPoint(x, y);
        if (!hit?.closest('.masthead, .music')) through.push([x, y, hit?.className]);
      }
    }
    return through;
  });
  expect(reached).toEqual([]);
});
