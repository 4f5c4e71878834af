import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { AppError } from '#domain/api/errors.ts';
import { LARGEST_WIDTH } from '#domain/invitation/picture-url.ts';
import { recognisePicture } from './recognise.ts';

/** Pixels of a picture as it was taken: an invitation never shows more. */
export const MAX_PIXELS = 50_000_000;
/** Pixels of a side that WebP can hold. */
const LARGEST_SIDE = 16_383;
/** Pixels of the longer side of a placeholder; browsers smooth it. */
const PLACEHOLDER_SIDE = 16;
/** Seconds after which a picture is given up; the largest honest one takes two. */
const ENCODE_TIMEOUT = 30;

const READABLE = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'];

// libvips reads dozens of formats, SVG with its references among them. For the whole process.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: READABLE.flatMap((name) => [
    `VipsForeignLoad${name}File`,
    `VipsForeignLoad${name}Buffer`,
  ]),
});

/** An upright picture without its metadata, decoded at the width of its largest copy. */
export interface Picture {
  /** 32 hex digits of the pixels, by which it is stored. */
  readonly hash: string;
  /** Pixels of the upright original. */
  readonly width: number;
  readonly height: number;
  readonly pixels: Buffer;
  readonly raw: {
    readonly width: number;
    readonly height: number;
    readonly channels: 1 | 2 | 3 | 4;
  };
}

/**
 * Decodes an uploaded file: first frame, turned upright, in sRGB. Throws `unsupported_type` for what
 * is not a readable picture and `too_large` for one of too many pixels, before they are decoded.
 */
export async function decodePicture(file: string): Promise<Picture> {
  const format = await recognisePicture(file);
  if (format === undefined) throw notAPicture();
  if (format === 'heic') throw heicRefused();
  const { width, height } = await measure(file);
  const { data, info } = await open(file)
    .autoOrient()
    .resize({ width: LARGEST_WIDTH, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw damaged(cause);
    });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const shape = `${width}x${height}:${raw.width}x${raw.height}x${raw.channels}:`;
  const hash = createHash('sha256').update(shape).update(data).digest('hex').slice(0, 32);
  return { hash, width, height, pixels: data, raw };
}

/**
 * One copy. WebP for every browser, AVIF (effort 3: a quarter of the default's time) for most; colour
 * at half the resolution in both, as cameras store it.
 */
export function encodePicture(
  picture: Picture,
  width: number,
  format: 'webp' | 'avif',
): Promise<Buffer> {
  const scaled = sharp(picture.pixels, { raw: picture.raw })
    .resize({ width })
    .timeout({ seconds: ENCODE_TIMEOUT });
  return format === 'webp'
    ? scaled.webp({ quality: 80 }).toBuffer()
    : scaled.avif({ quality: 55, effort: 3, chromaSubsampling: '4:2:0' }).toBuffer();
}

/**
 * The picture as a blur: a tiny WebP in base64url, to lie in the page until the picture is there. ''
 * for one with transparency, through which it would show for good.
 */
export async function placeholderOf({ pixels, raw }: Picture): Promise<string> {
  if (raw.channels === 2 || raw.channels === 4) return '';
  const tiny = await sharp(pixels, { raw })
    .resize(PLACEHOLDER_SIDE, PLACEHOLDER_SIDE, { fit: 'inside' })
    .timeout({ seconds: ENCODE_TIMEOUT })
    .webp({ quality: 20, effort: 6 })
    .toBuffer();
  return tiny.toString('base64url');
}

async function measure(file: string): Promise<{ width: number; height: number }> {
  const metadata = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw damaged(cause);
    });
  const { width, height } = metadata.autoOrient;
  if (width * height > MAX_PIXELS) {
    throw new AppError(
      'too_large',
      'This picture has more than 50 megapixels. Please make it smaller and upload it again.',
    );
  }
  if (height * Math.min(1, LARGEST_WIDTH / width) > LARGEST_SIDE) {
    throw new AppError('unsupported_type', 'This picture is too narrow. Please crop it first.');
  }
  return { width, height };
}

function open(file: string): Sharp {
  return sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).timeout({
    seconds: ENCODE_TIMEOUT,
  });
}

/** (spec) The sentence for status 415. */
function notAPicture(): AppError {
  return new AppError('unsupported_type', 'Invalid file type (only images allowed)');
}

function heicRefused(): AppError {
  return new AppError(
    'unsupported_type',
    'HEIC photos cannot be shown in browsers. On an iPhone choose Settings, Camera, Formats, Most Compatible; ' +
      'for this photo, share it to yourself as JPEG and upload that.',
  );
}

function damaged(cause: unknown): AppError {
  return new AppError('unsupported_type', 'This picture is damaged and cannot be opened', {
    cause,
  });
}
