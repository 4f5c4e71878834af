import { describe, expect, test } from 'vitest';
import type { Path, Point } from '../geometry.ts';
import { girih } from './hankin.ts';
import { dodecagons, octagons, type Tiling } from './tilings.ts';

const ANGLE = (67 * Math.PI) / 180;
const tilings: readonly (readonly [string, Tiling])[] = [
  ['octagons and squares', octagons(20)],
  ['dodecagons, hexagons and squares', dodecagons(20)],
];

const key = ({ x, y }: Point, dx: number, dy: number) =>
  `${Math.round((x + dx) * 100)},${Math.round((y + dy) * 100)}`;
const keyOf = (path: Path, dx = 0, dy = 0) =>
  path
    .map((at) => key(at, dx, dy))
    .sort()
    .join(' ');

describe.each(tilings)('a girih over %s', (_, tiling) => {
  const { width, height, strands } = girih(tiling, ANGLE);

  test('repeats without a seam: what crosses one edge comes in at the other', () => {
    const known = new Set(strands.map((strand) => keyOf(strand)));
    const touches = (at: (point: Point) => number) =>
      strands.filter(
        (strand) => Math.min(...strand.map(at)) < 0.1 && Math.max(...strand.map(at)) > -0.1,
      );
    const left = touches(({ x }) => x);
    const top = touches(({ y }) => y);
    expect(Math.min(left.length, top.length)).toBeGreaterThan(0);
    for (const strand of left) expect(known).toContain(keyOf(strand, width, 0));
    for (const strand of top) expect(known).toContain(keyOf(strand, 0, height));
  });

  test('goes on over every edge: four strand ends meet at each middle inside', () => {
    const ends = new Map<string, number>();
    for (const [from, , to] of strands) {
      for (const end of [from, to]) {
        if (!end || end.x < 1 || end.y < 1 || end.x > width - 1 || end.y > height - 1) continue;
        ends.set(key(end, 0, 0), (ends.get(key(end, 0, 0)) ?? 0) + 1);
      }
    }
    expect(ends.size).toBeGreaterThan(0);
    expect(new Set(ends.values())).toEqual(new Set([4]));
  });
});
