import { expect, it } from 'vitest';
import { backoffMs, failureText } from './jobs.ts';

it('an attempt that failed is followed by 1, 2, 4 and 8 seconds of waiting', () => {
  expect([1, 2, 3, 4].map((attempt) => backoffMs(attempt, () => 0))).toEqual([
    1_000, 2_000, 4_000, 8_000,
  ]);
});

it('chance shortens a wait by up to half', () => {
  expect(backoffMs(3, () => 0.5)).toBe(3_000);
  expect(backoffMs(3, () => 1)).toBe(2_000);
});

it('a failure is told in one line of at most 500 characters', () => {
  expect(failureText(new Error('The store\n  is\taway'))).toBe('The store is away');
  expect(failureText('no error')).toBe('no error');
  expect(failureText(new Error('x'.repeat(2_000)))).toHaveLength(500);
});
