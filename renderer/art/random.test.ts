import { expect, test } from 'vitest';
import { createRandom } from './random.ts';

const draws = (seed: string) => {
  const random = createRandom(seed);
  return Array.from({ length: 50 }, () => random.next());
};

test('the same seed gives the same sequence, another seed another one', () => {
  expect(draws('peony')).toEqual(draws('peony'));
  expect(draws('peony')).not.toEqual(draws('rose'));
});

test('a fork neither moves its source nor follows it', () => {
  const random = createRandom('stem');
  const fork = random.fork('leaf');
  const first = fork.next();
  random.next();
  expect(createRandom('stem').fork('leaf').next()).toBe(first);
  expect(random.next()).toBe(draws('stem')[1]);
});

test('normal deviates have mean 0 and deviation 1', () => {
  const random = createRandom('gauss');
  const values = Array.from({ length: 20_000 }, () => random.gauss());
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = Math.sqrt(
    values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length,
  );
  expect(Math.abs(mean)).toBeLessThan(0.02);
  expect(Math.abs(spread - 1)).toBeLessThan(0.02);
});

test('whole numbers reach both limits', () => {
  const random = createRandom('dice');
  const seen = new Set(Array.from({ length: 400 }, () => random.whole(1, 6)));
  expect([...seen].sort()).toEqual([1, 2, 3, 4, 5, 6]);
});
