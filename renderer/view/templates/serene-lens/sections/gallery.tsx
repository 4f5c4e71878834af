import type { ReactNode } from 'react';
import { parsePictureUrl } from '#domain/invitation/picture-url.ts';
import { galleryImagesOf } from '#domain/invitation/pictures.ts';
import { Gallery } from '../../../parts/gallery/gallery.tsx';
import type { SectionProps } from '../../template-view.ts';
import { SectionShell } from '../section-shell.tsx';

/** The couple's pictures from edge to edge, captions below them. */
export function GallerySection({ content, section }: SectionProps): ReactNode {
  const images = galleryImagesOf(content);
  const last = parsePictureUrl(images.at(-1)?.url ?? '');
  const endsUpright = last !== null && last.width < last.height;
  return (
    <SectionShell
      section={section}
      className="band-gallery"
      below={
        <Gallery
          images={images}
          sizes={(index) => sizesOf(index, images.length, endsUpright)}
          width={1200}
          height={1200}
        />
      }
    />
  );
}

/**
 * Returns `sizes` of a picture. Of each three, the first is large; one or two that are left fill a
 * row, except on phones, where each has its own. If one is left and it is upright, the last four
 * make two pairs, except on phones.
 */
function sizesOf(index: number, count: number, endsUpright: boolean): string {
  if (count === 1) return '(min-width: 73rem) 64rem, (min-width: 48rem) 88vw, 100vw';
  const place = index % 3;
  const group = count - index + place;
  if (endsUpright && (group === 1 || group === 4)) {
    return `(min-width: 48rem) 50vw, ${place === 0 ? '100vw' : '50vw'}`;
  }
  if (group === 1) return '100vw';
  if (group === 2) return '(min-width: 48rem) 50vw, 100vw';
  return place === 0 ? '(min-width: 48rem) 66vw, 100vw' : '(min-width: 48rem) 33vw, 50vw';
}
