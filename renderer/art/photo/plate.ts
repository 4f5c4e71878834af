import type { Raster } from '../export.ts';
import { clamp, type Path, type Point } from '../geometry.ts';
import { createNoise } from '../noise.ts';
import { createRandom } from '../random.ts';
import { blur, createField, type Field, fieldAround, fill } from '../raster.ts';

/** Linear light in red, green and blue; 1 is white paper in the sun. */
export type Light = readonly [number, number, number];

/** Light that a lens casts on film: three numbers per pixel. */
export interface Plate {
  readonly width: number;
  readonly height: number;
  readonly seed: string;
  readonly data: Float32Array;
}

export function createPlate(width: number, height: number, seed: string): Plate {
  return { width, height, seed, data: new Float32Array(width * height * 3) };
}

/** Returns the linear light of a colour (#rrggbb). */
export function light(colour: string): Light {
  const channel = (start: number): number =>
    (Number.parseInt(colour.slice(start, start + 2), 16) / 255) ** 2.2;
  return [channel(1), channel(3), channel(5)];
}

export function mixLight(a: Light, b: Light, t: number): Light {
  const s = clamp(t);
  return [a[0] + (b[0] - a[0]) * s, a[1] + (b[1] - a[1]) * s, a[2] + (b[2] - a[2]) * s];
}

export const scaleLight = (a: Light, by: number): Light => [a[0] * by, a[1] * by, a[2] * by];

/** Sets every pixel for which `colour` returns a light. */
export function expose(plate: Plate, colour: (x: number, y: number) => Light | null): void {
  for (let y = 0; y < plate.height; y += 1) {
    for (let x = 0; x < plate.width; x += 1) {
      const value = colour(x, y);
      if (value) plate.data.set(value, (y * plate.width + x) * 3);
    }
  }
}

export function at(plate: Plate, x: number, y: number): Light {
  const i =
    (clamp(Math.round(y), 0, plate.height - 1) * plate.width +
      clamp(Math.round(x), 0, plate.width - 1)) *
    3;
  return [plate.data[i] ?? 0, plate.data[i + 1] ?? 0, plate.data[i + 2] ?? 0];
}

/** Lays `colour` over the plate to the extent of `amount` (0 to 1). */
export function veil(
  plate: Plate,
  amount: (x: number, y: number) => number,
  colour: Light | ((x: number, y: number) => Light),
): void {
  for (let y = 0; y < plate.height; y += 1) {
    for (let x = 0; x < plate.width; x += 1) {
      const a = clamp(amount(x, y));
      if (a === 0) continue;
      const over = typeof colour === 'function' ? colour(x, y) : colour;
      const i = (y * plate.width + x) * 3;
      for (let c = 0 as 0 | 1 | 2; c < 3; c += 1) {
        plate.data[i + c] = (plate.data[i + c] ?? 0) * (1 - a) + over[c] * a;
      }
    }
  }
}

export interface Cut {
  readonly outlines: readonly Path[];
  /** Blur of the edge in pixels: how far the shape is out of focus. */
  readonly focus?: number;
  readonly opacity?: number;
}

/** Returns the coverage of outlines as the lens sees them. */
export function cut({ outlines, focus = 0 }: Cut): Field {
  const field = fieldAround(outlines, 3 + focus * 3);
  for (const outline of outlines) fill(field, outline, 1);
  return focus > 0.5 ? blur(field, focus) : field;
}

/** Puts a shape in front of what is on the plate. */
export function lay(
  plate: Plate,
  shape: Cut,
  colour: Light | ((x: number, y: number) => Light),
): void {
  const field = cut(shape);
  const { opacity = 1 } = shape;
  const right = Math.min(plate.width, field.x + field.width);
  const bottom = Math.min(plate.height, field.y + field.height);
  for (let y = Math.max(0, field.y); y < bottom; y += 1) {
    for (let x = Math.max(0, field.x); x < right; x += 1) {
      const mask = clamp(field.data[(y - field.y) * field.width + x - field.x] ?? 0) * opacity;
      if (mask < 0.002) continue;
      const over = typeof colour === 'function' ? colour(x, y) : colour;
      const i = (y * plate.width + x) * 3;
      for (let c = 0 as 0 | 1 | 2; c < 3; c += 1) {
        plate.data[i + c] = (plate.data[i + c] ?? 0) * (1 - mask) + over[c] * mask;
      }
    }
  }
}

