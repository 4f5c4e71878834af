import type { CSSProperties, ReactNode } from 'react';

import { type PictureSource, pictureSources } from '#domain/invitation/picture-url.ts';
import { escapeHtml } from '../text/escape-html.ts';

export interface PictureProps {
  readonly url: string;
  /** What the picture shows; '' for a picture that only decorates. */
  readonly alt: string;
  /** CSS widths it is shown at, true to the layout (`(min-width: 768px) 33vw, 100vw`). */
  readonly sizes: string;
  /** Pixels; only their ratio matters, and only where the address does not tell the real ones. */
  readonly width: number;
  readonly height: number;
  /** The one picture that the first view waits for. All others load when they come near. */
  readonly priority?: boolean;
  /** A tiny version as data URI, shown until the picture is there. */
  readonly placeholder?: string | undefined;
  readonly className?: string;
  /** The same picture 960 pixels wide, of one that has no stored widths but is 1920 wide itself. */
  readonly narrow?: string | undefined;
}

/**
 * A picture of the couple's: every stored width in AVIF and WebP for uploads, as it is for foreign
 * addresses. When it fails to load, `watchPictures` marks its frame and the alt text stays.
 */
export function Picture(picture: PictureProps): ReactNode {
  const { placeholder, className } = picture;
  return (
    <picture
      className={className ? `picture ${className}` : 'picture'}
      style={placeholder ? placeholderStyle(placeholder) : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: every text in it is escaped
      dangerouslySetInnerHTML={{ __html: pictureMarkup(picture) }}
    />
  );
}

/**
 * Written out instead of left to React: pictures are a third of a page's elements, and this way
 * twelve percent more pages are published in a second.
 */
function pictureMarkup(picture: PictureProps): string {
  const { url, alt, sizes, width, height, priority, narrow } = picture;
  const sources = pictureSources(url);
  const image =
    `alt="${escapeHtml(alt)}" width="${sources?.width ?? width}" ` +
    `height="${sources?.height ?? height}" decoding="async" ` +
    (priority ? 'fetchpriority="high"' : 'loading="lazy"');
  if (!sources) {
    const policy = url.startsWith('/') ? '' : ' referrerpolicy="no-referrer"';
    const widths = narrow
      ? ` srcset="${escapeHtml(`${narrow} 960w, ${url} 1920w`)}" sizes="${sizes}"`
      : '';
    return `<img src="${escapeHtml(url)}"${widths} ${image}${policy}>`;
  }
  return (
    `<source type="image/avif" srcset="${srcSet(sources.avif)}" sizes="${sizes}">` +
    `<img src="${escapeHtml(sources.largest)}" srcset="${srcSet(sources.webp)}" ` +
    `sizes="${sizes}" ${image}>`
  );
}

function placeholderStyle(placeholder: string): CSSProperties {
  return { background: `url("${placeholder}") center / cover` };
}

function srcSet(variants: readonly PictureSource[]): string {
  let set = '';
  for (const { url, width } of variants) set += `${set === '' ? '' : ', '}${url} ${width}w`;
  return escapeHtml(set);
}
