import { point, polar } from '../../geometry.ts';
import { engrave, leaf } from './flourish.ts';
import { file } from './svg.ts';

const [WIDTH, HEIGHT] = [120, 180];
/** Places of the lilies in a period: every other row is offset by half a step. */
const PLACES = [
  [0, 90],
  [120, 90],
  [60, 0],
  [60, 180],
] as const;

/** Returns one period of a damask: a lily in each ogee. */
export function cloth(line: string): string {
  return file(
    WIDTH,
    HEIGHT,
    `<path d="${PLACES.map(([x, y]) => lily(x, y)).join('')}" fill="${line}"/>` +
      `<path d="${PLACES.map(([x, y]) => ogee(x - 60, y)).join('')}" fill="none" stroke="${line}" stroke-width="1.6"/>`,
  );
}

function lily(x: number, y: number): string {
  const foot = point(x, y + 26);
  const petal = (turn: 1 | -1) =>
    engrave({
      from: foot,
      heading: -Math.PI / 2 - 0.12 * turn,
      length: 62,
      bend: -0.012 * turn,
      curl: 0.14 * turn,
      swell: 3.4,
      peak: 0.55,
      ball: 2.6,
    });
  const scroll = (turn: 1 | -1) =>
    engrave({
      from: foot,
      heading: turn === 1 ? 0.5 : Math.PI - 0.5,
      length: 40,
      bend: -0.03 * turn,
      curl: -0.16 * turn,
      swell: 1.7,
      ball: 1.8,
    });
  return [
    leaf(polar(foot, -Math.PI / 2, 2), -Math.PI / 2, 52, 15),
    petal(1),
    petal(-1),
    scroll(1),
    scroll(-1),
    leaf(polar(foot, Math.PI / 2, 3), Math.PI / 2, 18, 4),
  ].join('');
}

function ogee(dx: number, dy: number): string {
  const at = (x: number, y: number) => `${x + dx} ${y + dy}`;
  return (
    `M${at(60, -88)}C${at(60, -50)} ${at(0, -46)} ${at(0, 2)}S${at(60, 54)} ${at(60, 92)}` +
    `C${at(60, 54)} ${at(120, 50)} ${at(120, 2)}S${at(60, -50)} ${at(60, -88)}`
  );
}
