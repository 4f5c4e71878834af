import type { ReactNode } from 'react';
import { galleryImagesOf } from '#domain/invitation/pictures.ts';
import { Gallery } from '../../../parts/gallery/gallery.tsx';
import type { SectionProps } from '../../template-view.ts';
import { SectionShell } from '../section-shell.tsx';

/** The couple's pictures. */
export function GallerySection({ content, section }: SectionProps): ReactNode {
  const images = galleryImagesOf(content);
  return (
    <SectionShell section={section} className="section-gallery">
      <Gallery
        images={images}
        sizes={
          images.length === 1
            ? '(min-width: 48rem) 44rem, 92vw'
            : '(min-width: 75rem) 23rem, (min-width: 48rem) 31vw, 46vw'
        }
        width={1200}
        height={1200}
      />
    </SectionShell>
  );
}
