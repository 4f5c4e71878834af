import { expect, test } from 'vitest';
import { createGaps, type Gap } from './gaps.ts';

const LIST = ['A', 'B', 'C', 'D'];

/** Returns all orders of all the letters. */
const ordersOf = (letters: readonly string[]): string[][] =>
  letters.length === 0
    ? [[]]
    : letters.flatMap((first) =>
        ordersOf(letters.filter((one) => one !== first)).map((rest) => [first, ...rest]),
      );

/** A list with what is missing of it. */
function listWithGaps() {
  let list = LIST;
  const gaps = createGaps();
  const opened = new Map<string, Gap>();
  const gapOf = (letter: string) => opened.get(letter) ?? { index: -1 };
  return {
    shown: () => list.join(''),
    remove(letter: string) {
      const index = list.indexOf(letter);
      list = list.toSpliced(index, 1);
      opened.set(letter, gaps.open(index));
    },
    bringBack(letter: string) {
      const gap = gapOf(letter);
      list = list.toSpliced(gap.index, 0, letter);
      gaps.fill(gap);
    },
    forget: (letter: string) => gaps.forget(gapOf(letter)),
    add(letter: string) {
      list = [...list, letter];
    },
  };
}

test('entries return to their places, in whatever order they are removed and restored', () => {
  for (const going of ordersOf(LIST)) {
    for (const coming of ordersOf(LIST)) {
      const list = listWithGaps();
      for (const letter of going) list.remove(letter);
      for (const [at, letter] of coming.entries()) {
        list.bringBack(letter);
        expect([going, coming, list.shown()]).toEqual([
          going,
          coming,
          coming
            .slice(0, at + 1)
            .sort()
            .join(''),
        ]);
      }
    }
  }
});

test.each([
  { steps: '-A -B +A +B', shown: 'ABCD' },
  { steps: '-C -A +C +A', shown: 'ABCD' },
  { steps: '-B -A +B +A', shown: 'ABCD' },
  { steps: '-B -C +B -D +C +D', shown: 'ABCD' },
  { steps: '-A -B xA +B', shown: 'BCD' },
  { steps: '-B -C xB -A +C +A', shown: 'ACD' },
  { steps: '-D -A aE +D +A', shown: 'ABCDE' },
])('$steps leave $shown', ({ steps, shown }) => {
  const list = listWithGaps();
  for (const [does, letter = ''] of steps.split(' ')) {
    if (does === '-') list.remove(letter);
    if (does === '+') list.bringBack(letter);
    if (does === 'x') list.forget(letter);
    if (does === 'a') list.add(letter);
  }
  expect(list.shown()).toBe(shown);
});
