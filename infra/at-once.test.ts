import { expect, test } from 'vitest';
import { createGate } from '#tests/support/gate.ts';
import { forEachAtOnce } from './at-once.ts';

async function* numbers(upTo: number): AsyncIterable<number> {
  for (let number = 1; number <= upTo; number += 1) yield number;
}

test('each item has its turn, no more of them at once than allowed', async () => {
  const seen: number[] = [];
  let active = 0;
  let most = 0;
  await forEachAtOnce(numbers(10), 3, async (number) => {
    active += 1;
    most = Math.max(most, active);
    await new Promise(setImmediate);
    seen.push(number);
    active -= 1;
  });
  expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(most).toBe(3);
});

test('after a failure no item is begun, and those under way are waited for', async () => {
  const gate = createGate();
  const happened: string[] = [];
  const all = forEachAtOnce(numbers(10), 2, async (number) => {
    happened.push(`begun ${number}`);
    if (number === 1) await gate.pass();
    else throw new Error('The bucket is full');
    happened.push(`ended ${number}`);
  }).catch((error: Error) => happened.push(error.message));
  await gate.isReached;
  await new Promise(setImmediate);
  gate.open();
  await all;
  expect(happened).toEqual(['begun 1', 'begun 2', 'ended 1', 'The bucket is full']);
});
