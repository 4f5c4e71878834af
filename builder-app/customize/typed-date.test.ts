import { expect, test } from 'vitest';
import { parseTyped, whyDayNotTaken, whyNotTaken } from './typed-date.ts';

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

test('the first number of 6/7/2030 is the month', () => {
  expect(parseTyped('6/7/2030')).toBe('2030-06-07');
});

test.each(['', 'soon', '31.2.2030', 'June 2030'])('"%s" is not a date', (typed) => {
  expect(parseTyped(typed)).toBeNull();
});

const TODAY = '2030-06-01';

test('a rejected date is explained', () => {
  expect(whyNotTaken('soon', '', TODAY)).toBe(
    '“soon” is not a date we can read. Write it like June 19, 2027.',
  );
  expect(whyNotTaken('31 May 2030', '2030-06-19', TODAY)).toBe(
    '“31 May 2030” has passed. Choose today or a later day.',
  );
});

test('a date from today on is accepted, and a kept one that has since passed stays', () => {
  expect(whyNotTaken(' June 1, 2030 ', '', TODAY)).toBeNull();
  expect(whyNotTaken('May 31, 2030', '2030-05-31', TODAY)).toBeNull();
  expect(whyNotTaken('', '', TODAY)).toBeNull();
});

test.each(['0002-06-19', '0027-06-19', '0202-06-19', '12030-06-19'])(
  'the device’s date field gives %s while its year is typed, which is not taken',
  (day) => {
    expect(whyDayNotTaken(day, '2030-06-19', TODAY)).toContain(`“${day}”`);
  },
);

test('a day of the device’s date field is taken from today on, and none at any time', () => {
  expect(whyDayNotTaken('2030-06-01', '', TODAY)).toBeNull();
  expect(whyDayNotTaken('9999-12-31', '', TODAY)).toBeNull();
  expect(whyDayNotTaken('', '2030-06-19', TODAY)).toBeNull();
  expect(whyDayNotTaken('2030-05-31', '', TODAY)).toBe(
    '“May 31, 2030” has passed. Choose today or a later day.',
  );
});
