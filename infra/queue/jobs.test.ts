import { expect, it, vi } from 'vitest';
import { backoffMs } from './jobs.ts';

const random = (value: number) => vi.spyOn(Math, 'random').mockReturnValue(value);

it('an attempt that failed is followed by 1, 2, 4 and 8 seconds of waiting', () => {
  random(0);
  expect([1, 2, 3, 4].map(backoffMs)).toEqual([1_000, 2_000, 4_000, 8_000]);
});

it('chance shortens a wait by up to half', () => {
  random(0.5);
  expect(backoffMs(3)).toBe(3_000);
  random(1);
  expect(backoffMs(3)).toBe(2_000);
});
