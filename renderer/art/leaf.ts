import {
  bezier,
  type Placement,
  type Point,
  place,
  point,
  ribbon,
  smoothstep,
  spline,
} from './geometry.ts';
import type { Pigment } from './pigment.ts';
import type { Random } from './random.ts';
import type { Sheet } from './sheet.ts';
import { lift, wash } from './watercolour.ts';

/** A leaf one unit long from its stalk (0, 0) to its tip (1, 0). */
export interface LeafForm {
  /** Half of the largest width, in lengths. */
  readonly width: number;
  /** Where it is widest: 0 at the stalk, 1 at the tip. */
  readonly belly: number;
  /** How far the tip bends aside, in lengths. */
  readonly bend: number;
}

export const SAGE: LeafForm = { width: 0.17, belly: 0.42, bend: 0.1 };
export const OLIVE: LeafForm = { width: 0.1, belly: 0.5, bend: 0.14 };
export const ROUND: LeafForm = { width: 0.42, belly: 0.5, bend: 0.02 };
export const ROSE: LeafForm = { width: 0.28, belly: 0.4, bend: 0.06 };

/** Returns the outline, two mirrored edges, and the midrib between them. */
export function leafOutline(form: LeafForm): { outline: Point[]; midrib: Point[] } {
  const { width, belly, bend } = form;
  const tip = point(1, bend);
  const edge = (side: 1 | -1): Point[] =>
    bezier(
      point(0, 0),
      point(belly * 0.55, side * width * 1.25),
      point(belly + (1 - belly) * 0.55, side * width * 1.1 + bend * 0.4),
      tip,
      9,
    );
  const midrib = bezier(
    point(-0.06, 0),
    point(0.35, -bend * 0.2),
    point(0.7, bend * 0.25),
    tip,
    10,
  );
  return { outline: [...edge(1), ...edge(-1).reverse().slice(1, -1)], midrib };
}

export interface LeafPaint {
  readonly form: LeafForm;
  readonly pigment: Pigment;
  /** A second green (or a blush) that runs in from the tip. */
  readonly second: Pigment;
  readonly density: number;
  /** 0: pale leaf behind others; 1: finished leaf with midrib and a darker half. */
  readonly finish: number;
}

/** Paints a leaf: wash, darker half, lifted midrib. */
export function paintLeaf(sheet: Sheet, paint: LeafPaint, set: Placement, random: Random): void {
  const form = {
    ...paint.form,
    width: paint.form.width * random.between(0.8, 1.15),
    bend: paint.form.bend * random.between(-1.4, 1.4),
  };
  const { outline, midrib } = leafOutline(form);
  const cos = Math.cos(set.turn);
  const sin = Math.sin(set.turn);
  const u = (x: number, y: number): number =>
    ((x - set.at.x) * cos + (y - set.at.y) * sin) / set.scale;
  const v = (x: number, y: number): number =>
    ((y - set.at.y) * cos - (x - set.at.x) * sin) / (set.scale * form.width);
  const shadeSide = random.chance(0.5) ? 1 : -1;
  const wetTip = random.between(0.2, 0.9);
  wash(
    sheet,
    {
      outline: place(outline, set),
      pigment: paint.pigment,
      density: paint.density * random.between(0.75, 1.2),
      charge: { pigment: paint.second, share: (x, y) => wetTip * smoothstep(0.2, 1, u(x, y)) },
      tone: (x, y) =>
        1.12 -
        0.45 * smoothstep(0.1, 0.95, u(x, y)) +
        paint.finish * 0.3 * smoothstep(-0.15, 0.15, shadeSide * v(x, y)),
      fray: 0.035,
      layers: 5,
      rim: 0.35 + 0.25 * paint.finish,
      rimWidth: Math.max(1, set.scale * 0.016),
      grain: 0.06,
      bloom: 0.35,
      cover: 0.75 * paint.finish,
    },
    random,
  );
  if (paint.finish > 0.4) {
    const rib = ribbon(place(midrib, set), (t) => set.scale * 0.011 * (1 - 0.8 * t) + 0.35, 14);
    lift(sheet, { outline: rib, fray: 0, soften: 0, amount: 0.6 }, random);
  }
}

/** Paints a thin tapering branch; returns its path, along which leaves can be placed. */
export function paintBranch(
  sheet: Sheet,
  knots: readonly Point[],
  paint: { pigment: Pigment; density: number; thick: number; thin: number },
  random: Random,
): Point[] {
  const path = spline(knots, { steps: 12 });
  wash(
    sheet,
    {
      outline: ribbon(path, (t) => paint.thick + (paint.thin - paint.thick) * t, 48),
      pigment: paint.pigment,
      density: paint.density,
      fray: 0.02,
      layers: 2,
      rim: 0.2,
      rimWidth: 1,
      cover: 0.6,
    },
    random,
  );
  return path;
}
