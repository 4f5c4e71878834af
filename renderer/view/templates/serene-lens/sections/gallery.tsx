import type { ReactNode } from 'react';
import { galleryImagesOf } from '#domain/invitation/pictures.ts';
import { Gallery } from '../../../parts/gallery/gallery.tsx';
import type { SectionProps } from '../../template-view.ts';
import { SectionShell } from '../section-shell.tsx';

/** The couple's pictures from edge to edge, captions below them. */
export function GallerySection({ content, section }: SectionProps): ReactNode {
  const images = galleryImagesOf(content);
  return (
    <SectionShell
      section={section}
      className="band-gallery"
      below={
        <Gallery
          images={images}
          sizes="(min-width: 48rem) 66vw, 100vw"
          width={1200}
          height={1200}
        />
      }
    />
  );
}
