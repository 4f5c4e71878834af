import { paintOpenPeony, paintPeony, paintRose } from '../flower.ts';
import { circle, type Path, type Point, point, points } from '../geometry.ts';
import type { Random } from '../random.ts';
import type { Sheet } from '../sheet.ts';
import { paintBlossom, paintBud } from '../small-flower.ts';
import { paintCluster, paintGoldSprig, paintRosette, paintSpray } from '../stem.ts';
import { wash } from '../watercolour.ts';
import { DEPTHS, FRONT, GREENS, OLIVE_SPRAY, ROSE_LEAVES, SAGE_SPRAY } from './greens.ts';
import * as colour from './palette.ts';

const TINTS = { blush: colour.BLUSH, cream: colour.CREAM, rose: colour.ROSE };
const KINDS = ['peony', 'open', 'rose'] as const;

export type Tint = keyof typeof TINTS;

export interface Bloom {
  readonly kind: (typeof KINDS)[number];
  readonly tint: Tint;
  readonly at: Point;
  readonly radius: number;
  /**
   * Number of leaves that radiate from behind it; the middle of their fan and its span, in radians.
   */
  readonly leaves: number;
  readonly turn: number;
  readonly span?: number;
}

const rows = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/));

/**
 * Parses a table of flowers, back to front: `kind tint x,y radius leaves`, then the fan's
 * direction, unless `turn` gives one for all.
 */
export function blooms(table: string, turn?: number): Bloom[] {
  return rows(table).map(([kind, tint, at = '', radius, leaves, direction]) => ({
    kind: KINDS.find((known) => known === kind) ?? 'rose',
    tint: tint === 'cream' || tint === 'rose' ? tint : 'blush',
    at: points(at)[0] ?? point(0, 0),
    radius: Number(radius),
    leaves: Number(leaves),
    turn: turn ?? Number(direction),
  }));
}

/** Paints flowers with their leaves: all leaves first, so that none covers a flower. */
export function paintBlooms(sheet: Sheet, flowers: readonly Bloom[], random: Random): void {
  for (const { at, radius, leaves, turn, span = 4.6 } of flowers) {
    const leaf = { ...random.pick([SAGE_SPRAY, ROSE_LEAVES, OLIVE_SPRAY]), ...FRONT };
    const fan = { from: radius * 0.55, size: radius * 0.62 + Math.min(34, radius * 0.8) };
    paintRosette(sheet, { at, leaf, leaves, turn, span, ...fan }, random);
  }
  for (const { kind, tint, at, radius, turn } of flowers) {
    const lean = turn + random.between(-1.2, 1.2);
    const set = { at, radius, lean, tilt: random.between(0.08, 0.28) };
    const paint = TINTS[tint];
    if (kind === 'peony') paintPeony(sheet, paint, set, random);
    else if (kind === 'open') paintOpenPeony(sheet, paint, colour.POLLEN, set, random);
    else paintRose(sheet, paint, set, random);
  }
}

/**
 * Paints a table of branches, back to front: `green depth leaves size`, then knots `x,y` from the
 * foot.
 */
export function paintSprays(sheet: Sheet, table: string, random: Random): void {
  for (const [green = '', depth = '', leaves, size, ...knots] of rows(table)) {
    const plant = Object.entries(GREENS).find(([name]) => name === green)?.[1] ?? SAGE_SPRAY;
    const paint = Object.entries(DEPTHS).find(([name]) => name === depth)?.[1] ?? FRONT;
    const form = { leaves: Number(leaves), size: Number(size), knots: points(knots.join(' ')) };
    paintSpray(sheet, { ...plant, ...paint, ...form }, random);
  }
}

/** Paints a bud on a stalk with a few leaves; the last knot is where the bud sits. */
export function paintStalkedBud(sheet: Sheet, knots: Path, scale: number, random: Random): void {
  const [middle, tip] = knots.slice(-2);
  if (!middle || !tip) return;
  const turn = Math.atan2(tip.y - middle.y, tip.x - middle.x);
  const stem = colour.DEEP_SAGE;
  const leaves = { leaves: 3, size: scale * 0.85, bare: 0.3 };
  paintSpray(sheet, { ...ROSE_LEAVES, ...FRONT, stem, knots, ...leaves }, random);
  paintBud(sheet, colour.ROSE, colour.DEEP_SAGE, { at: tip, turn, scale }, random);
}

/** Paints a small cream flower. */
export function paintFiller(sheet: Sheet, at: Point, radius: number, random: Random): void {
  const set = { at, radius, lean: random.between(0, 6), tilt: 0.22 };
  paintBlossom(sheet, colour.CREAM, colour.POLLEN, set, random);
}

/** Paints small cream flowers from a list of `x,y,radius`. */
export function paintFillers(sheet: Sheet, list: string, random: Random): void {
  for (const item of list.trim().split(/\s+/)) {
    const [x = 0, y = 0, radius = 0] = item.split(',').map(Number);
    paintFiller(sheet, point(x, y), radius, random);
  }
}

/** Paints berries on a branching twig. */
export function paintBerries(sheet: Sheet, knots: Path, heads: number, random: Random): void {
  const berry = (at: Point): void => {
    const paint = { pigment: colour.ROSE.deep, density: random.between(0.4, 0.75), cover: 0.7 };
    const outline = circle(at, random.between(4, 6.5), 12);
    wash(sheet, { ...paint, outline, fray: 0.06, rimWidth: 1.5 }, random);
  };
  paintCluster(sheet, { knots, stem: colour.TWIG, heads, reach: 26 }, berry, random);
}

/** Paints a sprig of rose gold. */
export function paintGold(sheet: Sheet, knots: Path, twigs: number, random: Random): void {
  const ink = { light: colour.GOLD_LIGHT, dark: colour.GOLD_DARK, size: 42 };
  paintGoldSprig(sheet, { ...ink, knots, twigs }, random);
}
