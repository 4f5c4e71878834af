import { type Point, point, polar, TAU } from '../geometry.ts';
import { createRandom, type Random } from '../random.ts';
import { createSheet, type Sheet } from '../sheet.ts';
import { paintSpray, type Spray } from '../stem.ts';
import {
  type Bloom,
  paintBerries,
  paintBlooms,
  paintFiller,
  paintGold,
  paintStalkedBud,
  type Tint,
} from './bouquet.ts';
import {
  EUCALYPTUS_SPRAY,
  FRONT,
  GHOST,
  type Green,
  MIDDLE,
  OLIVE_SPRAY,
  ROSE_LEAVES,
  SAGE_SPRAY,
} from './greens.ts';

const SIZE = 1100;
const CENTRE = point(SIZE / 2, SIZE / 2);
const radians = (degrees: number): number => (degrees * TAU) / 360;

/**
 * Returns a place on the ring: degrees clockwise from the right, distance from the middle in
 * pixels.
 */
const ring = (angle: number, radius: number): Point => polar(CENTRE, radians(angle), radius);

/** Returns the knots of an arc along the ring that drifts to `radius + flare` at its end. */
function arc(from: number, to: number, radius: number, flare: number, random: Random): Point[] {
  return Array.from({ length: 6 }, (_, i) => {
    const t = i / 5;
    return ring(from + (to - from) * t, radius + flare * t * t + random.between(-4, 4));
  });
}

type SprayPlan = readonly [
  green: Green,
  from: number,
  to: number,
  radius: number,
  flare: number,
  leaves: number,
  size: number,
  paint: Pick<Spray, 'density' | 'finish'>,
];

/** Branches that run along the ring, back to front; angles in degrees. */
const ARCS: readonly SprayPlan[] = [
  [SAGE_SPRAY, 150, 256, 436, 36, 12, 92, GHOST],
  [EUCALYPTUS_SPRAY, 125, 26, 444, 34, 11, 58, GHOST],
  [SAGE_SPRAY, -52, -122, 446, 34, 9, 88, GHOST],
  [OLIVE_SPRAY, -40, 30, 444, 34, 11, 90, GHOST],
  [EUCALYPTUS_SPRAY, 160, 246, 448, 8, 12, 58, MIDDLE],
  [EUCALYPTUS_SPRAY, 112, 48, 470, 14, 9, 56, MIDDLE],
  [EUCALYPTUS_SPRAY, -30, 12, 446, 12, 8, 56, MIDDLE],
  [OLIVE_SPRAY, 150, 232, 408, -8, 14, 74, FRONT],
  [SAGE_SPRAY, 118, 34, 432, 20, 15, 86, FRONT],
  [SAGE_SPRAY, -58, -116, 430, 22, 11, 78, FRONT],
  [OLIVE_SPRAY, -34, 20, 410, -2, 12, 72, FRONT],
];

/** Short branches out of the two bouquets: foot on the ring, direction, length. */
const OUTWARD: readonly (readonly [number, number, number])[] = [
  [140, 118, 176],
  [146, 152, 168],
  [134, 136, 220],
  [150, 140, 190],
  [162, 172, 84],
  [116, 100, 92],
  [124, 112, 130],
  [126, 128, 200],
  [-44, -28, 166],
  [-46, -62, 166],
  [-44, -45, 206],
  [-62, -84, 92],
  [-28, -6, 92],
];

function paintGreens(sheet: Sheet, random: Random): void {
  for (const [green, from, to, radius, flare, leaves, size, paint] of ARCS) {
    paintSpray(
      sheet,
      { ...green, ...paint, leaves, size, knots: arc(from, to, radius, flare, random) },
      random,
    );
  }
  for (const [i, [angle, direction, reach]] of OUTWARD.entries()) {
    const foot = ring(angle, 446);
    const tip = polar(foot, radians(direction + random.between(-5, 5)), reach);
    const elbow = polar(foot, radians((angle + direction) / 2), reach * 0.5);
    const green = [SAGE_SPRAY, OLIVE_SPRAY, ROSE_LEAVES][i % 3] ?? SAGE_SPRAY;
    const paint = i % 4 === 1 ? GHOST : MIDDLE;
    paintSpray(
      sheet,
      { ...green, ...paint, knots: [foot, elbow, tip], leaves: 8, size: 74, bare: 0.25 },
      random,
    );
  }
}

