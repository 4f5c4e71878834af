import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Bitmap, compareBitmaps, compareFiles } from './compare.ts';

const PALE = [250, 247, 240];

function sheet(width: number, height: number, marks: Record<number, number[]> = {}): Bitmap {
  const pixels = Array.from({ length: width * height }, (_, at) => [...(marks[at] ?? PALE), 255]);
  return { width, height, data: Uint8Array.from(pixels.flat()) };
}

describe('two pictures', () => {
  test('that are equal have changed by nothing', () => {
    expect(compareBitmaps(sheet(4, 4), sheet(4, 4)).share).toBe(0);
  });

  test('have changed by the share of pixels that differ, shown in red on pale', () => {
    const { share, difference } = compareBitmaps(sheet(2, 2), sheet(2, 2, { 3: [31, 78, 82] }));
    expect(share).toBe(0.25);
    expect([...difference.data.slice(12, 15)]).toEqual([214, 20, 60]);
    expect(Math.min(...difference.data.slice(0, 12))).toBeGreaterThan(200);
  });

  test('may differ by what nobody sees', () => {
    expect(compareBitmaps(sheet(1, 1), sheet(1, 1, { 0: [244, 251, 236] })).share).toBe(0);
  });

  test('of different sizes have changed where only one of them is', () => {
    const { share, difference } = compareBitmaps(sheet(2, 4), sheet(2, 5));
    expect(share).toBeCloseTo(0.2);
    expect(difference).toMatchObject({ width: 2, height: 5 });
  });
});

describe('two picture files', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'compare-'));
    const paint = (colour: string, name: string) =>
      sharp({ create: { width: 20, height: 10, channels: 3, background: colour } })
        .jpeg({ quality: 85 })
        .toFile(join(folder, name));
    await Promise.all([
      paint('#f7f9f8', 'before.jpg'),
      paint('#f7f9f8', 'same.jpg'),
      paint('#7d6f5e', 'now.jpg'),
    ]);
  });
  afterAll(() => rm(folder, { recursive: true }));
  const at = (name: string) => join(folder, name);

  test('that are equal need no picture of their difference', async () => {
    expect(await compareFiles(at('before.jpg'), at('same.jpg'), at('none.jpg'))).toBe(0);
    await expect(sharp(at('none.jpg')).metadata()).rejects.toThrow('missing');
  });

  test('that differ leave a picture of their difference', async () => {
    expect(await compareFiles(at('before.jpg'), at('now.jpg'), at('changed.jpg'))).toBe(1);
    expect(await sharp(at('changed.jpg')).metadata()).toMatchObject({ width: 20, height: 10 });
  });
});
