import { open } from 'node:fs/promises';
import { AppError } from '#domain/api/errors.ts';
import { HEIC_ADVICE } from '#domain/api/uploads.ts';

/** Recognised formats. All but HEIC are accepted, whose refusal says what to do. */
export type UploadFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic';

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'];
const AVIF_BRANDS = ['avif', 'avis'];

/**
 * Recognises a picture by its first bytes; file name and declared type are ignored.
 *
 * @throws AppError `unsupported_type` for what is no picture, or one in HEIC
 */
export async function requirePicture(file: string): Promise<void> {
  const format = formatOf(await firstBytes(file));
  // (spec) The message for status 415.
  if (!format) throw new AppError('unsupported_type', 'Invalid file type (only images allowed)');
  if (format === 'heic') throw new AppError('unsupported_type', HEIC_ADVICE);
}

async function firstBytes(file: string): Promise<Buffer> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Returns the format, given at least the first 64 bytes. */
export function formatOf(bytes: Buffer): UploadFormat | undefined {
  const ascii = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (ascii(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp';
  if (/^GIF8[79]a/.test(ascii(0, 6))) return 'gif';
  if (ascii(4, 8) !== 'ftyp') return undefined;
  // ISO 14496-12: size, 'ftyp', major brand, minor version, compatible brands.
  const end = Math.min(bytes.byteLength, bytes.readUInt32BE(0));
  const brands = [ascii(8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(ascii(at, at + 4));
  if (brands.some((brand) => AVIF_BRANDS.includes(brand))) return 'avif';
  return brands.some((brand) => HEIC_BRANDS.includes(brand)) ? 'heic' : undefined;
}
