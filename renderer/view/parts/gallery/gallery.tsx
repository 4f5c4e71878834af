import type { ReactNode } from 'react';
import type { GalleryImage } from '#domain/invitation/wedding-data.ts';
import { EnhancedIsland } from '../../islands/island.tsx';
import { pictureMarkup } from '../picture/picture-markup.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { enhanceGallery } from './enhance-gallery.ts';

export interface GalleryProps {
  /** As `galleryImagesOf` gives them. */
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
  const items = images.map((image, index) => {
    // A link needs a name: without a description the picture is told by its place.
    const alt = image.alt || image.caption || `Picture ${index + 1} of ${count}`;
    return item(image, pictureMarkup({ url: image.url, alt, sizes, width, height }));
  });
  return (
    <EnhancedIsland name="gallery" className="gallery-frame" props={{}} enhance={enhanceGallery}>
      <ul
        className="gallery"
        data-count={count}
        data-odd={count % 2 === 1 || undefined}
        data-thirds={count % 3}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: every text in it is escaped
        dangerouslySetInnerHTML={{ __html: items.join('') }}
      />
    </EnhancedIsland>
  );
}

function item({ caption }: GalleryImage, picture: ReturnType<typeof pictureMarkup>): string {
  const words = caption ? `<p class="gallery-caption" dir="auto">${escapeHtml(caption)}</p>` : '';
  const style = picture.placeholder
    ? ` style="background:url(${picture.placeholder}) center / cover"`
    : '';
  return (
    `<li class="gallery-item"><a class="gallery-link" href="${picture.largest}">` +
    `<picture class="picture"${style}>${picture.content}</picture></a>${words}</li>`
  );
}
