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
        <Gallery
          images={images}
          sizes={
            images.length === 1
              ? '(min-width: 26rem) 20rem, 70vw'
              : '(min-width: 75rem) 16rem, (min-width: 48rem) 23vw, 46vw'
          }
          width={900}
          height={1200}
        />
      </GalleryPairs>
    </SectionShell>
  );
}
