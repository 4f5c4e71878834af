import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { formatOf } from './recognise.ts';

const pixel = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#c9a' } });

function boxed(major: string, ...compatible: string[]): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(16 + compatible.length * 4);
  return Buffer.concat([size, Buffer.from(`ftyp${major}\0\0\0\0${compatible.join('')}mdat`)]);
}

describe('formatOf', () => {
  it.each([
    ['jpeg', () => pixel().jpeg()],
    ['png', () => pixel().png()],
    ['webp', () => pixel().webp()],
    ['gif', () => pixel().gif()],
    ['avif', () => pixel().avif({ effort: 0 })],
  ] as const)('recognises %s as sharp writes it', async (format, encode) => {
    expect(formatOf(await encode().toBuffer())).toBe(format);
  });

  it('tells HEIC from AVIF by the compatible brands', () => {
    expect(formatOf(boxed('heic', 'mif1'))).toBe('heic');
    expect(formatOf(boxed('mif1', 'miaf', 'heic'))).toBe('heic');
    expect(formatOf(boxed('mif1', 'miaf', 'avif'))).toBe('avif');
    expect(formatOf(boxed('isom', 'mp42'))).toBeUndefined();
  });

  it('takes no brand from behind the first box', () => {
    expect(formatOf(Buffer.concat([boxed('isom', 'mp42'), Buffer.from('avif')]))).toBeUndefined();
  });

  it.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['PDF', '%PDF-1.7'],
    ['a sound file', 'RIFF\x24\0\0\0WAVEfmt '],
    ['a name of a format', '\0\0\0\0\0\0\0\0WEBP'],
    ['nothing', ''],
    ['a cut JPEG mark', '\xff\xd8'],
  ])('does not take %s for a picture', (_name, text) => {
    expect(formatOf(Buffer.from(text, 'latin1'))).toBeUndefined();
  });
});
