import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

/** Pixels of a picture: four bytes each (red, green, blue, alpha), row after row. */
export interface Bitmap {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

export interface Comparison {
  /** Share of pixels that changed, 0 to 1, of an area that holds both pictures. */
  readonly share: number;
  /** The second picture, paled, with changed pixels in red. */
  readonly difference: Bitmap;
}

/** Difference in a channel (of 255) that nobody sees and that lossy compression may cause. */
const UNSEEN = 16;

/** Compares pixel by pixel; where one picture is larger, the rest of it counts as changed. */
export function compareBitmaps(before: Bitmap, now: Bitmap): Comparison {
  const width = Math.max(before.width, now.width);
  const height = Math.max(before.height, now.height);
  const data = new Uint8Array(width * height * 4).fill(255);
  let changed = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const to = (y * width + x) * 4;
      const a = offsetOf(before, x, y);
      const b = offsetOf(now, x, y);
      if (a < 0 || b < 0 || isSeen(before.data, a, now.data, b)) {
        changed += 1;
        data[to] = 214;
        data[to + 1] = 20;
        data[to + 2] = 60;
      } else {
        for (let channel = 0; channel < 3; channel += 1) {
          data[to + channel] = 200 + (now.data[b + channel] ?? 0) * 0.2;
        }
      }
    }
  }
  return { share: changed / (width * height), difference: { width, height, data } };
}

function offsetOf({ width, height }: Bitmap, x: number, y: number): number {
  return x < width && y < height ? (y * width + x) * 4 : -1;
}

function isSeen(before: Uint8Array, a: number, now: Uint8Array, b: number): boolean {
  for (let channel = 0; channel < 3; channel += 1) {
    const step = (before[a + channel] ?? 0) - (now[b + channel] ?? 0);
    if (step > UNSEEN || step < -UNSEEN) return true;
  }
  return false;
}

/**
 * Returns the share of pixels that changed, 0 to 1. If any did, writes their difference to the path
 * `difference` as JPEG. Identical files are not decoded.
 */
export async function compareFiles(
  before: string,
  now: string,
  difference: string,
): Promise<number> {
  const [old, fresh] = await Promise.all([readFile(before), readFile(now)]);
  if (old.equals(fresh)) return 0;
  const [a, b] = await Promise.all([bitmapOf(old), bitmapOf(fresh)]);
  const result = compareBitmaps(a, b);
  if (result.share > 0) {
    const { width, height, data } = result.difference;
    await sharp(data, { raw: { width, height, channels: 4 } })
      .jpeg({ quality: 70 })
      .toFile(difference);
  }
  return result.share;
}

async function bitmapOf(file: Buffer): Promise<Bitmap> {
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}
