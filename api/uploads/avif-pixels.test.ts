import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { avifPixels } from './avif-pixels.ts';
import { decodePicture } from './picture.ts';

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'avif-'));
  file = join(folder, 'picture.avif');
});
afterAll(() => rm(folder, { recursive: true }));

describe('an AVIF made of tiles', () => {
  it('is decoded if they cover the picture once', async () => {
    await writeFile(file, await tiled({ side: 64, across: 2, width: 128 }));
    expect(await avifPixels(file)).toBe(128 * 128);
    expect(await decodePicture(file)).toMatchObject({ width: 128, height: 128 });
  });

  it('is refused if it has hundreds as large as itself', async () => {
    await writeFile(file, await tiled({ side: 640, across: 16, width: 640 }));
    expect(await avifPixels(file)).toBe(256 * 640 * 640);
    await expect(decodePicture(file)).rejects.toMatchObject({
      code: 'unsupported_type',
      message: expect.stringMatching(/^This picture could not be prepared/),
    });
  });

  it('is refused if it is made of itself', async () => {
    await writeFile(file, await tiled({ side: 64, across: 2, width: 128, source: 2 }));
    expect(await avifPixels(file)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('any other AVIF', () => {
  it('needs no pixels but its own', async () => {
    const create = { width: 64, height: 64, channels: 4, background: '#c9a8' } as const;
    await writeFile(file, await sharp({ create }).avif({ effort: 0 }).toBuffer());
    expect(await avifPixels(file)).toBe(0);
  });

  it.each([
    ['is cut off anywhere', (bytes: Buffer) => bytes.subarray(0, 150), 0],
    ['says that a box has no end', (bytes: Buffer) => Buffer.from(bytes).fill(0xff, 28, 32), 0],
    ['begins with endless boxes', endless, Number.POSITIVE_INFINITY],
  ])('ends the search if it %s', async (_title, change, pixels) => {
    await writeFile(file, change(await tiled({ side: 64, across: 2, width: 128 })));
    expect(await avifPixels(file)).toBe(pixels);
  });
});

function endless(bytes: Buffer): Buffer {
  return Buffer.concat([...Array.from({ length: 200 }, () => box('free')), bytes]);
}

interface Tiles {
  /** Pixels of each tile. */
  readonly side: number;
  /** Tiles in each row and column. */
  readonly across: number;
  /** Pixels of the picture. */
  readonly width: number;
  /** The item that is every tile: 1, or the picture itself. */
  readonly source?: number;
}

/** Returns a square picture (item 2) that shows one tile (item 1) again and again. */
async function tiled({ side, across, width, source = 1 }: Tiles): Promise<Buffer> {
  const create = { width: side, height: side, channels: 3, background: '#c9a' } as const;
  const tile = await sharp({ create }).avif({ effort: 0, chromaSubsampling: '4:2:0' }).toBuffer();
  const after = (type: string) => tile.subarray(tile.indexOf(type) + 4);
  const av1C = after('av1C').subarray(0, tile.readUInt32BE(tile.indexOf('av1C') - 4) - 8);
  const data = after('mdat');
  const size = (pixels: number) => fullBox('ispe', 0, u32(pixels), u32(pixels));
  const depth = fullBox('pixi', 0, bytesOf(3, 8, 8, 8));
  const grid = [bytesOf(0, 1, across - 1, across - 1), u32(width), u32(width)];
  const entry = (id: number, type: string) =>
    fullBox('infe', 2, u16(id), u16(0), Buffer.from(type), bytesOf(0));
  const tiles = Array.from({ length: across ** 2 }, () => u16(source));
  const [place, gridPlace] = [
    (at: number) => [u16(1), u16(0), u16(0), u16(1), u32(at), u32(data.length)],
    [u16(2), u16(1), u16(0), u16(1), u32(0), u32(12)],
  ];
  const head = box('ftyp', Buffer.from('avif\0\0\0\0avifmif1miaf'));
  const meta = (at: number) =>
    fullBox(
      'meta',
      0,
      fullBox('hdlr', 0, u32(0), Buffer.from('pict'), Buffer.alloc(13)),
      fullBox('pitm', 0, u16(2)),
      fullBox('iloc', 1, bytesOf(0x44, 0), u16(2), ...place(at), ...gridPlace),
      fullBox('iinf', 0, u16(2), entry(1, 'av01'), entry(2, 'grid')),
      fullBox('iref', 0, box('dimg', u16(2), u16(tiles.length), ...tiles)),
      box(
        'iprp',
        box('ipco', size(side), size(width), depth, box('av1C', av1C)),
        fullBox('ipma', 0, u32(2), u16(1), bytesOf(3, 1, 3, 0x84), u16(2), bytesOf(2, 2, 3)),
      ),
      box('idat', ...grid),
    );
  return Buffer.concat([head, meta(head.length + meta(0).length + 8), box('mdat', data)]);
}

function box(type: string, ...contents: Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  return Buffer.concat([u32(content.length + 8), Buffer.from(type), content]);
}

function fullBox(type: string, version: number, ...contents: Buffer[]): Buffer {
  return box(type, bytesOf(version, 0, 0, 0), ...contents);
}

const bytesOf = (...bytes: number[]) => Buffer.from(bytes);

function u16(value: number): Buffer {
  return bytesOf(value >> 8, value & 255);
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
