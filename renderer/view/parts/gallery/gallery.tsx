import type { CSSProperties, ReactNode } from 'react';
import type { GalleryImage } from '#domain/invitation/wedding-data.ts';
import { type Html, html, joined, NO_MARKUP, unescaped } from '../../html.ts';
import { EnhancedIsland } from '../../islands/island.tsx';
import { type PictureMarkup, pictureMarkup } from '../picture/picture-markup.ts';
import { enhanceGallery } from './enhance-gallery.ts';

export interface GalleryProps {
  /** As returned by `galleryImagesOf`. */
  readonly images: readonly GalleryImage[];
  /** As in `PictureFacts`; a function of the picture's index where frames differ. */
  readonly sizes: string | ((index: number) => string);
  /** Aspect ratio, with `height`, of a picture whose URL does not contain its size. */
  readonly width: number;
  readonly height: number;
}

/**
 * A list of pictures, each a link to the large one. The lightbox takes over the links; its library
 * is loaded on the first tap. The template lays out the grid (`.gallery`, `.gallery-item`): the
 * counts tell it how to fill rows, `--shape` the aspect ratio of a single picture's frame, and
 * `data-upright` where a wide frame would cut heads off.
 */
export function Gallery({ images, sizes, width, height }: GalleryProps): ReactNode {
  const count = images.length;
  const pictures = images.map((image, index) => {
    // A link needs a name: a picture without a description is named by its position.
    const alt = image.alt.trim() || image.caption.trim() || `Picture ${index + 1} of ${count}`;
    const own = typeof sizes === 'string' ? sizes : sizes(index);
    return pictureMarkup({ url: image.url, alt, sizes: own, width, height });
  });
  const items = pictures.map((picture, index) => item(images[index]?.caption, picture));
  return (
    <EnhancedIsland name="gallery" className="gallery-frame" props={{}} enhance={enhanceGallery}>
      <ul
        className="gallery"
        data-count={count}
        data-odd={count % 2 === 1 || undefined}
        data-thirds={count % 3}
        style={count === 1 ? shapeOf(pictures[0]) : undefined}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: `Html` is escaped
        dangerouslySetInnerHTML={joined(items)}
      />
    </EnhancedIsland>
  );
}

/** Returns the picture's own aspect ratio, limited to what cameras take (3:4 to 3:2). */
function shapeOf(picture: PictureMarkup | undefined): CSSProperties {
  const shape = Math.min(1.5, Math.max(0.75, picture?.ratio ?? 1));
  return { '--shape': shape.toFixed(2) } as CSSProperties;
}

function item(caption: string | undefined, picture: PictureMarkup): Html {
  const words = caption?.trim()
    ? html`<p class="gallery-caption" dir="auto">${caption}</p>`
    : NO_MARKUP;
  const style = picture.placeholder
    ? html` style="background:url(${unescaped(picture.placeholder)}) center / cover"`
    : NO_MARKUP;
  const upright = picture.ratio < 1 ? html` data-upright=""` : NO_MARKUP;
  const frame = html`<picture class="picture"${style}>${picture.content}</picture>`;
  const link = html`<a class="gallery-link far" href="${picture.largest}">${frame}</a>`;
  return html`<li class="gallery-item"${upright}>${link}${words}</li>`;
}
