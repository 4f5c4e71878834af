import { MAX_WIDTH, pictureSources } from '#domain/invitation/picture-url.ts';
import { isArt, narrowArt } from '#domain/templates/art.ts';
import { type Html, html, NO_MARKUP, unescaped } from '../../html.ts';

export interface PictureFacts {
  readonly url: string;
  /** What the picture shows; '' for a picture that only decorates. */
  readonly alt: string;
  /** The `sizes` attribute, as laid out, with phones last (`(min-width: 48rem) 33vw, 100vw`). */
  readonly sizes: string;
  /** Pixels; only their ratio matters, and only where the URL does not contain the real size. */
  readonly width: number;
  readonly height: number;
  /**
   * True for the one picture that the first view waits for. `behind`: a picture behind the names or
   * under a cover, requested at once but at low priority, as the template's own art always is. All
   * others load when they come near.
   */
  readonly priority?: boolean | 'behind';
}

export interface PictureMarkup {
  /** URL of the largest stored version. */
  readonly largest: Html;
  /** Markup inside `<picture>`. */
  readonly content: Html;
  /** A tiny version as data URI, shown until the picture has loaded; '' if there is none. */
  readonly placeholder: string;
  /** Width divided by height: the upload's own, else that of the facts. */
  readonly ratio: number;
}

/**
 * A picture that is this many times as wide for its height as its frame fills it by its height. A
 * copy as wide as the frame would be a blur, so browsers are told the width of the widest one.
 */
const PANORAMA = 2.5;
const WIDEST = html`${MAX_WIDTH}px`;

/**
 * Returns the markup of a picture: every stored width in AVIF and WebP for uploads, the picture as
 * it is for foreign URLs. Built as markup instead of by React: pictures and galleries are half of
 * a page's elements, and this way a quarter more pages are published per second.
 */
export function pictureMarkup(picture: PictureFacts): PictureMarkup {
  const { url, alt, priority } = picture;
  const sources = pictureSources(url);
  const { width, height } = sources ?? picture;
  const ratio = width / height;
  const isPanorama = ratio >= PANORAMA * (picture.width / picture.height);
  const sizes = isPanorama ? WIDEST : onFineScreens(picture.sizes);
  const load = loading(priority && isArt(url) ? 'behind' : priority);
  const image = html`alt="${alt}" width="${width}" height="${height}" decoding="async" ${load}`;
  if (!sources) return { ...foreignPicture(url, sizes, image), ratio };
  // All URLs of an upload start alike; nearly all are paths of this site and need no escaping.
  const escaped = url.startsWith('/') ? unescaped : (text: string) => html`${text}`;
  const largest = escaped(sources.largest);
  const avif = html`<source type="image/avif" srcset="${escaped(sources.avif)}" sizes="${sizes}">`;
  const content = html`${avif}<img src="${largest}" srcset="${escaped(sources.webp)}" sizes="${sizes}" ${image}>`;
  return { largest, content, placeholder: sources.placeholder, ratio };
}

const BEHIND = html`fetchpriority="low"`;
const FIRST = html`fetchpriority="high"`;
const LAZY = html`loading="lazy"`;

function loading(priority: PictureFacts['priority']): Html {
  if (priority === 'behind') return BEHIND;
  return priority ? FIRST : LAZY;
}

const capped = new Map<string, Html>();

/**
 * Returns the sizes, reduced to two thirds for phones with 2.5 or more dots per pixel. Nobody sees
 * a photograph's third dot, and the stored widths are so far apart that they would mostly load four
 * times the dots.
 */
function onFineScreens(sizes: string): Html {
  let result = capped.get(sizes);
  if (result === undefined) {
    const onPhones = sizes.slice(sizes.lastIndexOf(',') + 1).trim();
    result = html`(max-width: 30rem) and (min-resolution: 2.5dppx) calc(0.66*${onPhones}), ${sizes}`;
    capped.set(sizes, result);
  }
  return result;
}

function foreignPicture(url: string, sizes: Html, image: Html): Omit<PictureMarkup, 'ratio'> {
  const largest = html`${url}`;
  // A foreign host must not learn which page shows its picture, nor refuse it for that reason.
  const policy = url.startsWith('/') ? NO_MARKUP : html` referrerpolicy="no-referrer"`;
  const narrow = narrowArt(url);
  const widths = narrow
    ? html` srcset="${narrow} 960w, ${largest} 1920w" sizes="${sizes}"`
    : NO_MARKUP;
  return {
    largest,
    content: html`<img src="${largest}"${widths} ${image}${policy}>`,
    placeholder: '',
  };
}
