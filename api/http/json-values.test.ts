import { expect, test } from 'vitest';
import { hasMoreValues } from './json-values.ts';

const count = (json: string): number => {
  let most = 0;
  while (hasMoreValues(Buffer.from(json), most)) most += 1;
  return most;
};

test.each([
  ['"text"', 0],
  ['{"a":1,"b":[true,null]}', 4],
  ['[[],{},[[]]]', 7],
  ['["a, {b}, [c]", "d"]', 2],
  ['["a \\", [{b}]", 1]', 2],
  ['["a\\\\", [{}], 1]', 5],
])('the values of %s are counted, those that its texts seem to have are not', (json, values) => {
  expect(count(json)).toBe(values);
});

test('what is no JSON is counted as well', () => {
  expect(hasMoreValues(Buffer.from('['.repeat(11)), 10)).toBe(true);
  expect(hasMoreValues(Buffer.from('"'.repeat(11)), 10)).toBe(false);
});
