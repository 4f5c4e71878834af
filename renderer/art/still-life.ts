import { circle, type Path, type Point, place, point, ribbon, spline, TAU } from './geometry.ts';
import type { Pigment } from './pigment.ts';
import type { Random } from './random.ts';
import type { Sheet } from './sheet.ts';
import { lift, wash } from './watercolour.ts';

/** Paints a soft shadow to the lower right of a thing that lies on the table. */
export function castShadow(
  sheet: Sheet,
  outline: Path,
  shade: { pigment: Pigment; density: number; offset: number; soften: number },
  random: Random,
): void {
  const moved = outline.map(({ x, y }) => point(x + shade.offset * 0.7, y + shade.offset));
  const { pigment, density, soften } = shade;
  wash(sheet, { outline: moved, pigment, density, fray: 0, soften, rim: 0 }, random);
}

/** Two inks of a metal: where it shines and where it turns away. */
export interface Metal {
  readonly light: Pigment;
  readonly dark: Pigment;
}

export interface RingSet {
  readonly at: Point;
  /** Half axes of the rim's ellipse in pixels. */
  readonly width: number;
  readonly height: number;
  /** Turn of the ellipse in radians. */
  readonly turn: number;
  /** Height of the band in pixels, along the ellipse's short axis. */
  readonly band: number;
}

/** Returns the part of an ellipse between two angles. */
function arcOf(set: RingSet, from: number, to: number, lower: number, inset = 0): Point[] {
  const flat = Array.from({ length: 33 }, (_, i) => {
    const a = from + ((to - from) * i) / 32;
    return point(
      (set.width - inset) * Math.cos(a),
      (set.height - inset * 0.7) * Math.sin(a) + lower,
    );
  });
  return place(flat, { at: set.at, turn: set.turn, scale: 1 });
}

/** Paints a wedding band that lies or leans: far inner wall first, near outer wall last. */
export function paintRing(sheet: Sheet, set: RingSet, metal: Metal, random: Random): void {
  const shine = (speed: number, phase: number) => ({
    pigment: metal.dark,
    share: (x: number, y: number) => {
      const a = Math.atan2(y - set.at.y, x - set.at.x);
      return 0.5 + 0.5 * Math.sin(a * speed + phase);
    },
  });
  const paint = { pigment: metal.light, fray: 0, rim: 0.35, rimWidth: 2, bloom: 0.25, cover: 1 };
  const inner = [...arcOf(set, Math.PI, TAU, 0, 7), ...arcOf(set, TAU, Math.PI, set.band, 7)];
  wash(sheet, { ...paint, outline: inner, density: 0.95, charge: shine(3, 1) }, random);
  const outer = [...arcOf(set, 0, Math.PI, 0), ...arcOf(set, Math.PI, 0, set.band)];
  wash(sheet, { ...paint, outline: outer, density: 0.8, charge: shine(5, 0.4) }, random);
  const rim = [...arcOf(set, 0, TAU, 0), ...arcOf(set, TAU, 0, 0, 7)];
  wash(sheet, { ...paint, outline: rim, density: 0.45, charge: shine(2, 2) }, random);
  for (const [from, to] of [
    [0.9, 1.25],
    [2.1, 2.3],
  ] as const) {
    const gleam = [
      ...arcOf(set, from, to, set.band * 0.15),
      ...arcOf(set, to, from, set.band * 0.85),
    ];
    lift(sheet, { outline: gleam, fray: 0, soften: 3, amount: 0.75 }, random);
  }
}

/** Paints a cut stone seen from the side, its table up; `size` is half of its width. */
export function paintStone(
  sheet: Sheet,
  set: { at: Point; turn: number; size: number },
  ink: Pigment,
  random: Random,
): void {
  const at = { at: set.at, turn: set.turn, scale: set.size };
  const corner: Point[] = [
    point(-0.55, -0.5),
    point(0.55, -0.5),
    point(1, -0.1),
    point(0, 0.95),
    point(-1, -0.1),
  ];
  const whole = place(corner, at);
  wash(
    sheet,
    { outline: whole, pigment: ink, density: 0.12, fray: 0, rim: 1.2, rimWidth: 2, cover: 1 },
    random,
  );
  const facets: readonly Point[][] = [
    [point(-1, -0.1), point(-0.35, -0.1), point(0, 0.95)],
    [point(0.35, -0.1), point(1, -0.1), point(0, 0.95)],
    [point(-0.35, -0.1), point(-0.55, -0.5), point(0.1, -0.5)],
    [point(0.35, -0.1), point(0.1, -0.5), point(0.55, -0.5)],
  ];
  for (const [i, facet] of facets.entries()) {
    const density = [0.3, 0.16, 0.1, 0.24][i] ?? 0.2;
    wash(
      sheet,
      { outline: place(facet, at), pigment: ink, density, fray: 0, rim: 0.5, rimWidth: 1 },
      random,
    );
  }
}

/** Paints a ribbon of cloth with a lit and a shaded side along its length. */
export function paintSilk(
  sheet: Sheet,
  silk: { knots: Path; half: number; pigment: Pigment; shade: Pigment; density: number },
  random: Random,
): void {
  const path = spline(silk.knots, { steps: 14 });
  const phase = random.between(0, TAU);
  const outline = ribbon(
    path,
    (t) => silk.half * (0.62 + 0.38 * Math.abs(Math.sin(t * 7 + phase))),
    70,
  );
  castShadow(sheet, outline, { pigment: silk.shade, density: 0.16, offset: 5, soften: 4 }, random);
  const folds = (x: number, y: number): number => 0.5 + 0.5 * sheet.water(x * 0.55, y * 1.1 + 300);
  wash(
    sheet,
    {
      outline,
      pigment: silk.pigment,
      density: silk.density,
      charge: { pigment: silk.shade, share: (x, y) => 0.5 * folds(x, y) },
      tone: (x, y) => 0.65 + 0.7 * folds(x, y),
      fray: 0.01,
      layers: 2,
      rim: 0.5,
      rimWidth: 2,
      grain: 0.05,
      cover: 0.97,
    },
    random,
  );
}

/** Paints a round, almost flat thing seen from above: plate, saucer, seal. */
export function paintDisc(
  sheet: Sheet,
  disc: {
    at: Point;
    radius: number;
    pigment: Pigment;
    density: number;
    rim: number;
    cover?: number;
    rimWidth?: number;
  },
  random: Random,
): void {
  const { at, radius } = disc;
  wash(
    sheet,
    {
      outline: circle(at, radius, 72),
      pigment: disc.pigment,
      density: disc.density,
      // light falls from the upper left: the far side of a hollow is the brighter one
      tone: (x, y) => 1 - (0.5 * (x - at.x + (y - at.y))) / (radius * 1.4),
      fray: 0.006,
      layers: 2,
      rim: disc.rim,
      rimWidth: disc.rimWidth ?? 3,
      grain: 0.05,
      bloom: 0.2,
      cover: disc.cover ?? 1,
    },
    random,
  );
}
