import { fray, type Path, smoothstep } from './geometry.ts';
import { mixPigments, type Pigment } from './pigment.ts';
import type { Random } from './random.ts';
import { blur, type Field, fieldAround, fill } from './raster.ts';
import type { Sheet } from './sheet.ts';

/** One brushload inside an outline. Everything but outline and pigment has a default. */
export interface Wash {
  readonly outline: Path;
  readonly pigment: Pigment;
  /** Strength of the paint; 1 shows the pigment's own colour. */
  readonly density?: number;
  /** A second pigment dropped in wet, with its share (0 to 1) at a pixel. */
  readonly charge?: { readonly pigment: Pigment; share(x: number, y: number): number };
  /** Multiplies the density at a pixel. */
  tone?(x: number, y: number): number;
  /** How far the edge frays, relative to the outline's edges. */
  readonly fray?: number;
  /** Translucent layers, each frayed in its own way. */
  readonly layers?: number;
  /** Pigment gathered at the rim, relative to the density, and the rim's width in pixels. */
  readonly rim?: number;
  readonly rimWidth?: number;
  /** Pigment settled in the paper's hollows, 0 to 1. */
  readonly grain?: number;
  /** Unevenness of the water, 0 to 1. */
  readonly bloom?: number;
  /** Paint below that disappears: 0 glazes over it, 1 hides it. */
  readonly cover?: number;
  /** Stays on what is painted already: a shadow that does not fall on bare paper. */
  readonly onPaint?: boolean;
  /** Wet paper: number of pixels over which the edge runs out. */
  readonly soften?: number;
}

type Shape = Pick<Wash, 'outline' | 'fray' | 'layers' | 'soften'>;

/** Returns the mean coverage of several frayed variants: the shape as water would hold it. */
function shapeOf(wash: Shape, random: Random): Field {
  const amount = wash.fray ?? 0.1;
  const hand = amount > 0 ? fray(wash.outline, amount * 0.5, 2, random) : [...wash.outline];
  const count = amount > 0 ? (wash.layers ?? 6) : 1;
  const variants = Array.from({ length: count }, () =>
    amount > 0 ? fray(hand, amount, 2, random) : hand,
  );
  const field = fieldAround(variants, 6 + 3 * (wash.soften ?? 0));
  for (const variant of variants) fill(field, variant, 1 / count);
  return wash.soften ? blur(field, wash.soften) : field;
}

/** Calls `paint(sheetIndex, fieldIndex, x, y)` where the field is on the sheet and not empty. */
function overlap(
  sheet: Sheet,
  field: Field,
  paint: (sheetIndex: number, fieldIndex: number, x: number, y: number) => void,
): void {
  const right = Math.min(sheet.width, field.x + field.width);
  const bottom = Math.min(sheet.height, field.y + field.height);
  for (let y = Math.max(0, field.y); y < bottom; y += 1) {
    for (let x = Math.max(0, field.x); x < right; x += 1) {
      const fieldIndex = (y - field.y) * field.width + x - field.x;
      if ((field.data[fieldIndex] ?? 0) > 0.002) {
        paint((y * sheet.width + x) * 3, fieldIndex, x, y);
      }
    }
  }
}

/** Paints one wash on the sheet. */
export function wash(sheet: Sheet, paint: Wash, random: Random): void {
  const field = shapeOf(paint, random);
  const inner = blur(field, paint.rimWidth ?? 3);
  const { density = 1, rim = 0.6, grain = 0.12, bloom = 0.3, cover = 0 } = paint;
  overlap(sheet, field, (target, source, x, y) => {
    const mask = field.data[source] ?? 0;
    // the blurred shape is lower near the border: what it lacks becomes the rim
    const edge = 2 * mask * Math.max(0, 1 - (inner.data[source] ?? 0));
    const settled = 1 - grain * sheet.tooth(x, y);
    const flow = Math.max(0, 1 + bloom * 1.4 * sheet.water(x, y));
    let strength =
      density *
      (paint.tone?.(x, y) ?? 1) *
      settled *
      (mask * flow + rim * edge * (0.6 + 0.4 * flow));
    const colour = paint.charge
      ? mixPigments(paint.pigment, paint.charge.pigment, paint.charge.share(x, y))
      : paint.pigment;
    if (paint.onPaint) strength *= sheet.matte[target / 3] ?? 0;
    else
      sheet.matte[target / 3] = Math.max(sheet.matte[target / 3] ?? 0, smoothstep(0.1, 0.75, mask));
    const kept = 1 - cover * mask;
    for (let c = 0 as 0 | 1 | 2; c < 3; c += 1) {
      const below = sheet.density[target + c] ?? 0;
      sheet.density[target + c] = below * kept + Math.max(0, strength) * (colour[c] ?? 0);
    }
  });
}

/**
 * Takes paint away inside a soft outline, as a damp brush lifts it: an amount of 1 leaves white
 * paper.
 */
export function lift(
  sheet: Sheet,
  shape: Shape & { readonly amount: number },
  random: Random,
): void {
  const field = shapeOf(shape, random);
  overlap(sheet, field, (target, source) => {
    const kept = 1 - shape.amount * Math.min(1, field.data[source] ?? 0);
    for (let c = 0; c < 3; c += 1) {
      sheet.density[target + c] = (sheet.density[target + c] ?? 0) * kept;
    }
  });
}