/** Adds light around a point; falls to half at about `radius` pixels. */
export function glow(plate: Plate, centre: Point, radius: number, colour: Light): void {
  const reach = radius * 6;
  const bottom = Math.min(plate.height, centre.y + reach);
  const right = Math.min(plate.width, centre.x + reach);
  for (let y = Math.max(0, Math.floor(centre.y - reach)); y < bottom; y += 1) {
    for (let x = Math.max(0, Math.floor(centre.x - reach)); x < right; x += 1) {
      const far = Math.hypot(x - centre.x, y - centre.y);
      const fall = (1 / (1 + (far / radius) ** 2)) * clamp(1 - far / reach) ** 2;
      const i = (y * plate.width + x) * 3;
      for (let c = 0 as 0 | 1 | 2; c < 3; c += 1) {
        plate.data[i + c] = (plate.data[i + c] ?? 0) + colour[c] * fall;
      }
    }
  }
}

/** Takes the whole plate out of focus. */
export function defocus(plate: Plate, radius: number): void {
  const { width, height } = plate;
  for (let c = 0; c < 3; c += 1) {
    const one = createField(0, 0, width, height);
    for (let i = 0; i < width * height; i += 1) one.data[i] = plate.data[i * 3 + c] ?? 0;
    const soft = blur(one, radius);
    for (let i = 0; i < width * height; i += 1) plate.data[i * 3 + c] = soft.data[i] ?? 0;
  }
}

/**
 * Softens what lies out of focus (`off`, 0 to 1 for each pixel) without letting sharp things bleed
 * into it.
 */
export function defocusWhere(plate: Plate, off: (i: number) => number, radius: number): void {
  const { width, height } = plate;
  const weight = createField(0, 0, width, height);
  for (let i = 0; i < width * height; i += 1) weight.data[i] = clamp(off(i));
  const whole = blur(weight, radius);
  for (let c = 0; c < 3; c += 1) {
    const one = createField(0, 0, width, height);
    for (let i = 0; i < width * height; i += 1) {
      one.data[i] = (plate.data[i * 3 + c] ?? 0) * (weight.data[i] ?? 0);
    }
    const soft = blur(one, radius);
    for (let i = 0; i < width * height; i += 1) {
      const share = weight.data[i] ?? 0;
      const smooth = (soft.data[i] ?? 0) / Math.max(1e-4, whole.data[i] ?? 0);
      plate.data[i * 3 + c] = (plate.data[i * 3 + c] ?? 0) * (1 - share) + smooth * share;
    }
  }
}

/** Adds halation: bright parts bleed into their surroundings. */
export function bloom(plate: Plate, radius: number, strength: number, threshold = 0.6): void {
  const bright = { ...plate, data: plate.data.map((v) => Math.max(0, v - threshold)) };
  defocus(bright, radius);
  for (let i = 0; i < plate.data.length; i += 1) {
    plate.data[i] = (plate.data[i] ?? 0) + strength * (bright.data[i] ?? 0);
  }
}

/** Develops the plate: soft shoulder, lifted blacks, vignette, a little grain. */
export function develop(plate: Plate, { exposure = 1, grain = 2.2, vignette = 0.22 } = {}): Raster {
  const { width, height } = plate;
  const random = createRandom(`${plate.seed}/grain`);
  const slow = createNoise(`${plate.seed}/grain`);
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const off = Math.hypot((x / width - 0.5) * 1.25, (y / height - 0.5) * 1.25);
      const edge = 1 - vignette * off * off * 2;
      const speck = grain * (0.6 * random.gauss() + 0.7 * slow(x / 2.3, y / 2.3));
      for (let c = 0; c < 3; c += 1) {
        const i = (y * width + x) * 3 + c;
        const value = Math.max(0, (plate.data[i] ?? 0) * exposure * edge);
        const shoulder = (1 - Math.exp(-2.1 * value)) ** (1 / 2.2);
        // a gentle S-curve over the shoulder, blacks lifted as on matte paper
        const print = shoulder + 0.16 * (shoulder - 0.5) * (1 - Math.abs(2 * shoulder - 1));
        data[i] = clamp(Math.round(255 * (0.03 + 0.97 * print) + speck), 0, 255);
      }
    }
  }
  return { width, height, channels: 3, data };
}
