import type { ReactNode } from 'react';
import { galleryImagesOf } from '#domain/invitation/pictures.ts';
import { Gallery } from '../../../parts/gallery/gallery.tsx';
import type { SectionProps } from '../../template-view.ts';
import { SectionShell } from '../section-shell.tsx';

/** The couple's pictures as plates of the book. */
export function GallerySection({ content, section }: SectionProps): ReactNode {
  const images = galleryImagesOf(content);
  return (
    <SectionShell section={section} className="section-gallery">
      <Gallery
        images={images}
        sizes={
          images.length === 1
            ? '(min-width: 36rem) 30rem, 84vw'
            : '(min-width: 75rem) 18rem, (min-width: 48rem) 28vw, 42vw'
        }
        width={1200}
        height={1200}
      />
    </SectionShell>
  );
}
