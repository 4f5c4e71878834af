import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { countFrames, countScans } from './parts.ts';

const picture = (background = '#c9a') =>
  sharp({ create: { width: 16, height: 16, channels: 3, background } });

/** The count after the whole file, read in pieces of this size. */
function counted(count: (piece: Buffer) => number, bytes: Buffer, size = bytes.length): number {
  let parts = 0;
  for (let at = 0; at < bytes.length; at += size) parts = count(bytes.subarray(at, at + size));
  return parts;
}

describe('countScans', () => {
  it('finds the one scan of a plain picture, and each of one that loads in steps', async () => {
    expect(counted(countScans(), await picture().jpeg().toBuffer())).toBe(1);
    const steps = await picture().jpeg({ progressive: true }).toBuffer();
    expect(counted(countScans(), steps)).toBe(
      steps.toString('latin1').split('\xff\xda').length - 1,
    );
    expect(counted(countScans(), steps)).toBeGreaterThan(3);
  });

  it('finds the same in pieces of any size', async () => {
    const steps = await picture().jpeg({ progressive: true }).toBuffer();
    const whole = counted(countScans(), steps);
    for (const size of [1, 2, 3, 7]) expect(counted(countScans(), steps, size)).toBe(whole);
  });

  it('passes over a thumbnail, and over a second picture behind the first', async () => {
    const one = await picture().jpeg().toBuffer();
    const length = Buffer.alloc(2);
    length.writeUInt16BE(one.length + 2);
    const segment = Buffer.concat([Buffer.from([0xff, 0xe1]), length, one]);
    const both = Buffer.concat([one.subarray(0, 2), segment, one.subarray(2), one]);
    expect(counted(countScans(), both)).toBe(1);
    expect(counted(countScans(), both, 5)).toBe(1);
  });

  it('finds scans behind bytes that belong to no marker, as decoders do', () => {
    const scan = [0xff, 0xda, 0, 2];
    const bytes = Buffer.from([
      0xff,
      0xd8,
      ...scan,
      1,
      0xff,
      0,
      0xff,
      0xd3,
      0xff,
      ...scan,
      7,
      ...scan,
    ]);
    expect(counted(countScans(), bytes)).toBe(3);
  });
});

describe('countFrames', () => {
  it('finds every frame of an animation in pieces of any size', async () => {
    const pictures = ['#c9a', '#9ac', '#ac9'].map((colour) => picture(colour).png().toBuffer());
    const joined = sharp(await Promise.all(pictures), { join: { animated: true } });
    const bytes = await joined.webp().toBuffer();
    expect(counted(countFrames(), bytes)).toBe(3);
    for (const size of [1, 2, 3, 7]) expect(counted(countFrames(), bytes, size)).toBe(3);
  });

  it('finds none in a still picture', async () => {
    expect(counted(countFrames(), await picture().webp().toBuffer())).toBe(0);
  });
});
