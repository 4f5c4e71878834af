import { circle, mix, type Point, point } from '../../geometry.ts';
import {
  paintFoliage,
  paintGrass,
  paintMeadowFlowers,
  paintRidge,
  type Ridge,
} from '../../landscape.ts';
import { createNoise, fractal } from '../../noise.ts';
import type { Pigment } from '../../pigment.ts';
import type { Random } from '../../random.ts';
import type { Sheet } from '../../sheet.ts';
import { lift, wash } from '../../watercolour.ts';
import { paintBlooms } from '../bouquet.ts';
import * as colour from '../palette.ts';

interface Skyline {
  readonly base: number;
  /** Height of the swells and of the wooded edge, in pixels. */
  readonly swell: number;
  readonly rough: number;
  /** Width of a swell in pixels. */
  readonly width: number;
}

/** Returns a skyline of hills: slow swells with a finer, wooded edge. */
export function hills(seed: string, { base, swell, rough, width }: Skyline): Ridge['line'] {
  const slow = fractal(createNoise(`${seed}/hills`), 3);
  const fine = fractal(createNoise(`${seed}/trees`), 3);
  return (x) =>
    base - swell * (0.5 + slow(x / width, 0.5)) - rough * Math.abs(fine(x / 22, 3.5)) * 2;
}

const RANGES: readonly (readonly [pigment: Pigment, foot: Pigment, density: number])[] = [
  [colour.DUSK, colour.BLUSH.pale, 0.3],
  [colour.DUSK, colour.PEACH, 0.42],
  [colour.HAZE, colour.PEACH, 0.85],
  [colour.EUCALYPTUS, colour.HAZE, 0.62],
  [colour.SAGE_GREEN, colour.MIST_GREEN, 0.72],
];

/** Paints five ranges with haze between them, each nearer one darker and greener. */
export function paintRanges(sheet: Sheet, top: number, bottom: number, swell: number): void {
  for (const [i, [pigment, second, density]] of RANGES.entries()) {
    const t = i / (RANGES.length - 1);
    const skyline = {
      base: mix(top, bottom, t),
      swell: swell * (1 - 0.4 * t),
      rough: 1.5 + 7 * t * t,
      width: 300 - 60 * t,
    };
    const line = hills(`${sheet.seed}/${i}`, skyline);
    const haze = { fade: mix(70, 150, t), rest: 0.35, cover: 0.9 };
    paintRidge(sheet, { line, pigment, second, density, ...haze });
  }
}

const GRASS = [colour.SAGE_GREEN, colour.OLIVE_GREEN, colour.DEEP_SAGE] as const;
const FLOWERS = [
  colour.BLUSH.deep,
  colour.BLUSH.pale,
  colour.CREAM.pale,
  colour.ROSE.deep,
  colour.ROSE.pale,
] as const;

/** Paints grass and flowers from `top` to the sheet's lower edge. */
export function paintMeadow(
  sheet: Sheet,
  meadow: { top: number; flowers: number; size: number },
  random: Random,
): void {
  const { top, size } = meadow;
  paintRidge(sheet, {
    line: hills(`${sheet.seed}/meadow`, { base: top, swell: 26, rough: 1, width: 500 }),
    pigment: colour.OLIVE_GREEN,
    second: colour.SAGE_GREEN,
    density: 0.62,
    fade: 260,
    rest: 0.9,
    cover: 0.92,
    bloom: 0.5,
  });
  const band = { top: top + 6, bottom: sheet.height + 20 };
  const front = { ...band, top: mix(top, sheet.height, 0.6) };
  const grass = { reach: size * 3, pigments: GRASS, density: 0.75 };
  const flowers = { count: meadow.flowers, size, pigments: FLOWERS, density: 0.75 };
  paintGrass(sheet, { ...band, ...grass, blades: 420 }, random);
  paintMeadowFlowers(sheet, { ...band, ...flowers }, random);
  paintGrass(sheet, { ...front, ...grass, blades: 130, reach: size * 4, density: 0.9 }, random);
}

/** Paints a low bush in flower. */
export function paintBush(sheet: Sheet, at: Point, scale: number, random: Random): void {
  const green = { light: colour.SAGE_GREEN, dark: colour.DEEP_SAGE, density: 0.7, cover: 0.7 };
  const form = { at, width: 150 * scale, height: 86 * scale, dabs: 120, dab: 9 * scale ** 0.7 };
  paintFoliage(sheet, { ...green, ...form }, random);
  const heads = Array.from({ length: 11 }, (_, i) => ({
    kind: i % 4 === 3 ? ('open' as const) : ('rose' as const),
    tint: random.pick(['blush', 'cream', 'rose', 'blush'] as const),
    at: point(at.x + scale * random.between(-62, 62), at.y + scale * random.between(-42, 12)),
    radius: scale * random.between(9, 17),
    leaves: 3,
    turn: -1.57,
  }));
  heads.sort((a, b) => a.at.y - b.at.y);
  paintBlooms(sheet, heads, random);
}

/** Paints a light at dusk: a halo of lifted paint with warm colour run into it. */
export function paintGlow(sheet: Sheet, at: Point, radius: number, random: Random): void {
  const halo = { outline: circle(at, radius), fray: 0.05, soften: radius * 0.4 };
  lift(sheet, { ...halo, amount: 0.62 }, random);
  const warm = { outline: circle(at, radius * 0.9), fray: 0.05, soften: radius * 0.35 };
  wash(sheet, { ...warm, pigment: colour.PEACH, density: 0.32, rim: 0 }, random);
}
