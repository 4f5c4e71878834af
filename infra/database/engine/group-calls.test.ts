import { afterEach, expect, test, vi } from 'vitest';
import { groupCalls } from './group-calls.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('calls of one turn are answered by one run, each with its own output', async () => {
  const runs: (readonly number[])[] = [];
  const double = groupCalls(async (inputs: readonly number[]) => {
    runs.push(inputs);
    return inputs.map((input) => input * 2);
  });
  expect(await Promise.all([double(1), double(2), double(3)])).toEqual([2, 4, 6]);
  expect(await double(4)).toBe(8);
  expect(runs).toEqual([[1, 2, 3], [4]]);
});

test('no run gets more inputs than the database takes in one statement', async () => {
  const sizes: number[] = [];
  const same = groupCalls(async (inputs: readonly number[]) => {
    sizes.push(inputs.length);
    return inputs;
  });
  const inputs = Array.from({ length: 250 }, (_, index) => index);
  expect(await Promise.all(inputs.map(same))).toEqual(inputs);
  expect(sizes).toEqual([100, 100, 50]);
});

test('a failed run fails every call in it and none after it', async () => {
  let isDown = true;
  const same = groupCalls(async (inputs: readonly string[]) => {
    if (isDown) throw new Error('database is down');
    return inputs;
  });
  const outcomes = await Promise.allSettled([same('a'), same('b')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isDown = false;
  expect(await same('c')).toBe('c');
});

test('patient calls wait for company, but not when there is enough', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const sizes: number[] = [];
  const same = groupCalls(
    async (inputs: readonly number[]) => {
      sizes.push(inputs.length);
      return inputs;
    },
    { patienceMs: 20, enough: 3 },
  );
  const early = same(1);
  await vi.advanceTimersByTimeAsync(19);
  expect(sizes).toEqual([]);
  const all = Promise.all([early, same(2), same(3), same(4)]);
  await vi.advanceTimersByTimeAsync(19);
  expect(sizes).toEqual([3]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sizes).toEqual([3, 1]);
  expect(await all).toEqual([1, 2, 3, 4]);
});
