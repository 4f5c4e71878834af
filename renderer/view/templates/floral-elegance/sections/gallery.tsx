import type { ReactNode } from 'react';
import { galleryImagesOf } from '#domain/invitation/pictures.ts';
import { Gallery } from '../../../parts/gallery/gallery.tsx';
import { SectionShell } from '../../../sections/section-shell.tsx';
import type { SectionProps } from '../../template-view.ts';

/** The couple's pictures. */
export function GallerySection({ content, section }: SectionProps): ReactNode {
  const images = galleryImagesOf(content);
  return (
    <SectionShell section={section} className="section-gallery">
      <Gallery
        images={images}
        sizes={(index) => sizesOf(index, images.length)}
        width={1200}
        height={1200}
      />
    </SectionShell>
  );
}

/** Returns `sizes` of a picture: the first one grows to fill what would be a gap in its row. */
function sizesOf(index: number, count: number): string {
  if (count === 1) return '(min-width: 48rem) 44rem, 88vw';
  if (count === 2) return '(min-width: 57rem) 26rem, (min-width: 48rem) 46vw, 43vw';
  const grows = index === 0 && count !== 3;
  const columns = grows ? (count % 3 === 1 ? 3 : 2) : 1;
  const onPhones = index === 0 && count % 2 === 1 ? '88vw' : '43vw';
  return `(min-width: 71rem) ${22.5 * columns}rem, (min-width: 48rem) ${31 * columns}vw, ${onPhones}`;
}
