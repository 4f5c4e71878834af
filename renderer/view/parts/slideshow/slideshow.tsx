import type { ReactNode } from 'react';
import { EnhancedIsland } from '../../islands/island.tsx';
import { Picture } from '../picture/picture.tsx';
import { enhanceSlideshow } from './enhance-slideshow.ts';

/** (spec) More would cost guests on phones more than they are worth. */
export const MOST_SLIDES = 3;

interface SlideshowProps {
  /** URLs of the pictures; the first is shown at once. */
  readonly urls: readonly string[];
  readonly sizes: string;
  readonly width: number;
  readonly height: number;
  /** True for a slideshow under a cover. */
  readonly isCovered?: boolean;
}

/**
 * Pictures that take turns behind other content. All but the first are requested when their turn is
 * near; without scripts, and for guests who prefer reduced motion, the first one stays.
 */
export function Slideshow(show: SlideshowProps): ReactNode {
  const { urls, sizes, width, height, isCovered = false } = show;
  return (
    <EnhancedIsland
      // In a preview, other pictures start a new slideshow.
      key={urls.join()}
      name="slideshow"
      className="slideshow"
      props={{}}
      enhance={enhanceSlideshow}
    >
      {urls.map((url, index) => (
        <div key={url} className="slide" hidden={index > 0} data-shown={index === 0 || undefined}>
          <Picture
            url={url}
            alt=""
            sizes={sizes}
            width={width}
            height={height}
            priority={index === 0 && (isCovered ? 'behind' : true)}
          />
        </div>
      ))}
      {urls.length > 1 ? (
        <button type="button" className="slideshow-toggle" aria-label="Pause slideshow" hidden>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
            <path className="slideshow-pause" d="M9 6v12M15 6v12" />
            <path className="slideshow-play" d="M9 6l9 6-9 6z" />
          </svg>
        </button>
      ) : null}
    </EnhancedIsland>
  );
}
