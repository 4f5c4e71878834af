import type { ReactNode } from 'react';
import { galleryImagesOf } from '#domain/invitation/pictures.ts';
import { Gallery } from '../../../parts/gallery/gallery.tsx';
import type { SectionProps } from '../../template-view.ts';
import { SectionShell } from '../section-shell.tsx';

/** More pictures than this stand in pairs on a phone. */
const MOST_IN_ONE_COLUMN = 8;

/** The couple's pictures as numbered figures. */
export function Discussion({ content, section, shown }: SectionProps): ReactNode {
  const images = galleryImagesOf(content);
  return (
    <SectionShell section={section} shown={shown} className="section-discussion">
      <p className="lead">
        The evidence is reproduced below at the authors’ own choice. No outliers were removed.
      </p>
      <div data-many={images.length > MOST_IN_ONE_COLUMN || undefined}>
        <Gallery
          images={images}
          sizes={
            images.length === 1
              ? '(min-width: 50rem) 46rem, 90vw'
              : '(min-width: 72rem) 23rem, (min-width: 64rem) 31vw, (min-width: 40rem) 45vw, 90vw'
          }
          width={1200}
          height={900}
        />
      </div>
    </SectionShell>
  );
}
