import { expect, test } from 'vitest';
import { createNoise } from './noise.ts';
import { paperTile } from './paper.ts';

test('noise with a period repeats', () => {
  const noise = createNoise('tile', 16);
  for (let i = 0; i < 40; i += 1) {
    const [x, y] = [i * 0.37, i * 0.73];
    expect(noise(x + 16, y - 32)).toBeCloseTo(noise(x, y), 6);
  }
});

test('a paper tile has no seam: its borders differ no more than neighbours inside', () => {
  const size = 128;
  const { data } = paperTile(size, [255, 250, 242], 4, 'test');
  const red = (x: number, y: number) => data[((y % size) * size + (x % size)) * 3] ?? 0;
  const step = (x: number) => {
    let sum = 0;
    for (let y = 0; y < size; y += 1) sum += Math.abs(red(x, y) - red(x + 1, y));
    return sum / size;
  };
  const inside = Math.max(...Array.from({ length: size - 1 }, (_, x) => step(x)));
  expect(step(size - 1)).toBeLessThanOrEqual(inside);
});
