import { expect, test } from 'vitest';
import { loadTypeface, textPath, textWidth } from './text.ts';

const face = loadTypeface('stix-two-text', '400-normal', ['latin', 'greek']);

test('a longer word is wider, and width grows with size', () => {
  expect(textWidth(face, 'affection', 20)).toBeGreaterThan(textWidth(face, 'affect', 20));
  expect(textWidth(face, 'affection', 40)).toBeCloseTo(2 * textWidth(face, 'affection', 20), 5);
});

test('letters of another script come from the file that has them', () => {
  const theta = textPath(face, 'θ', { x: 0, y: 0, size: 20 });
  const missing = textPath(face, '汉', { x: 0, y: 0, size: 20 });
  expect(theta).not.toBe(missing);
});

test('a text is set as outlines, without a font', () => {
  const path = textPath(face, 'Figure 1', { x: 3, y: 4, size: 20, anchor: 'middle' });
  expect(path).toMatch(/^<path transform="translate\(3 4\) scale\([\d.]+\)" d="M/);
});
