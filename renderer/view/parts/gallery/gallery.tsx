import type { ReactNode } from 'react';
import { pictureSources } from '#domain/invitation/picture-url.ts';
import type { GalleryImage } from '#domain/invitation/wedding-data.ts';
import { EnhancedIsland } from '../../islands/island.tsx';
import { Picture } from '../picture/picture.tsx';
import { enhanceGallery } from './enhance-gallery.ts';

export interface GalleryProps {
  readonly images: readonly GalleryImage[];
  readonly sizes: string;
  /** Ratio of a picture whose address does not tell its own. */
  readonly width: number;
  readonly height: number;
  /** Blurred previews by picture address. */
  readonly placeholder?: ((url: string) => string | undefined) | undefined;
}

/**
 * A list of pictures, each a link to the large one. The lightbox takes the links over; its library
 * is loaded with the first tap. The template decides the grid (`.gallery`,
 * `.gallery-item`); the counts tell it how full rows come out.
 */
export function Gallery({ images, sizes, width, height, placeholder }: GalleryProps): ReactNode {
  return (
    <EnhancedIsland name="gallery" className="gallery-frame" props={{}} enhance={enhanceGallery}>
      <ul
        className="gallery"
        data-count={images.length}
        data-odd={images.length % 2 === 1 || undefined}
        data-thirds={images.length % 3}
      >
        {images.map((image, index) => {
          const sources = pictureSources(image.url);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may be shown twice
            <li key={index} className="gallery-item">
              <a
                className="gallery-link"
                href={sources?.largest ?? image.url}
                data-width={sources?.width}
                data-height={sources?.height}
                data-srcset={sources?.webp.map(({ url, width: w }) => `${url} ${w}w`).join(', ')}
                data-caption={image.caption || undefined}
              >
                <Picture
                  url={image.url}
                  alt={pictureAlt(image, index, images.length)}
                  sizes={sizes}
                  width={width}
                  height={height}
                  placeholder={placeholder?.(image.url)}
                />
              </a>
              {image.caption ? (
                <p className="gallery-caption" dir="auto">
                  {image.caption}
                </p>
              ) : null}
            </li>
          );
        })}
      </ul>
    </EnhancedIsland>
  );
}

/** A link needs a name: without a description the picture is told by its place. */
function pictureAlt(image: GalleryImage, index: number, count: number): string {
  return image.alt || image.caption || `Picture ${index + 1} of ${count}`;
}
