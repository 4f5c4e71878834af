import { expect, test } from 'vitest';
import { parseTyped } from './date-field.tsx';

test.each([
  'June 19, 2030',
  'june 19 2030',
  'Jun 19 2030',
  '19 June 2030',
  '19th june, 2030',
  '2030-06-19',
  '6/19/2030',
  '19/6/2030',
  '19.6.2030',
])('%s can be typed for a date', (typed) => {
  expect(parseTyped(typed)).toBe('2030-06-19');
});

test('of 6/7/2030 the first number is the month', () => {
  expect(parseTyped('6/7/2030')).toBe('2030-06-07');
});

test.each(['', 'soon', '31.2.2030', 'June 2030'])('"%s" is no date', (typed) => {
  expect(parseTyped(typed)).toBeNull();
});
