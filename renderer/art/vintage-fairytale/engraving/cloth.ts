import { point, polar, TAU } from '../../geometry.ts';
import { engrave, leaf } from './flourish.ts';
import { file } from './svg.ts';

const [WIDTH, HEIGHT] = [120, 180];
/** Where lilies stand in a period: in every other row half a step apart. */
const PLACES = [
  [0, 90],
  [120, 90],
  [60, 0],
  [60, 180],
] as const;

/** One period of a damask: a lily in each ogee. */
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

/** A wax seal: a disc that ran out unevenly, with a pressed ring. */
export function seal(wax: string, light: string): string {
  const edge = Array.from({ length: 72 }, (_, i) => {
    const angle = (i * TAU) / 72;
    const run =
      2.2 * Math.sin(angle * 5 + 1) + 1.4 * Math.sin(angle * 9 + 2.2) + 0.8 * Math.sin(angle * 14);
    const { x, y } = polar(point(50, 50), angle, 44.5 + run);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return file(
    100,
    100,
    `<path d="M${edge.join('L')}Z" fill="${wax}"/><g fill="none">` +
      `<circle cx="50" cy="50" r="35.5" stroke="${light}" stroke-opacity=".5" stroke-width="1.2"/>` +
      '<circle cx="50" cy="50" r="37.4" stroke="#000" stroke-opacity=".28" stroke-width="2.2"/></g>',
  );
}
