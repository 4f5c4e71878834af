import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { AppError } from '#domain/api/errors.ts';
import { MAX_WIDTH } from '#domain/invitation/picture-url.ts';
import { notPrepared } from './refusals.ts';

/** Pixels of an uploaded picture: an invitation never shows more. */
export const MAX_PIXELS = 50_000_000;
/**
 * Pixels of a copy. What phones take and show has fewer, up to 9:21 upright; anything longer is made
 * narrower. The six copies of an upright photograph take 5 s of one core, of the worst picture,
 * all transparent noise, 54 s.
 */
const MAX_COPY_PIXELS = 9_000_000;
/** (WebP) Pixels of a side. */
const MAX_SIDE = 16_383;
/** Pixels of the longer side of a placeholder; browsers smooth it. */
const PLACEHOLDER_SIDE = 16;

const READABLE = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'];

// libvips reads dozens of formats, including SVG with its references. Applies to the whole process.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: READABLE.flatMap((name) => [
    `VipsForeignLoad${name}File`,
    `VipsForeignLoad${name}Buffer`,
  ]),
});

/** What the address of an upload is made of. */
export interface NamedPicture {
  /** 32 hex digits of the pixels' hash, under which the picture is stored. */
  readonly hash: string;
  /** Pixels of the upright original, or of its largest copy if that had to be made narrower. */
  readonly width: number;
  readonly height: number;
}

/** An upright picture without its metadata, decoded at the width of its largest copy. */
export interface Picture extends NamedPicture {
  readonly pixels: Buffer;
  readonly raw: {
    readonly width: number;
    readonly height: number;
    readonly channels: 1 | 2 | 3 | 4;
  };
}

/**
 * Decodes an uploaded file: first frame, turned upright, in sRGB.
 *
 * @throws AppError `unsupported_type` for a picture that cannot be read and, before decoding,
 *   `too_large` for one with too many pixels
 */
export async function decodePicture(file: string): Promise<Picture> {
  const original = await measure(file);
  const { data, info } = await sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width: largestWidth(original) })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw damaged(cause);
    });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const isNarrowed = raw.width < Math.min(original.width, MAX_WIDTH);
  const { width, height } = isNarrowed ? raw : original;
  const shape = `${width}x${height}:${raw.width}x${raw.height}x${raw.channels}:`;
  const hash = createHash('sha256').update(shape).update(data).digest('hex').slice(0, 32);
  return { hash, width, height, pixels: data, raw };
}

/**
 * Encodes one copy: WebP for every browser, AVIF (effort 3: a quarter of the default's time) for
 * most; both with colour at half resolution, as cameras store it.
 *
 * @throws AppError `unsupported_type` if that fails
 */
export async function encodePicture(
  picture: Picture,
  width: number,
  format: 'webp' | 'avif',
): Promise<Buffer> {
  const scaled = sharp(picture.pixels, { raw: picture.raw }).resize({ width });
  return encode(
    format === 'webp'
      ? scaled.webp({ quality: 80 })
      : scaled.avif({ quality: 55, effort: 3, chromaSubsampling: '4:2:0' }),
  );
}

/**
 * Returns the picture as a blur: a tiny WebP in base64url that the page shows until the picture has
 * loaded. '' for one with transparency, through which the blur would stay visible.
 */
export async function placeholderOf({ pixels, raw }: Picture): Promise<string> {
  if (raw.channels === 4) return '';
  const tiny = sharp(pixels, { raw })
    .resize(PLACEHOLDER_SIDE, PLACEHOLDER_SIDE, { fit: 'inside' })
    .webp({ quality: 20, effort: 6 });
  return (await encode(tiny)).toString('base64url');
}

function encode(picture: Sharp): Promise<Buffer> {
  return picture.toBuffer().catch((cause: unknown) => {
    throw notPrepared(cause);
  });
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Returns the width of the largest copy in pixels. */
function largestWidth({ width, height }: Size): number {
  const withinPixels = Math.floor(Math.sqrt((MAX_COPY_PIXELS * width) / height));
  return Math.max(1, Math.min(width, MAX_WIDTH, withinPixels));
}

async function measure(file: string): Promise<Size> {
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
  if ((height * largestWidth({ width, height })) / width > MAX_SIDE) {
    throw new AppError('unsupported_type', 'This picture is too narrow. Please crop it first.');
  }
  return { width, height };
}

function damaged(cause: unknown): AppError {
  return new AppError('unsupported_type', 'This picture is damaged and cannot be opened', {
    cause,
  });
}
