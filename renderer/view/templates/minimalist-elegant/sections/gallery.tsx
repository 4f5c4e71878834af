import type { ReactNode } from 'react';
import { galleryImagesOf } from '#domain/invitation/pictures.ts';
import { Gallery } from '../../../parts/gallery/gallery.tsx';
import type { SectionProps } from '../../template-view.ts';
import { SectionShell } from '../section-shell.tsx';

/** The couple's pictures in full rows. */
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

/**
 * Columns, of twelve, that each picture of a group spans, by the group's size. Groups have five
 * pictures; the last has what is left.
 */
const COLUMNS = [[12], [7, 5], [4, 4, 4], [7, 5, 6, 6], [7, 5, 4, 4, 4]] as const;

function sizesOf(index: number, count: number): string {
  if (count === 1) return '(min-width: 67rem) 56rem, 84vw';
  const place = index % 5;
  const group = COLUMNS[Math.min(count - index + place, 5) - 1];
  const columns = group?.[place] ?? 12;
  const isWide = index % 3 === 0 || (index % 3 === 1 && index === count - 1);
  const [onDesktops, onTablets] = [6.83 * columns - 2, 7.17 * columns - 2];
  return (
    `(min-width: 95rem) ${onDesktops.toFixed()}rem, (min-width: 48rem) ${onTablets.toFixed()}vw, ` +
    (isWide ? '84vw' : '41vw')
  );
}
