import { canParseUrl } from '../can-parse-url.ts';

/**
 * The address of an uploaded picture says what is stored:
 *
 *     /media/<hash: 32 hex>/<width>x<height>/<variant width>.<webp|avif>
 *
 * where width and height are the pixels of the upright original. Variants are 480, 960 and 1920
 * pixels wide; for an original narrower than 1920 pixels, the widest variant has the original's own
 * width. The object's key in the store is the path without its leading slash.
 *
 * Invitations keep the address with the picture's placeholder as its fragment: a WebP of some 60
 * bytes in base64url. Pages show it without a request, and the URL that is fetched stays the same.
 */

const WIDTHS = [480, 960, 1920] as const;
/** Pixels of the widest stored copy. */
export const MAX_WIDTH = WIDTHS[2];
const FORMATS = ['webp', 'avif'] as const;
export type PictureFormat = (typeof FORMATS)[number];

// An upload has at most 50 million pixels: as a strip one pixel high, its width has eight digits.
const PICTURE_PATH =
  /^((?:https?:\/\/[^/?#\s]+)?)\/media\/([0-9a-f]{32})\/([1-9]\d{0,7})x([1-9]\d{0,7})\/([1-9]\d{0,4})\.(webp|avif)(?:#([\w-]{16,400}))?$/;
const FILENAME = /^([0-9a-f]{32})-([1-9]\d{0,7})x([1-9]\d{0,7})\.webp$/;

export interface PictureUrl {
  /** `https://host`, or '' for a path alone. */
  readonly origin: string;
  readonly hash: string;
  /** Pixels of the upright original. */
  readonly width: number;
  readonly height: number;
  /** The fragment; '' where there is none. */
  readonly placeholder: string;
}

export interface PictureVariant {
  readonly format: PictureFormat;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Key in the object store. */
  readonly key: string;
  /** Path on the site. */
  readonly url: string;
}

export interface PictureSources {
  /** Pixels of the upright original. */
  readonly width: number;
  readonly height: number;
  /** For `srcset`, narrowest first. */
  readonly webp: string;
  readonly avif: string;
  /** The widest WebP. */
  readonly largest: string;
  /** A copy a few pixels wide as a data URI; '' where there is none. */
  readonly placeholder: string;
}

/** Returns the widths stored for an original of this width, narrowest first; never empty. */
function variantWidths(width: number): number[] {
  const widest = Math.min(width, MAX_WIDTH);
  return [...WIDTHS.filter((known) => known < widest), widest];
}

/** Returns whether `variant` is one of the widths stored for an original of this width. */
function isStored(variant: number, width: number): boolean {
  const widest = Math.min(width, MAX_WIDTH);
  return variant === widest || (variant < widest && WIDTHS.some((known) => known === variant));
}

/** Returns all stored variants of an upload: WebP, then AVIF, each narrowest first. */
export function pictureVariants(hash: string, width: number, height: number): PictureVariant[] {
  return FORMATS.flatMap((format) =>
    variantWidths(width).map((variantWidth) => {
      const key = `media/${hash}/${width}x${height}/${variantWidth}.${format}`;
      const variantHeight = Math.max(1, Math.round((height * variantWidth) / width));
      return { format, width: variantWidth, height: variantHeight, key, url: `/${key}` };
    }),
  );
}

/** Returns the path given to an upload: that of its widest WebP. */
export function pictureUrl(hash: string, width: number, height: number): string {
  return `/media/${hash}/${width}x${height}/${Math.min(width, MAX_WIDTH)}.webp`;
}

/** Parses an uploaded picture's address, on any origin; null for every other address. */
export function parsePictureUrl(url: string): PictureUrl | null {
  const match = PICTURE_PATH.exec(url.trim());
  if (!match) return null;
  const [, origin = '', hash = '', width, height, variant, , placeholder = ''] = match;
  if (!isStored(Number(variant), Number(width))) return null;
  return { origin, hash, width: Number(width), height: Number(height), placeholder };
}

/** Returns an uploaded picture's stored widths, on its own origin; null for every other address. */
export function pictureSources(url: string): PictureSources | null {
  const picture = parsePictureUrl(url);
  if (!picture) return null;
  const { origin, hash, width, height, placeholder } = picture;
  // Does not use `pictureVariants`, for speed: a page does this for each of its pictures.
  const folder = `${origin}/media/${hash}/${width}x${height}`;
  const widest = Math.min(width, MAX_WIDTH);
  const largest = `${folder}/${widest}.webp`;
  let webp = '';
  let avif = '';
  for (const narrower of WIDTHS) {
    if (narrower >= widest) break;
    webp += `${folder}/${narrower}.webp ${narrower}w, `;
    avif += `${folder}/${narrower}.avif ${narrower}w, `;
  }
  return {
    width,
    height,
    webp: `${webp}${largest} ${widest}w`,
    avif: `${avif}${folder}/${widest}.avif ${widest}w`,
    largest,
    placeholder: placeholder === '' ? '' : dataUri(placeholder),
  };
}

/** Returns what an invitation stores for an upload: its address with the placeholder as fragment. */
export function pictureWithPlaceholder(url: string, placeholder: string): string {
  return placeholder === '' ? url : `${url}#${placeholder}`;
}

function dataUri(base64url: string): string {
  const base64 = base64url.replaceAll('-', '+').replaceAll('_', '/');
  return `data:image/webp;base64,${base64}`;
}

/** Returns the file name of an upload: `<hash>-<width>x<height>.webp`. */
export function pictureFilename(hash: string, width: number, height: number): string {
  return `${hash}-${width}x${height}.webp`;
}

/** Returns the path of an upload by its file name, or null if no upload can have that name. */
export function pictureUrlOfFilename(filename: string): string | null {
  const match = FILENAME.exec(filename);
  if (!match) return null;
  const [, hash = '', width, height] = match;
  return pictureUrl(hash, Number(width), Number(height));
}

/**
 * Returns a picture's address that is safe in `src` and `href`, or null: a path on this site, or
 * http(s). Everything else is null, including `loading` (an upload in progress).
 */
export function safePictureUrl(url: string): string | null {
  const text = url.replace(/\p{Cc}/gu, '').trim();
  if (/^\/(?![/\\])/.test(text)) return text;
  return /^https?:\/\//i.test(text) && canParseUrl(text) ? text : null;
}
