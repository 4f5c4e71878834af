import type { Raster } from './export.ts';
import { createNoise, fractal, type Noise } from './noise.ts';

/** Paper that takes paint: optical density in red, green and blue for each pixel. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly seed: string;
  /** Three numbers per pixel: light taken away, natural logarithm. */
  readonly density: Float32Array;
  /** Share of a pixel that is painted at all, 0 to 1. */
  readonly matte: Float32Array;
  /** The paper's tooth at a pixel, about -1 (hollow, takes pigment) to 1. */
  readonly tooth: Noise;
  /** Slow unevenness of water, about -1 to 1, one feature per 60 pixels. */
  readonly water: Noise;
}

export function createSheet(width: number, height: number, seed: string): Sheet {
  const fine = fractal(createNoise(`${seed}/tooth`), 2);
  const slow = fractal(createNoise(`${seed}/water`), 4);
  return {
    width,
    height,
    seed,
    density: new Float32Array(width * height * 3),
    matte: new Float32Array(width * height),
    tooth: (x, y) => fine(x / 4.2, y / 4.2),
    water: (x, y) => slow(x / 60, y / 60),
  };
}

/** Red, green and blue, 0 to 255. */
export type Paper = readonly [number, number, number];

/**
 * Returns the painting with the painted share of each pixel as its alpha channel. Colours are still
 * those on paper; `cutOut` (export.ts) removes it from them.
 */
export function toCutout(sheet: Sheet, paper: Paper): Raster {
  const whole = toOpaque(sheet, paper);
  const { width, height } = sheet;
  const data = Buffer.alloc(width * height * 4);
  for (let i = 0; i < width * height; i += 1) {
    whole.data.copy(data, i * 4, i * 3, i * 3 + 3);
    data[i * 4 + 3] = Math.round(255 * (sheet.matte[i] ?? 0));
  }
  return { width, height, channels: 4, data };
}

/** Returns the whole sheet with its paper. */
export function toOpaque(sheet: Sheet, paper: Paper): Raster {
  const data = Buffer.alloc(sheet.width * sheet.height * 3);
  for (let i = 0; i < data.length; i += 1) {
    data[i] = Math.round(paper[(i % 3) as 0 | 1 | 2] * Math.exp(-(sheet.density[i] ?? 0)));
  }
  return { width: sheet.width, height: sheet.height, channels: 3, data };
}
