import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { pictureVariants } from '#domain/invitation/picture-url.ts';
import { pngOf } from '#tests/support/uploads.ts';
import { decodePicture, encodePicture, placeholderOf } from './picture.ts';

const file = join(tmpdir(), `picture-${process.pid}.png`);
afterAll(() => rm(file, { force: true }));

/** Decodes a picture of one colour, as an upload is. */
async function keep(width: number, height: number) {
  const blank = sharp({ create: { width, height, channels: 3, background: '#a4665c' } });
  await blank.png({ compressionLevel: 1 }).toFile(file);
  return decodePicture(file);
}

describe('a picture', () => {
  test.each([
    ['an upright photograph', 3024, 4032, 1920],
    ['what a long phone takes', 2160, 5040, 1920],
    ['a panorama', 12_000, 3_000, 1920],
    ['a small one', 640, 900, 640],
  ])('keeps its size: %s of %i by %i', async (_title, width, height, widest) => {
    const { raw, ...picture } = await keep(width, height);
    expect([picture.width, picture.height, raw.width]).toEqual([width, height, widest]);
  });

  test.each([
    ['as long as WebP can be', 1920, 16_383],
    ['of a long page', 1080, 16_000],
    ['longer than WebP can be', 1080, 20_000],
  ])('%s, %i by %i, becomes narrower until each copy has 9 megapixels', async (...row) => {
    const [, width, height] = row;
    const picture = await keep(width, height);
    expect(picture.width / picture.height).toBeCloseTo(width / height, 3);
    const copies = pictureVariants(picture.hash, picture.width, picture.height);
    const largest = Math.max(...copies.map((copy) => copy.width * copy.height));
    expect(largest).toBeLessThanOrEqual(9_010_000);
    expect(largest).toBeGreaterThan(8_900_000);
    expect(Math.max(...copies.map((copy) => copy.width))).toBe(picture.raw.width);
  });

  test.each([
    [3, 40_000],
    [1, 10_000_000],
  ])('that is a mere line, %i by %i, is refused', async (width, height) => {
    await expect(keep(width, height)).rejects.toMatchObject({
      code: 'unsupported_type',
      message: 'This picture is too narrow. Please crop it first.',
    });
  });

  test('that unpacks to gigabytes is refused before it is unpacked', async () => {
    await writeFile(file, pngOf(30_000, 30_000));
    const before = process.memoryUsage().rss;
    await expect(decodePicture(file)).rejects.toMatchObject({ code: 'too_large' });
    expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024);
  });

  test('has an address of its own in each shape', async () => {
    const [lying, standing] = [await keep(60, 40), await keep(40, 60)];
    expect(lying.pixels).toEqual(standing.pixels);
    expect(lying.hash).not.toBe(standing.hash);
  });

  test('that cannot be encoded is refused in words', async () => {
    const { pixels, ...picture } = await keep(64, 48);
    const broken = { ...picture, pixels: pixels.subarray(1) };
    const refused = {
      code: 'unsupported_type',
      message: 'This picture could not be prepared. Please make it smaller and upload it again.',
      cause: expect.any(Error),
    };
    for (const format of ['webp', 'avif'] as const) {
      await expect(encodePicture(broken, 64, format)).rejects.toMatchObject(refused);
    }
    await expect(placeholderOf(broken)).rejects.toMatchObject(refused);
  });
});
