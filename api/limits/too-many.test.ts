import { expect, test } from 'vitest';
import { tooMany } from './too-many.ts';

test.each([
  [0, 1, 'a moment'],
  [59_001, 60, 'a moment'],
  [60_001, 61, '2 minutes'],
  [600_000, 600, '10 minutes'],
])('a wait of %d ms is told as %d seconds and as %s', (ms, retryAfter, wait) => {
  const { message, details } = tooMany(ms);
  expect(details).toEqual({ retryAfter });
  expect(message).toBe(`Too many attempts. Please try again in ${wait}.`);
});
