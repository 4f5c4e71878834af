import { expect, test } from './template-test.ts';
import { weddingIn } from './wedding-in.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Templates with up to three gift registries side by side: selectors of names and buttons. */
const WISHES = [
  ['floral-elegance', '.registry-name, .registry .button'],
  ['vintage-fairytale', '.gift-name, .gift .button'],
] as const;

for (const [template, texts] of WISHES) {
  test(`three lists of wishes of ${template} share a tablet with their texts on one line`, async ({
    page,
    product,
  }) => {
    const wedding = weddingIn(template, 'Mary', 'William');
    wedding.registry.enabled = true;
    wedding.registry.links = [
      { name: 'John Lewis', url: 'https://example.com/lewis', description: 'For the kitchen' },
      { name: 'Deutsche Bank', url: '', description: 'DE89 3704 0044 0532 0130 00' },
      { name: 'Books', url: 'https://example.com/books', description: '' },
    ];
    const { invitationUrl } = await product.publish(wedding);
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto(invitationUrl);
    await expect(page.locator('.far')).toHaveCount(0);
    const lines = () =>
      page.locator(texts).evaluateAll((elements) =>
        elements.map((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return range.getClientRects().length;
        }),
      );
    await expect.poll(lines).toEqual([1, 1, 1, 1, 1]);
  });
}

for (const [template, gifts] of [
  ['floral-elegance', '.registry'],
  ['vintage-fairytale', '.gifts'],
  ['islamic-serenity', '.accounts'],
] as const) {
  test(`seven events and gifts of ${template} stand in threes on a desktop, the last in the middle`, async ({
    page,
    product,
  }) => {
    const wedding = weddingIn(template, 'Mary', 'William');
    const [event] = wedding.wedding.events;
    if (!event) throw new Error('no event');
    wedding.wedding.events = Array.from({ length: 7 }, (_, at) => ({
      ...event,
      id: `event-${at}`,
    }));
    wedding.registry.enabled = true;
    wedding.registry.links = Array.from({ length: 7 }, () => ({
      name: 'Books',
      url: 'https://example.com/books',
      description: 'DE89 3704 0044 0532 0130 00',
    }));
    const { invitationUrl } = await product.publish(wedding);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(invitationUrl);
    await expect(page.locator('.far')).toHaveCount(0);
    for (const list of ['.events', gifts]) {
      const [rows, off] = await page.locator(list).evaluate((element) => {
        const boxes = [...element.children].map((child) => child.getBoundingClientRect());
        const tops = boxes.map(({ top }) => top);
        const last = boxes.at(-1) ?? new DOMRect();
        return [
          [...new Set(tops)].map((top) => tops.filter((one) => one === top).length),
          last.left + last.width / 2 - document.documentElement.clientWidth / 2,
        ] as const;
      });
      expect(rows, list).toEqual([3, 3, 1]);
      expect(off, list).toBeCloseTo(0, 0);
    }
  });
}

for (const template of ['floral-elegance', 'vintage-fairytale'] as const) {
  test(`a short chapter of ${template} stands in the middle of a phone`, async ({
    page,
    product,
  }) => {
    const wedding = weddingIn(template, 'Mary', 'William');
    const image = '/assets/art/serene-lens/hero.webp';
    wedding.story.sections = [{ title: 'Now', date: '', content: 'You are invited.', image }];
    const { invitationUrl } = await product.publish(wedding);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(invitationUrl);
    await expect(page.locator('.far')).toHaveCount(0);
    const middle = await page.locator('.story-text .prose > p').evaluate((words) => {
      const range = document.createRange();
      range.selectNodeContents(words);
      const { left, right } = range.getBoundingClientRect();
      return (left + right) / 2;
    });
    expect(middle).toBeCloseTo(390 / 2, 0);
  });
}
