import type { ReactNode } from 'react';
import { EnhancedIsland } from '../../islands/island.tsx';
import { Prepared } from '../prepared/prepared.tsx';
import { enhanceGalleryPairs } from './enhance-gallery-pairs.ts';

interface GalleryPairsProps {
  readonly count: number;
  /** The gallery, which styles turn into a scrolling row of picture pairs on phones. */
  readonly children: ReactNode;
}

/**
 * Rotates a gallery by pairs on phones. Without scripts it is a row to swipe through.
 */
export function GalleryPairs({ count, children }: GalleryPairsProps): ReactNode {
  if (count <= 2) return children;
  const slides = Math.ceil(count / 2);
  return (
    <EnhancedIsland
      name="gallery-pairs"
      className="gallery-pairs"
      props={{ slides }}
      enhance={enhanceGalleryPairs}
    >
      {children}
      <Prepared className="gallery-pager far" hidden kind={Pager} variant={String(slides)}>
        <Pager slides={slides} />
      </Prepared>
    </EnhancedIsland>
  );
}

function Pager({ slides }: { readonly slides: number }): ReactNode {
  return (
    <>
      <button type="button" className="pager-button" data-step="-1" aria-label="Previous pictures">
        ‹
      </button>
      <p className="pager-place">1 / {slides}</p>
      <button type="button" className="pager-button" data-step="1" aria-label="Next pictures">
        ›
      </button>
      <button type="button" className="pager-pause">
        Pause
      </button>
    </>
  );
}
