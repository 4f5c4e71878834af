import { TEMPLATE_IDS } from '#domain/templates/template.ts';
import { expect, readThrough, test } from './template-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the countdown of serene-lens keeps the widest digits in their columns', async ({
  page,
  guest,
}) => {
  await guest.open('serene-lens');
  await readThrough(page);
  const numbers = page.locator('.countdown-number');
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const room = await numbers.evaluateAll((all) =>
      all.map((number, index) => {
        number.textContent = index === 0 ? '300' : '00';
        const digits = document.createRange();
        digits.selectNodeContents(number);
        const unit = number.closest('.countdown-unit') as Element;
        return unit.getBoundingClientRect().right - digits.getBoundingClientRect().right;
      }),
    );
    expect(Math.min(...room), `in a window of ${width} px`).toBeGreaterThan(0);
  }
});

for (const template of TEMPLATE_IDS) {
  test(`${template} counts down in numbers that stay where they are, and apart years ahead`, async ({
    page,
    guest,
  }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await guest.open(template);
    await readThrough(page);
    const startWith = (text: string) =>
      page.locator('.countdown-number').evaluateAll((numbers, digits) => {
        for (const number of numbers) number.textContent = digits;
        return numbers.map((number) => {
          const range = document.createRange();
          range.selectNodeContents(number);
          return Math.round(range.getBoundingClientRect().left);
        });
      }, text);
    expect(await startWith('11')).toEqual(await startWith('00'));

    await page.setViewportSize({ width: 320, height: 640 });
    const crowded = await page.locator('[data-island="countdown"]').evaluate((countdown) => {
      const edges = countdown.getBoundingClientRect();
      const numbers = [...countdown.querySelectorAll('.countdown-number')];
      if (numbers[0]) numbers[0].textContent = '1670';
      const linesOf = (number: Element) => {
        const range = document.createRange();
        range.selectNodeContents(number);
        return [...range.getClientRects()].filter(({ width }) => width > 0);
      };
      const overlap = (a: DOMRect, b: DOMRect) =>
        a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      // On phones, islamic-serenity shows one unit at a time, all in one place.
      const shown = numbers.filter((one) => one.checkVisibility({ visibilityProperty: true }));
      return numbers.flatMap((number) => {
        const lines = linesOf(number);
        const [line] = lines;
        const unit = number.closest('.countdown-unit')?.getBoundingClientRect();
        if (!line || !unit) return ['nothing'];
        const others = shown.includes(number) ? shown.filter((other) => other !== number) : [];
        const isApart =
          line.left >= unit.left &&
          line.right <= unit.right &&
          !others.flatMap(linesOf).some((other) => overlap(line, other));
        const isWithin = line.left >= edges.left - 1 && line.right <= edges.right + 1;
        if (lines.length === 1 && isApart && isWithin) return [];
        return [`${number.textContent} (${line.left} to ${line.right})`];
      });
    });
    expect(crowded).toEqual([]);
  });
}
