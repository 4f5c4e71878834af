import { escapeHtml } from '#domain/escape-html.ts';
import { pictureSources } from '#domain/invitation/picture-url.ts';
import { isArt, narrowArt } from '#domain/templates/art.ts';

export interface PictureFacts {
  readonly url: string;
  /** What the picture shows; '' for a picture that only decorates. */
  readonly alt: string;
  /** CSS widths it is shown at, true to the layout; a phone's is last (`(min-width: 48rem) 33vw, 100vw`). */
  readonly sizes: string;
  /** Pixels; only their ratio matters, and only where the address does not tell the real ones. */
  readonly width: number;
  readonly height: number;
  /**
   * The one picture that the first view waits for; `behind`: one that lies behind the names or below
   * a cover, asked for at once but after them, as what is painted for the template always is. All others
   * load when they come near.
   */
  readonly priority?: boolean | 'behind';
}

export interface PictureMarkup {
  /** Address of the picture as large as it is stored, escaped. */
  readonly largest: string;
  /** What stands inside of `<picture>`. */
  readonly content: string;
  /** A tiny version as data URI, to be shown until the picture is there; '' where there is none. */
  readonly placeholder: string;
  /** Width by height: the upload's own, else that of the facts. */
  readonly ratio: number;
}

/**
 * Markup of a picture: every stored width in AVIF and WebP for uploads, as it is for foreign
 * addresses. Written out instead of left to React: pictures and galleries are half of a page's
 * elements, and this way a quarter more pages are published in a second.
 */
export function pictureMarkup(picture: PictureFacts): PictureMarkup {
  const { url, alt, priority } = picture;
  const sizes = onFineScreens(picture.sizes);
  const sources = pictureSources(url);
  const { width, height } = sources ?? picture;
  const ratio = width / height;
  const image =
    `alt="${escapeHtml(alt)}" width="${width}" height="${height}" decoding="async" ` +
    loading(priority && isArt(url) ? 'behind' : priority);
  if (!sources) return { ...foreignPicture(url, sizes, image), ratio };
  // All addresses of an upload begin alike, and nearly all are paths of this site.
  const escaped = url.startsWith('/') ? String : escapeHtml;
  const largest = escaped(sources.largest);
  const content =
    `<source type="image/avif" srcset="${escaped(sources.avif)}" sizes="${sizes}">` +
    `<img src="${largest}" srcset="${escaped(sources.webp)}" sizes="${sizes}" ${image}>`;
  return { largest, content, placeholder: sources.placeholder, ratio };
}

function loading(priority: PictureFacts['priority']): string {
  if (priority === 'behind') return 'fetchpriority="low"';
  return priority ? 'fetchpriority="high"' : 'loading="lazy"';
}

const capped = new Map<string, string>();

/**
 * The same sizes, but for phones of 2.5 and more dots to a pixel: those ask for two thirds. Nobody sees
 * a photograph's third dot, and the stored widths lie so far apart that it would mostly fetch four
 * times the dots.
 */
function onFineScreens(sizes: string): string {
  let result = capped.get(sizes);
  if (result === undefined) {
    const onPhones = sizes.slice(sizes.lastIndexOf(',') + 1).trim();
    result = `(max-width: 30rem) and (min-resolution: 2.5dppx) calc(0.66*${onPhones}), ${sizes}`;
    capped.set(sizes, result);
  }
  return result;
}

function foreignPicture(url: string, sizes: string, image: string): Omit<PictureMarkup, 'ratio'> {
  const largest = escapeHtml(url);
  // A foreign host learns nothing of the page that shows its picture, nor refuses by it.
  const policy = url.startsWith('/') ? '' : ' referrerpolicy="no-referrer"';
  const narrow = narrowArt(url);
  const widths = narrow
    ? ` srcset="${escapeHtml(narrow)} 960w, ${largest} 1920w" sizes="${sizes}"`
    : '';
  return { largest, content: `<img src="${largest}"${widths} ${image}${policy}>`, placeholder: '' };
}