function paintSprigs(sheet: Sheet, random: Random): void {
  for (const [from, to, radius, flare, twigs] of [
    [170, 226, 474, 14, 10],
    [104, 62, 456, 36, 9],
    [-72, -106, 468, 14, 8],
    [-16, 20, 474, 8, 8],
  ] as const) {
    paintGold(sheet, arc(from, to, radius, flare, random), twigs, random);
  }
  for (const [from, to, radius, flare] of [
    [156, 196, 488, 14],
    [122, 84, 484, 16],
    [-52, -84, 486, 12],
    [-34, -4, 500, -6],
  ] as const) {
    paintBerries(sheet, arc(from, to, radius, flare, random), 9, random);
  }
}

/** Flowers of both bouquets, back to front: kind, colours, angle, distance, radius, leaves around. */
const FLOWERS: readonly (readonly [Bloom['kind'], Tint, number, number, number, number])[] = [
  ['rose', 'rose', 185, 452, 52, 5],
  ['rose', 'blush', 92, 462, 50, 5],
  ['open', 'cream', 111, 460, 84, 9],
  ['rose', 'cream', 167, 442, 72, 8],
  ['rose', 'blush', 153, 506, 58, 7],
  ['rose', 'rose', 124, 548, 58, 7],
  ['peony', 'blush', 138, 470, 118, 13],
  ['rose', 'rose', -71, 450, 48, 5],
  ['open', 'cream', -22, 450, 64, 8],
  ['rose', 'cream', -61, 476, 54, 7],
  ['rose', 'rose', -31, 536, 46, 6],
  ['peony', 'blush', -45, 466, 98, 12],
];
function paintFlowers(sheet: Sheet, random: Random): void {
  const blooms = FLOWERS.map(([kind, tint, angle, far, radius, leaves]) => {
    return { kind, tint, radius, leaves, at: ring(angle, far), turn: radians(angle) };
  });
  paintBlooms(sheet, blooms, random);
}

/** Buds on their stalks: foot and tip as angle and distance. */
const BUDS: readonly (readonly [number, number, number, number])[] = [
  [176, 440, 205, 436],
  [180, 470, 197, 486],
  [104, 450, 76, 444],
  [100, 480, 84, 492],
  [-66, 440, -90, 436],
  [-26, 450, -2, 440],
];

function paintBuds(sheet: Sheet, random: Random): void {
  for (const [from, near, to, far] of BUDS) {
    const knots = [ring(from, near), ring((from + to) / 2, (near + far) / 2 + 8), ring(to, far)];
    paintStalkedBud(sheet, knots, random.between(42, 54), random);
  }
}

function paintBlossoms(sheet: Sheet, random: Random): void {
  for (const [angle, far, radius] of [
    [150, 424, 24],
    [124, 410, 22],
    [158, 560, 24],
    [163, 520, 20],
    [107, 524, 22],
    [134, 606, 24],
    [-56, 412, 20],
    [-33, 420, 22],
    [-50, 562, 25],
    [-44, 574, 20],
    [-14, 488, 22],
  ] as const) {
    paintFiller(sheet, ring(angle, far), radius, random);
  }
}

/** Draws the wreath for the couple's names: two bouquets on a ring, the middle left open. */
export function drawWreath(): Sheet {
  const sheet = createSheet(SIZE, SIZE, 'floral-elegance/wreath');
  const random = createRandom(sheet.seed);
  paintGreens(sheet, random.fork('greens'));
  paintSprigs(sheet, random.fork('sprigs'));
  paintBuds(sheet, random.fork('buds'));
  paintFlowers(sheet, random.fork('flowers'));
  paintBlossoms(sheet, random.fork('blossoms'));
  return sheet;
}
