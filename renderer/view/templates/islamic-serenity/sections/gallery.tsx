import type { ReactNode } from 'react';
import { galleryImagesOf } from '#domain/invitation/pictures.ts';
import { Gallery } from '../../../parts/gallery/gallery.tsx';
import { GalleryPairs } from '../../../parts/gallery-pairs/gallery-pairs.tsx';
import type { SectionProps } from '../../template-view.ts';
import { SectionShell } from '../section-shell.tsx';

/** The couple's pictures as windows of an arcade; on phones two at a time. */
export function GallerySection({ content, section }: SectionProps): ReactNode {
  const images = galleryImagesOf(content);
  return (
    <SectionShell section={section} ground="lined" className="section-gallery">
      <GalleryPairs count={images.length}>
        <Gallery images={images} sizes={sizesOf(images.length)} width={900} height={1200} />
      </GalleryPairs>
    </SectionShell>
  );
}

/** Returns `sizes` of every picture: rows of four, or of three where that fills them. */
function sizesOf(count: number): string {
  const [onDesktops, onTablets] =
    count <= 3 ? [19.5, 29] : [5, 6, 9].includes(count) ? [17.5, 28] : [14.5, 21];
  const onPhones = count === 1 ? '(min-width: 29rem) 19.5rem, 66vw' : '42vw';
  return `(min-width: 67rem) ${onDesktops}rem, (min-width: 48rem) ${onTablets}vw, ${onPhones}`;
}
