import { type Path, type Point, point, ribbon, spline, stations } from './geometry.ts';
import { createNoise } from './noise.ts';
import type { Pigment } from './pigment.ts';
import type { Random } from './random.ts';
import type { Sheet } from './sheet.ts';
import { wash } from './watercolour.ts';

/** A sheet, the hand that draws on it, and its lead. */
export interface Pencil {
  readonly sheet: Sheet;
  readonly random: Random;
  readonly lead: Pigment;
}

export interface Line {
  readonly path: Path;
  /** Half width in pixels where the hand presses. */
  readonly weight: number;
  /** Share of the weight at the two ends: 0 tapers off, 1 stops dead. */
  readonly ends?: number;
  readonly density?: number;
  /** How far the hand strays, in pixels. */
  readonly tremble?: number;
}

/**
 * Draws one pencil line: it strays a little, swells and thins, and catches on the paper's tooth.
 */
export function draw({ sheet, random, lead }: Pencil, line: Line): void {
  const { weight, ends = 0.3, density = 0.85, tremble = 0.8 } = line;
  const hand = createNoise(`${sheet.seed}/hand`);
  const own = random.between(0, 200);
  const length = line.path.reduce((sum, p, i) => {
    const before = line.path[i - 1] ?? p;
    return sum + Math.hypot(p.x - before.x, p.y - before.y);
  }, 0);
  const count = Math.max(8, Math.round(length / 9));
  const strayed: Point[] = stations(line.path, count).map(({ at }, i) => {
    const t = (i * 9) / 70 + own;
    return point(at.x + tremble * hand(t, 0.3), at.y + tremble * hand(t, 7.7));
  });
  const outline = ribbon(
    strayed,
    (t) => {
      const taper = ends + (1 - ends) * Math.min(1, Math.sin(Math.PI * t) * 2.2);
      return weight * taper * (0.85 + 0.3 * hand(own + t * 5, 3.1)) + 0.25;
    },
    count,
  );
  wash(
    sheet,
    {
      outline,
      pigment: lead,
      density,
      tone: (x, y) => 0.9 + 0.5 * sheet.tooth(x * 1.7, y * 1.7),
      fray: 0,
      rim: 0,
      grain: 0.3,
      bloom: 0.25,
    },
    random,
  );
}

/** Draws a smooth line through points. */
export function curve(pencil: Pencil, knots: Path, line: Omit<Line, 'path'>): void {
  draw(pencil, { ...line, path: spline(knots, { steps: 12 }) });
}

/** Draws a closed outline that hides what is behind it; `tone` is the density inside. */
export function shape(
  pencil: Pencil,
  outline: Path,
  line: Omit<Line, 'path'> & { readonly tone?: number },
): void {
  const { sheet, random, lead } = pencil;
  const blank = { outline, pigment: lead, density: line.tone ?? 0, fray: 0, rim: 0, cover: 1 };
  wash(sheet, { ...blank, bloom: 0.2 }, random);
  draw(pencil, { ...line, path: [...outline, ...outline.slice(0, 1)], ends: line.ends ?? 0.9 });
}

/** Paints a flat shape of colour beside the lines, as in a print. */
export function tint(
  { sheet, random }: Pencil,
  outline: Path,
  paint: { pigment: Pigment; density: number; soften?: number; cover?: number },
): void {
  const soft = paint.soften ? { soften: paint.soften } : {};
  wash(
    sheet,
    {
      outline,
      pigment: paint.pigment,
      density: paint.density,
      ...soft,
      fray: 0.008,
      layers: 3,
      rim: paint.soften ? 0 : 0.12,
      rimWidth: 2,
      grain: 0.16,
      bloom: 0.25,
      cover: paint.cover ?? 0,
    },
    random,
  );
}
