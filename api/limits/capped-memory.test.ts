import { expect, test } from 'vitest';
import { CappedMemory } from './capped-memory.ts';

test('a full memory forgets the key that was counted longest ago, and no other', async () => {
  const memory = new CappedMemory({ points: 5, duration: 60 }, 2);
  const counted = async () =>
    Promise.all(['a', 'b', 'c'].map(async (key) => (await memory.get(key))?.consumedPoints));
  await memory.consume('a');
  await memory.consume('b');
  await memory.consume('a');
  expect(await counted()).toEqual([2, 1, undefined]);
  await memory.consume('c');
  expect(await counted()).toEqual([2, undefined, 1]);
  await memory.reward('b');
  expect(await counted()).toEqual([undefined, -1, 1]);
  await memory.consume('d');
  expect(await counted()).toEqual([undefined, -1, undefined]);
});
