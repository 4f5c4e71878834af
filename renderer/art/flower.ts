import { circle, GOLDEN_ANGLE, type Point, place, point, polar, ribbon, TAU } from './geometry.ts';
import { createNoise } from './noise.ts';
import { type FlowerPaint, type FlowerSet, type PetalLook, paintPetal } from './petal.ts';
import type { Pigment } from './pigment.ts';
import type { Random } from './random.ts';
import type { Sheet } from './sheet.ts';
import { wash } from './watercolour.ts';

interface Whorl extends Omit<PetalLook, 'density' | 'ruffle'> {
  readonly petals: number;
  /** Length of its petals, in radii of the flower. */
  readonly reach: number;
  readonly density: number;
}

const PEONY: readonly Whorl[] = [
  { petals: 6, reach: 1, width: 0.98, density: 0.44, claw: 0.75, tip: 0.12, shadow: 0 },
  { petals: 6, reach: 0.83, width: 0.95, density: 0.5, claw: 0.95, tip: 0.12, shadow: 0.15 },
  { petals: 5, reach: 0.66, width: 0.98, density: 0.58, claw: 1, tip: 0.2, shadow: 0.19 },
  { petals: 5, reach: 0.5, width: 1.0, density: 0.68, claw: 1.1, tip: 0.28, shadow: 0.21 },
  { petals: 5, reach: 0.36, width: 1.05, density: 0.82, claw: 1.2, tip: 0.38, shadow: 0.22 },
  { petals: 4, reach: 0.24, width: 1.1, density: 0.98, claw: 1.25, tip: 0.5, shadow: 0.24 },
];

const OPEN: readonly Whorl[] = PEONY.slice(0, 4);

const ROSE_WHORLS: readonly Whorl[] = [
  { petals: 5, reach: 1, width: 1.15, density: 0.5, claw: 0.7, tip: 0.2, shadow: 0 },
  { petals: 5, reach: 0.8, width: 1.25, density: 0.55, claw: 0.85, tip: 0.22, shadow: 0.12 },
  { petals: 5, reach: 0.62, width: 1.3, density: 0.62, claw: 0.95, tip: 0.28, shadow: 0.15 },
];

function paintWhorls(
  sheet: Sheet,
  paint: FlowerPaint,
  set: FlowerSet,
  whorls: readonly Whorl[],
  random: Random,
): Point {
  const streaks = createNoise(`${sheet.seed}/petal`);
  let angle = random.between(0, TAU);
  let centre = set.at;
  for (const whorl of whorls) {
    // inner whorls stand higher: they shift to the side to which the flower leans
    centre = polar(set.at, set.lean, set.tilt * set.radius * 0.85 * (1 - whorl.reach));
    for (let i = 0; i < whorl.petals; i += 1) {
      angle += TAU / whorl.petals + random.between(-0.24, 0.24);
      const facing = Math.cos(angle - set.lean);
      const length = set.radius * whorl.reach * (1 - set.tilt * 0.5 * facing);
      paintPetal(
        sheet,
        paint,
        {
          ...whorl,
          width: whorl.width * (1 + 0.3 * set.tilt * facing),
          density: whorl.density * paint.density,
          ruffle: 0.034,
        },
        {
          at: polar(centre, angle, -0.03 * set.radius),
          turn: angle + random.between(-0.1, 0.1),
          scale: length * random.between(0.9, 1.08),
        },
        streaks,
        random,
      );
    }
    angle += GOLDEN_ANGLE;
  }
  return centre;
}

/** Paints a full garden peony: six whorls of broad ruffled petals that darken towards the heart. */
export function paintPeony(sheet: Sheet, paint: FlowerPaint, set: FlowerSet, random: Random): void {
  const centre = paintWhorls(sheet, paint, set, PEONY, random);
  paintHeart(sheet, paint, centre, set.radius * 0.13, 5, random);
}

