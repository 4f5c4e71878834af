import type { ReactNode } from 'react';
import { safePictureUrl } from '#domain/invitation/picture-url.ts';
import { Gallery } from '../../../parts/gallery/gallery.tsx';
import type { SectionProps } from '../../template-view.ts';
import { SectionShell } from '../section-shell.tsx';

/** The couple's pictures. */
export function GallerySection({ content, id, title }: SectionProps): ReactNode {
  const images = content.gallery.images.flatMap((image) => {
    const url = safePictureUrl(image.url);
    return url ? [{ ...image, url }] : [];
  });
  if (images.length === 0) return null;
  return (
    <SectionShell id={id} heading={title} className="section-gallery">
      <Gallery
        images={images}
        sizes="(min-width: 75rem) 23rem, (min-width: 48rem) 31vw, 46vw"
        width={1200}
        height={1200}
      />
    </SectionShell>
  );
}
