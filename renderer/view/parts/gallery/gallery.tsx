import type { ReactNode } from 'react';
import { parsePictureUrl, pictureUrl } from '#domain/invitation/picture-url.ts';
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
}

/**
 * A list of pictures, each a link to the large one. The lightbox takes the links over; its library
 * is loaded with the first tap. The template decides the grid (`.gallery`, `.gallery-item`); the
 * counts tell it how full rows come out.
 */
export function Gallery({ images, sizes, width, height }: GalleryProps): ReactNode {
  const count = images.length;
  return (
    <EnhancedIsland name="gallery" className="gallery-frame" props={{}} enhance={enhanceGallery}>
      <ul
        className="gallery"
        data-count={count}
        data-odd={count % 2 === 1 || undefined}
        data-thirds={count % 3}
      >
        {images.map((image, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may be shown twice
          <li key={index} className="gallery-item">
            <a className="gallery-link" href={largestOf(image.url)}>
              <Picture
                url={image.url}
                alt={image.alt || image.caption || `Picture ${index + 1} of ${count}`}
                sizes={sizes}
                width={width}
                height={height}
              />
            </a>
            {image.caption ? (
              <p className="gallery-caption" dir="auto">
                {image.caption}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </EnhancedIsland>
  );
}

/** Where a guest finds the picture as large as it is stored. */
function largestOf(url: string): string {
  const picture = parsePictureUrl(url);
  return picture ? picture.origin + pictureUrl(picture.hash, picture.width, picture.height) : url;
}
