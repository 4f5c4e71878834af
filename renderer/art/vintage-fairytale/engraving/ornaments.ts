import { type Point, point, TAU } from '../../geometry.ts';
import { disc, engrave, leaf, lozenge, type Stroke } from './flourish.ts';
import { file } from './svg.ts';

/** Returns a stroke: from, heading in half turns, length, curvature at both ends, swell, ball. */
function stroke(
  [x, y]: readonly [number, number],
  heading: number,
  length: number,
  [bend, curl]: readonly [number, number],
  swell: number,
  more: Pick<Stroke, 'peak' | 'ball'> = {},
): string {
  return engrave({
    from: point(x, y),
    heading: Math.PI * heading,
    length,
    bend,
    curl,
    swell,
    ...more,
  });
}

const mirrored = (half: string, middle: string, width: number, colour: string) =>
  `<defs><path id="h" d="${half}"/></defs><g fill="${colour}"><use href="#h"/>` +
  `<use href="#h" transform="matrix(-1 0 0 1 ${width} 0)"/><path d="${middle}"/></g>`;

/** Returns the rule below a heading: two swelling lines with curls on either side of a lozenge. */
export function rule(colour: string): string {
  const [width, y] = [320, 24];
  const half = [
    stroke([138, y], 0.936, 132, [0.0075, -0.0068], 2.1, { peak: 0.3 }),
    stroke([112, y + 2], 1.03, 52, [0.012, 0.17], 2, { peak: 0.5, ball: 2.1 }),
    stroke([88, y], 0.97, 44, [-0.01, -0.19], 1.7, { peak: 0.5, ball: 1.9 }),
    leaf(point(56, y - 3), Math.PI * 1.16, 15, 4),
    disc(point(143, y), 1.7),
  ].join('');
  return file(width, 48, mirrored(half, lozenge(point(160, y), 11, 14), width, colour));
}

/** Returns the tailpiece that closes the book: a knot that hangs below the last line. */
export function tailpiece(colour: string): string {
  const [width, height] = [420, 150];
  const half = [
    stroke([210, 20], 0.86, 210, [-0.012, 0.03], 3.6, { peak: 0.4 }),
    stroke([204, 30], 0.8, 150, [0.001, 0.09], 3, { peak: 0.5, ball: 3.2 }),
    stroke([150, 62], 0.98, 130, [-0.004, 0.085], 2.2, { peak: 0.5, ball: 2.6 }),
    stroke([190, 48], 0.62, 120, [0.006, -0.1], 2.4, { peak: 0.45, ball: 2.6 }),
    stroke([80, 60], 1, 66, [0.006, -0.02], 1.4),
    leaf(point(120, 60), Math.PI * 0.85, 22, 5.5),
    leaf(point(160, 46), Math.PI * 1.2, 22, 5.5),
  ].join('');
  const drops = [
    [116, 3],
    [127, 2],
    [136, 1.2],
  ] as const;
  const middle =
    lozenge(point(210, 18), 8, 14) +
    leaf(point(210, 44), Math.PI / 2, 62, 10) +
    drops.map(([y, radius]) => disc(point(210, y), radius)).join('');
  return file(width, height, mirrored(half, middle, width, colour));
}

const OVAL = { width: 400, height: 520, rx: 170, ry: 225 };

/** Returns a point on the oval, moved `out` pixels outwards. */
function onOval(angle: number, out: number): Point {
  const { width, height, rx, ry } = OVAL;
  return point(width / 2 + (rx + out) * Math.cos(angle), height / 2 + (ry + out) * Math.sin(angle));
}

/** Returns an oval frame for a portrait: rules, a row of beads, a crest above and below. */
export function oval(colour: string): string {
  const { width, height, rx, ry } = OVAL;
  const ellipse = (out: number, line: number) =>
    `<ellipse cx="${width / 2}" cy="${height / 2}" rx="${rx + out}" ry="${ry + out}" stroke-width="${line}"/>`;
  const beads = Array.from({ length: 120 }, (_, i) => disc(onOval((i * TAU) / 120, -9.5), 1.9));
  const middle = leaf(point(200, 30), -Math.PI / 2, 28, 6) + disc(point(200, 31), 4);
  return file(
    width,
    height,
    `<defs><path id="h" d="${crest()}"/><g id="k"><use href="#h"/>` +
      `<use href="#h" transform="matrix(-1 0 0 1 ${width} 0)"/><path d="${middle}"/></g></defs>` +
      `<g fill="none" stroke="${colour}">${ellipse(0, 3)}${ellipse(-5.5, 0.9)}${ellipse(-13.5, 0.9)}` +
      `${ellipse(15, 1.1)}<path d="${hatching()}" stroke-width=".8"/></g>` +
      `<g fill="${colour}"><path d="${beads.join('')}"/><use href="#k"/>` +
      `<use href="#k" transform="matrix(1 0 0 -1 0 ${height})"/></g>`,
  );
}

/** Returns lines that follow the moulding, longer in the shade: light comes from the upper left. */
function hatching(): string {
  return Array.from({ length: 210 }, (_, i) => {
    const angle = (i * TAU) / 210;
    const [from, to] = [onOval(angle, 4), onOval(angle, 8 + 3 * (1 + Math.cos(angle - TAU / 8)))];
    return `M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
  }).join('');
}

/** Returns the left half of an oval's crest. */
function crest(): string {
  return [
    stroke([200, 30], 0.94, 104, [-0.016, 0.022], 3, { peak: 0.4 }),
    stroke([194, 24], 1.12, 72, [-0.012, -0.14], 2.4, { peak: 0.5, ball: 2.6 }),
    stroke([150, 36], 0.96, 70, [0.004, 0.13], 2, { peak: 0.5, ball: 2.3 }),
    leaf(point(160, 28), Math.PI * 1.08, 22, 5),
    leaf(point(200, 30), -Math.PI * 0.62, 20, 4.5),
  ].join('');
}
