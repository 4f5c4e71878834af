import { expect, test } from './template-test.ts';

/** Templates with a picture beside the story's text: selectors of an entry and its picture. */
const STORIES = [
  ['floral-elegance', '.timeline-entry', '.story-picture'],
  ['vintage-fairytale', '.story-entry', '.story-picture'],
  ['minimalist-elegant', '.chapter', '.chapter-picture'],
] as const;

for (const [template, entry, picture] of STORIES) {
  test(`${template} keeps a picture in the window beside pages of text`, async ({
    page,
    guest,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await guest.open(template, 'overfull');
    await expect(page.locator('.far')).toHaveCount(0);
    const chapter = page.locator(entry).first();
    const bounds = await chapter.boundingBox();
    expect(bounds?.height).toBeGreaterThan(1800);
    for (const block of ['start', 'center', 'end'] as const) {
      await chapter.evaluate(
        (element, at) => element.scrollIntoView({ block: at, behavior: 'instant' }),
        block,
      );
      await expect(chapter.locator(picture), block).toBeInViewport({ ratio: 0.999 });
    }
  });
}
