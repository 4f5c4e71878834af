import { canParseUrl } from '../can-parse-url.ts';

/**
 * Uploaded pictures live under addresses that tell what is stored:
 *
 *     /media/<hash: 32 hex>/<width>x<height>/<variant width>.<webp|avif>
 *
 * where width and height are the pixels of the upright original. Variants are 480, 960 and 1920
 * pixels wide; those wider than the original are not made, and the widest is then the original's
 * own width. The object's key in the store is the path without its leading slash.
 *
 * Invitations keep the address with a fragment, the picture's placeholder: a WebP of some 60 bytes in
 * base64url. So a page shows it without asking the store, and nothing that is fetched changes.
 */

const WIDTHS = [480, 960, 1920] as const;
/** Pixels of the widest copy that is stored. */
export const LARGEST_WIDTH = WIDTHS[2];
const FORMATS = ['webp', 'avif'] as const;
export type PictureFormat = (typeof FORMATS)[number];

// A strip of all the pixels that an upload may have, 50 million, has a side of eight digits.
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
  /** The picture some pixels wide, as data URI; '' where there is none. */
  readonly placeholder: string;
}

/** Widths that are stored for an original of this width, narrowest first; never empty. */
function variantWidths(width: number): number[] {
  const widest = Math.min(width, LARGEST_WIDTH);
  return [...WIDTHS.filter((known) => known < widest), widest];
}

/** Whether an original of this width is stored that wide. */
function isStored(variant: number, width: number): boolean {
  const widest = Math.min(width, LARGEST_WIDTH);
  return variant === widest || (variant < widest && WIDTHS.some((known) => known === variant));
}

/** Everything that is stored for an upload, narrowest first, WebP before AVIF. */
export function pictureVariants(hash: string, width: number, height: number): PictureVariant[] {
  return FORMATS.flatMap((format) =>
    variantWidths(width).map((variantWidth) => {
      const key = `media/${hash}/${width}x${height}/${variantWidth}.${format}`;
      const variantHeight = Math.max(1, Math.round((height * variantWidth) / width));
      return { format, width: variantWidth, height: variantHeight, key, url: `/${key}` };
    }),
  );
}

/** The path that an upload answers: its widest WebP. */
export function pictureUrl(hash: string, width: number, height: number): string {
  return `/media/${hash}/${width}x${height}/${Math.min(width, LARGEST_WIDTH)}.webp`;
}

/** What an uploaded picture's address tells, on any origin; null for every other address. */
export function parsePictureUrl(url: string): PictureUrl | null {
  const match = PICTURE_PATH.exec(url.trim());
  if (!match) return null;
  const [, origin = '', hash = '', width, height, variant, , placeholder = ''] = match;
  if (!isStored(Number(variant), Number(width))) return null;
  return { origin, hash, width: Number(width), height: Number(height), placeholder };
}

/** The stored widths of an uploaded picture, on the same origin; null for every other address. */
export function pictureSources(url: string): PictureSources | null {
  const picture = parsePictureUrl(url);
  if (!picture) return null;
  const { origin, hash, width, height, placeholder } = picture;
  // Written out instead of asking `pictureVariants`: a page does this for each of its pictures.
  const folder = `${origin}/media/${hash}/${width}x${height}`;
  const widest = Math.min(width, LARGEST_WIDTH);
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

/** What an invitation keeps of an upload: its address and, as its fragment, its placeholder. */
export function pictureWithPlaceholder(url: string, placeholder: string): string {
  return placeholder === '' ? url : `${url}#${placeholder}`;
}

function dataUri(base64url: string): string {
  const base64 = base64url.replaceAll('-', '+').replaceAll('_', '/');
  return `data:image/webp;base64,${base64}`;
}

/** Name of an upload: `<hash>-<width>x<height>.webp`. */
export function pictureFilename(hash: string, width: number, height: number): string {
  return `${hash}-${width}x${height}.webp`;
}

/** The path of an upload by its name, or null for a name that is no upload's. */
export function pictureUrlOfFilename(filename: string): string | null {
  const match = FILENAME.exec(filename);
  if (!match) return null;
  const [, hash = '', width, height] = match;
  return pictureUrl(hash, Number(width), Number(height));
}

/**
 * A picture's address that is fit for `src` and `href`, or null: a path on this site, or http(s).
 * `loading` (an upload in progress) and everything else is null.
 */
export function safePictureUrl(url: string): string | null {
  const text = url.replace(/\p{Cc}/gu, '').trim();
  if (/^\/(?![/\\])/.test(text)) return text;
  return /^https?:\/\//i.test(text) && canParseUrl(text) ? text : null;
}
