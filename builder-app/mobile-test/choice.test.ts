import { expect, test } from 'vitest';
import { type Choice, choiceQuery, readChoice } from './choice.ts';

const CHOICE: Choice = {
  templateId: 'serene-lens',
  deviceId: 'ipad-mini',
  orientation: 'landscape',
};

test('a link leads to the choice it was made from', () => {
  expect(choiceQuery(CHOICE)).toBe('?template=serene-lens&device=ipad-mini&orientation=landscape');
  expect(readChoice(choiceQuery(CHOICE))).toEqual(CHOICE);
});

test.each(['', '?template=&device=', '?template=x&device=constructor&orientation=upside-down'])(
  '"%s" falls back to the first template on an upright iPhone 12',
  (query) =>
    expect(readChoice(query)).toEqual({
      templateId: 'floral-elegance',
      deviceId: 'iphone-12',
      orientation: 'portrait',
    }),
);

test('a desktop’s link contains no orientation', () => {
  expect(choiceQuery({ ...CHOICE, deviceId: 'desktop' })).toBe(
    '?template=serene-lens&device=desktop',
  );
});