/** Paints a peony wide open, with stamens of `gold`. */
export function paintOpenPeony(
  sheet: Sheet,
  paint: FlowerPaint,
  gold: Pigment,
  set: FlowerSet,
  random: Random,
): void {
  const centre = paintWhorls(sheet, paint, set, OPEN, random);
  paintStamens(sheet, { pigment: gold, shade: paint.heart }, centre, set.radius * 0.27, random);
}

/** Paints a garden rose: broad petals around a spiral of crescents. */
export function paintRose(sheet: Sheet, paint: FlowerPaint, set: FlowerSet, random: Random): void {
  const centre = paintWhorls(sheet, paint, set, ROSE_WHORLS, random);
  paintHeart(sheet, paint, centre, set.radius * 0.46, 15, random);
}

/** Returns a crescent around the origin: an arc of the given span, thick in the middle. */
function crescent(radius: number, span: number, thick: number, random: Random): Point[] {
  const outer: Point[] = [];
  const inner: Point[] = [];
  const wobble = random.between(0, TAU);
  for (let i = 0; i <= 12; i += 1) {
    const t = i / 12;
    const a = (t - 0.5) * span;
    const body = Math.sin(Math.PI * t) ** 0.7;
    const r = radius * (1 + 0.06 * Math.sin(3 * a + wobble));
    outer.push(polar(point(0, 0), a, r + thick * 0.5 * body));
    inner.unshift(polar(point(0, 0), a, r - thick * 0.5 * body));
  }
  return [...outer, ...inner];
}

/** Paints the curled inner petals: crescents at the golden angle, from wide to tight. */
function paintHeart(
  sheet: Sheet,
  paint: FlowerPaint,
  at: Point,
  reach: number,
  strokes: number,
  random: Random,
): void {
  const ground = { outline: circle(at, reach * 0.9), fray: 0.1, soften: reach * 0.12 };
  wash(
    sheet,
    { ...ground, pigment: paint.deep, density: 0.55 * paint.density, rim: 0, cover: 0.5 },
    random,
  );
  for (let i = 0; i < strokes; i += 1) {
    const t = (i + 0.3) / strokes;
    const outline = crescent(
      reach * (1 - 0.88 * t ** 0.8),
      random.between(1.6, 2.8),
      reach * random.between(0.2, 0.34) * (1 - 0.5 * t),
      random,
    );
    wash(
      sheet,
      {
        outline: place(outline, {
          at,
          turn: i * GOLDEN_ANGLE + random.between(-0.3, 0.3),
          scale: 1,
        }),
        pigment: paint.deep,
        density: paint.density * (0.42 + 0.4 * t) * random.between(0.7, 1.25),
        charge: { pigment: paint.heart, share: () => 0.12 + 0.4 * t },
        fray: 0.1,
        rim: 0.7,
        rimWidth: Math.max(1, reach * 0.04),
        bloom: 0.5,
        cover: 0.72,
      },
      random,
    );
  }
}

/** Paints fine threads with a grain of pollen at each end, over a soft shadow. */
function paintStamens(
  sheet: Sheet,
  paint: { pigment: Pigment; shade: Pigment },
  at: Point,
  reach: number,
  random: Random,
): void {
  const shade = { outline: circle(at, reach * 0.7), pigment: paint.shade, density: 0.3 };
  wash(sheet, { ...shade, fray: 0.1, soften: reach * 0.16, rim: 0 }, random);
  for (let i = 0; i < 42; i += 1) {
    const radius = reach * Math.sqrt((i + 0.5) / 42) * random.between(0.8, 1.15);
    const end = polar(at, i * GOLDEN_ANGLE, radius);
    const thread = ribbon(
      [polar(at, i * GOLDEN_ANGLE, radius * 0.35), end],
      () => reach * 0.012,
      3,
    );
    const density = random.between(0.5, 1);
    wash(sheet, { outline: thread, pigment: paint.pigment, density: 0.6, fray: 0, rim: 0 }, random);
    wash(
      sheet,
      {
        outline: circle(end, reach * random.between(0.035, 0.07), 9),
        pigment: paint.pigment,
        density,
        fray: 0.1,
        layers: 2,
        rimWidth: 1,
        cover: 0.8,
      },
      random,
    );
  }
}
