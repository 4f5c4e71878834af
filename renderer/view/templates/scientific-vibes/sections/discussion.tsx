import type { ReactNode } from 'react';
import { galleryImagesOf } from '#domain/invitation/pictures.ts';
import { Gallery } from '../../../parts/gallery/gallery.tsx';
import type { SectionProps } from '../../template-view.ts';
import { SectionShell } from '../section-shell.tsx';

/** More pictures than this stand in pairs on phones. */
const MOST_IN_ONE_COLUMN = 8;
/** Counts that stand in rows of four on desktops, where rows of three would leave more gaps. */
const IN_FOURS = [4, 7, 8, 10, 11, 12, 14, 15, 16, 19, 20];

/** The couple's pictures as numbered figures. */
export function Discussion({ content, section, shown }: SectionProps): ReactNode {
  const images = galleryImagesOf(content);
  return (
    <SectionShell section={section} shown={shown} className="section-discussion">
      <p className="lead">
        The evidence is reproduced below at the authors’ own choice. No outliers were removed.
      </p>
      <div
        data-many={images.length > MOST_IN_ONE_COLUMN || undefined}
        data-fours={IN_FOURS.includes(images.length) || undefined}
      >
        <Gallery images={images} sizes={sizesOf(images.length)} width={1200} height={900} />
      </div>
    </SectionShell>
  );
}

function sizesOf(count: number): string {
  if (count === 1) return '(min-width: 51rem) 46rem, 90vw';
  const [onDesktops, onLaptops] =
    count === 2 ? [34.7, 43] : IN_FOURS.includes(count) ? [16.7, 21] : [22.7, 28];
  const onTablets = count % 3 === 0 ? 28 : 43;
  const onPhones = count > MOST_IN_ONE_COLUMN ? 43 : 90;
  return (
    `(min-width: 80rem) ${onDesktops}rem, (min-width: 64rem) ${onLaptops}vw, ` +
    `(min-width: 40rem) ${onTablets}vw, ${onPhones}vw`
  );
}
