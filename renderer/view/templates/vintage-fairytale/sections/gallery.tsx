import type { ReactNode } from 'react';
import { galleryImagesOf } from '#domain/invitation/pictures.ts';
import { Gallery } from '../../../parts/gallery/gallery.tsx';
import { SectionShell } from '../../../sections/section-shell.tsx';
import type { SectionProps } from '../../template-view.ts';

/** The couple's pictures as plates of the book. */
export function GallerySection({ content, section }: SectionProps): ReactNode {
  const images = galleryImagesOf(content);
  return (
    <SectionShell section={section} className="section-gallery">
      <Gallery images={images} sizes={sizesOf(images.length)} width={1200} height={1200} />
    </SectionShell>
  );
}

/** Returns `sizes` of every picture: four and eight stand in rows of four. */
function sizesOf(count: number): string {
  if (count === 1) return '(min-width: 36rem) 29rem, 84vw';
  const onDesktops = count === 4 || count === 8 ? 12 : 17;
  return `(min-width: 64rem) ${onDesktops}rem, (min-width: 48rem) 26vw, 39vw`;
}
