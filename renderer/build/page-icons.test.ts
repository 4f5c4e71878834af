import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pageIcon } from './page-icons.ts';

const ACCENT = [160, 82, 45, 255];
const WHITE = [255, 255, 255, 255];

it('draws two rings in the accent, on a white square with round corners', async () => {
  const icon = await pageIcon('rgb(160 82 45)');
  // Each page has it within its 30 kB.
  expect(icon.length).toBeLessThan(600);
  const png = Buffer.from(icon.replace('data:image/png;base64,', ''), 'base64');
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([32, 32]);
  const pixel = (x: number, y: number) => [
    ...data.subarray(4 * (32 * y + x), 4 * (32 * y + x + 1)),
  ];
  const differs = (found: number[], colour: number[]) =>
    Math.max(...found.map((value, channel) => Math.abs(value - (colour[channel] ?? 0))));
  expect(pixel(0, 0)[3]).toBeLessThan(16);
  // Of a palette, colours are near.
  expect(differs(pixel(4, 18), ACCENT)).toBeLessThan(5);
  expect(differs(pixel(28, 14), ACCENT)).toBeLessThan(5);
  expect(differs(pixel(16, 16), WHITE)).toBeLessThan(5);
});
