import { clamp, distance, type Path, ribbon, smoothstep } from './geometry.ts';
import { createNoise, type Noise } from './noise.ts';
import type { Pigment } from './pigment.ts';
import type { Random } from './random.ts';
import { type Field, fieldAround, fill } from './raster.ts';
import type { Sheet } from './sheet.ts';

/**
 * An engraver's tools: the sheet that is printed on, its ink, and the hand's slight unsteadiness.
 */
export interface Burin {
  readonly sheet: Sheet;
  readonly random: Random;
  readonly ink: Pigment;
  readonly unrest: Noise;
}

export function createBurin(sheet: Sheet, random: Random, ink: Pigment): Burin {
  return { sheet, random, ink, unrest: createNoise(`${sheet.seed}/unrest`) };
}

export interface Form {
  readonly outlines: readonly Path[];
  /** Darkness at a pixel, 0 to 1: sets the width of the lines there. */
  tone(x: number, y: number): number;
  /** Position among the lines at a pixel; whole numbers are their middles. */
  lines(x: number, y: number): number;
  /** A second set of lines where the tone is deep. */
  readonly cross?: (x: number, y: number) => number;
  /** Half width of the contour in pixels; 0 for none. */
  readonly contour?: number;
  /** Transparent colour under the lines, laid on by hand. */
  readonly tint?: { readonly pigment: Pigment; readonly density: number };
  /** How much of what lies below disappears, 1 by default. */
  readonly cover?: number;
}

/** Returns straight parallel lines, `spacing` pixels apart, at an angle in radians. */
export function parallel(angle: number, spacing: number): Form['lines'] {
  const [cos, sin] = [Math.cos(angle) / spacing, Math.sin(angle) / spacing];
  return (x, y) => y * cos - x * sin;
}

/** Returns the ink at a position among the lines: 1 on a line, 0 between two. */
function struck(place: number, width: number, slope: number): number {
  if (width <= 0.02) return 0;
  const off = Math.abs(place - Math.round(place)) * 2;
  const soft = clamp(slope * 1.3, 0.02, 0.9);
  return smoothstep(width + soft, width - soft, off);
}

function hatchAt(burin: Burin, form: Form, x: number, y: number): number {
  const tone = clamp(form.tone(x, y));
  if (tone < 0.03) return 0;
  const shake = 0.1 * burin.unrest(x / 26, y / 26);
  const steep = (lines: Form['lines']): number =>
    Math.hypot(lines(x + 1, y) - lines(x, y), lines(x, y + 1) - lines(x, y));
  const first = struck(form.lines(x, y) + shake, 0.86 * tone ** 0.85, steep(form.lines));
  if (!form.cross || tone < 0.42) return first;
  const second = struck(form.cross(x, y) - shake, 0.9 * (tone - 0.42), steep(form.cross));
  return Math.max(first, second);
}

/** Calls `paint` for each pixel of the sheet that the field covers. */
function overSheet(
  sheet: Sheet,
  field: Field,
  paint: (index: number, mask: number, x: number, y: number) => void,
): void {
  const right = Math.min(sheet.width, field.x + field.width);
  const bottom = Math.min(sheet.height, field.y + field.height);
  for (let y = Math.max(0, field.y); y < bottom; y += 1) {
    for (let x = Math.max(0, field.x); x < right; x += 1) {
      const mask = clamp(field.data[(y - field.y) * field.width + x - field.x] ?? 0);
      if (mask > 0.003) paint(y * sheet.width + x, mask, x, y);
    }
  }
}

/** Engraves a form: hides what is behind it, then lays its tint, lines and contour. */
export function engrave(burin: Burin, form: Form): void {
  const { sheet, ink } = burin;
  const field = fieldAround(form.outlines, 2);
  for (const outline of form.outlines) fill(field, outline, 1);
  const { cover = 1, tint } = form;
  overSheet(sheet, field, (index, mask, x, y) => {
    const amount = hatchAt(burin, form, x, y) * mask;
    const wash = tint ? tint.density * mask * (1 + 0.35 * sheet.water(x, y)) : 0;
    for (let c = 0 as 0 | 1 | 2; c < 3; c += 1) {
      const below = (sheet.density[index * 3 + c] ?? 0) * (1 - cover * mask);
      const colour = tint ? wash * (tint.pigment[c] ?? 0) : 0;
      sheet.density[index * 3 + c] = below + colour + amount * (ink[c] ?? 0);
    }
    sheet.matte[index] = Math.max(sheet.matte[index] ?? 0, mask);
  });
  const { contour = 1.1 } = form;
  if (contour > 0) {
    for (const outline of form.outlines) {
      scribe(burin, [...outline, ...outline.slice(0, 1)], contour, { even: true });
    }
  }
}

/** Makes a single cut: it swells in the middle and runs out at both ends, unless `even`. */
export function scribe(
  burin: Burin,
  path: Path,
  half: number,
  { even = false, density = 1 } = {},
): void {
  const length = path.reduce((sum, p, i) => sum + distance(path[i - 1] ?? p, p), 0);
  const steps = clamp(Math.round(length / 6), 4, 600);
  const own = burin.random.between(0, 90);
  const outline = ribbon(
    path,
    (t) => {
      const swell = even ? 1 : Math.sin(Math.PI * clamp(t, 0.02, 0.98)) ** 0.7;
      return Math.max(0.25, half * swell * (0.85 + 0.4 * burin.unrest((t * length) / 40 + own, 2)));
    },
    steps,
  );
  const field = fieldAround([outline], 2);
  fill(field, outline, 1);
  overSheet(burin.sheet, field, (index, mask) => {
    for (let c = 0 as 0 | 1 | 2; c < 3; c += 1) {
      const i = index * 3 + c;
      const full = (burin.ink[c] ?? 0) * density;
      // printed ink doesn't add up where two cuts cross
      const below = burin.sheet.density[i] ?? 0;
      burin.sheet.density[i] = Math.max(below, below * (1 - mask) + full * mask);
    }
    burin.sheet.matte[index] = Math.max(burin.sheet.matte[index] ?? 0, mask);
  });
}
