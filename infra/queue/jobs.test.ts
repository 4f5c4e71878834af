import { expect, it } from 'vitest';
import { backoffMs } from './jobs.ts';

it('an attempt that failed is followed by 1, 2, 4 and 8 seconds of waiting', () => {
  expect([1, 2, 3, 4].map((attempt) => backoffMs(attempt, () => 0))).toEqual([
    1_000, 2_000, 4_000, 8_000,
  ]);
});

it('chance shortens a wait by up to half', () => {
  expect(backoffMs(3, () => 0.5)).toBe(3_000);
  expect(backoffMs(3, () => 1)).toBe(2_000);
});
