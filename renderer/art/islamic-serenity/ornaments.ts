import { mix, type Path, type Point, point, polar, TAU } from '../geometry.ts';
import { archHalf, archHead } from './arch.ts';
import { girih } from './hankin.ts';
import { EMERALD_LINE, GOLD, IVORY_LINE } from './palette.ts';
import { file, lines } from './svg.ts';
import { dodecagons, octagons } from './tilings.ts';

const ORIGIN = point(0, 0);
const degrees = (value: number) => (value * TAU) / 360;

/** Returns the corners of the star {points / skip}, in the order of its outline. */
export function star(points: number, skip: number, radius: number, at: Point, turn = 0): Path {
  const inner =
    (radius * Math.cos((Math.PI * skip) / points)) / Math.cos((Math.PI * (skip - 1)) / points);
  return Array.from({ length: points * 2 }, (_, i) =>
    polar(at, turn + (i * Math.PI) / points, i % 2 === 0 ? radius : inner),
  );
}

/** Returns a twelvefold girih field of interlaced straps, each of two rims on a clear ground. */
export function wall(): string {
  const pattern = girih(dodecagons(30), degrees(67));
  const { width, height } = pattern;
  const centres = [
    ORIGIN,
    point(width, 0),
    point(0, height),
    point(width, height),
    point(width / 2, height / 2),
  ];
  const stars = lines(
    centres.map((at) => star(12, 5, 17, at, TAU / 24)),
    true,
  );
  const strap = (d: string) =>
    `<path d="${d}" stroke="#fff" stroke-width="4"/><path d="${d}" stroke="#000" stroke-width="2.1"/>`;
  return file(
    pattern,
    `<mask id="m" fill="none">${strap(lines(pattern.strands))}${strap(lines(pattern.bridges))}<path d="${stars}" stroke="#fff"/></mask>` +
      `<path d="M0 0H${width}V${height}H0Z" fill="${EMERALD_LINE}" mask="url(#m)"/>`,
  );
}

/** Returns a quiet field of single lines, for paper. */
export function watermark(): string {
  const pattern = girih(dodecagons(30), degrees(67));
  return file(
    pattern,
    `<path d="${lines(pattern.strands)}" fill="none" stroke="${IVORY_LINE}" stroke-width="1.3"/>`,
  );
}

/** Returns nine periods of the eightfold pattern between two rules, to be sliced by `border-image`. */
export function border(): string {
  const pattern = girih(octagons(15), degrees(67.5));
  const size = Math.round(pattern.width * 100) / 100;
  const whole = size * 3;
  const square = (from: number, to: number) => `M${from} ${from}H${to}V${to}H${from}Z`;
  const rule = (inset: number) => square(inset, whole - inset);
  return file(
    { width: whole, height: whole },
    `<pattern id="t" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><path d="${lines(pattern.strands)}" fill="none" stroke="${GOLD}" stroke-width="1.1"/></pattern>` +
      `<path d="${square(0, whole)}${square(size, size * 2)}" fill="url(#t)" fill-rule="evenodd"/>` +
      `<path d="${rule(0.7)}${rule(size - 0.7)}" fill="none" stroke="${GOLD}" stroke-width="1.4"/>`,
  );
}

/** Returns a sixteenfold rosette of nested star chords, as in the middle of a shamsa. */
export function rosette(): string {
  const centre = point(200, 200);
  const chords = (skip: number, radius: number): Path[] =>
    Array.from({ length: 16 }, (_, i) => [
      polar(centre, (i * TAU) / 16, radius),
      polar(centre, ((i + skip) * TAU) / 16, radius),
    ]);
  // Two rings of long diamonds, offset by half a step: the petals of a rosette.
  const petals = lines(
    Array.from({ length: 32 }, (_, i) => {
      const turn = (i * TAU) / 32;
      const [from, to] = i % 2 === 0 ? [114, 168] : [127, 170];
      return [
        polar(centre, turn, from),
        polar(centre, turn + TAU / 42, mix(from, to, 0.55)),
        polar(centre, turn, to),
        polar(centre, turn - TAU / 42, mix(from, to, 0.55)),
      ];
    }),
    true,
  );
  const ticks = lines(
    Array.from({ length: 96 }, (_, i) => [
      polar(centre, (i * TAU) / 96, i % 6 === 0 ? 176 : 184),
      polar(centre, (i * TAU) / 96, 188),
    ]),
  );
  return file(
    { width: 400, height: 400 },
    `<g fill="none" stroke="${GOLD}"><g stroke-width=".8"><path d="${lines([...chords(7, 114), ...chords(6, 114)])}"/>` +
      `<path d="${lines([star(16, 5, 74, centre)], true)}"/></g>` +
      `<path d="${petals}" stroke-width="1"/><circle cx="200" cy="200" r="114"/><circle cx="200" cy="200" r="170" stroke-width=".7"/>` +
      `<circle cx="200" cy="200" r="191"/><circle cx="200" cy="200" r="198" stroke-width=".6"/><path d="${ticks}" stroke-width=".7"/></g>`,
  );
}

/** Returns one period of a parapet of keel arches, filled with `fill`, with a fine golden rim. */
export function parapet(fill: string): string {
  const head = archHead(archHalf(0.62, 0.85, 1.35, 5));
  const outer = head.map(({ x, y }) => point(24 + x * 15, 20 - y * 13));
  const inner = head.map(({ x, y }) => point(24 + x * 9, 24 - y * 9));
  return file(
    { width: 48, height: 32 },
    `<path d="M0 32V28H9L${lines([outer]).slice(1)}V28H48V32Z" fill="${fill}"/>` +
      `<path d="${lines([inner])}V32H15V24" fill="none" stroke="${GOLD}" stroke-width=".9"/>`,
  );
}
