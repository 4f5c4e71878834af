import type { ReactNode } from 'react';
import { pictureSources } from '#domain/invitation/picture-url.ts';

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
  /** A tiny blurred version as data URI, shown until the picture is there. */
  readonly placeholder?: string | undefined;
  readonly className?: string;
}

/**
 * A picture of the couple's: every stored width in AVIF and WebP for uploads, as it is for foreign
 * addresses. When it fails to load, `watchPictures` marks its frame and the alt text stays.
 */
export function Picture(picture: PictureProps): ReactNode {
  const sources = pictureSources(picture.url);
  const image = (
    <img
      src={sources?.largest ?? picture.url}
      alt={picture.alt}
      width={sources?.width ?? picture.width}
      height={sources?.height ?? picture.height}
      loading={picture.priority ? 'eager' : 'lazy'}
      fetchPriority={picture.priority ? 'high' : undefined}
      decoding="async"
      // A foreign host learns nothing of the page that shows its picture, and cannot refuse by it.
      referrerPolicy={picture.url.startsWith('/') ? undefined : 'no-referrer'}
    />
  );
  return (
    <div className={picture.className ? `picture ${picture.className}` : 'picture'}>
      {picture.placeholder ? (
        <img className="picture-blur" src={picture.placeholder} alt="" aria-hidden="true" />
      ) : null}
      <picture>
        {sources ? (
          <>
            <source type="image/avif" srcSet={srcSet(sources.avif)} sizes={picture.sizes} />
            <source type="image/webp" srcSet={srcSet(sources.webp)} sizes={picture.sizes} />
          </>
        ) : null}
        {image}
      </picture>
    </div>
  );
}

function srcSet(variants: readonly { url: string; width: number }[]): string {
  return variants.map(({ url, width }) => `${url} ${width}w`).join(', ');
}
