import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

/** Starts turns for one task at a time, each of which ends when told to. */
function startTurns() {
  const turns = createTurns(1);
  const begun: string[] = [];
  const endings: (() => void)[] = [];
  const ask = (sender: string, name: string) =>
    turns.take(sender, () => {
      begun.push(name);
      return new Promise<string>((resolve) => endings.push(() => resolve(name)));
    });
  const endOne = async () => {
    endings.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { turns, begun, ask, endOne };
}

test('who sends one goes before the waiting ones of who sends many', async () => {
  const { turns, begun, ask, endOne } = startTurns();
  const many = ['a1', 'a2', 'a3'].map((name) => ask('a', name));
  const few = ['b1', 'b2'].map((name) => ask('b', name));
  expect(turns.waiting).toBe(4);
  for (let ended = 0; ended < 5; ended += 1) await endOne();
  expect(begun).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
  expect(await Promise.all([...many, ...few])).toEqual(['a1', 'a2', 'a3', 'b1', 'b2']);
});

test('what has ended counts no more while others of its sender wait', async () => {
  const { begun, ask, endOne } = startTurns();
  const all = [ask('a', 'a1'), ask('a', 'a2')];
  await endOne();
  for (const name of ['b1', 'a3', 'b2']) all.push(ask(name.slice(0, 1), name));
  for (let ended = 0; ended < 4; ended += 1) await endOne();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'b2']);
  await Promise.all(all);
});

test('what has ended or failed counts no more', async () => {
  const { turns, begun, ask, endOne } = startTurns();
  await expect(turns.take('a', () => Promise.reject(new Error('broken')))).rejects.toThrow();
  const all = [ask('a', 'a1'), ask('b', 'b1'), ask('a', 'a2'), ask('b', 'b2')];
  await endOne();
  all.push(ask('a', 'a3'));
  for (let ended = 0; ended < 4; ended += 1) await endOne();
  expect(begun).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
  await Promise.all(all);
});
