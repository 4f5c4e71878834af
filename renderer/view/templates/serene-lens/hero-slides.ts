import { galleryImagesOf, largeHeroPicture } from '#domain/invitation/pictures.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { isDefaultPicture } from '#domain/templates/art.ts';
import { MOST_SLIDES } from '../../parts/slideshow/slideshow.tsx';

/** Default pictures that are wide enough to fill a screen. */
const WIDE_DEFAULTS = /\/(?:hills|table)\.webp$/;

/**
 * Returns the opening spread's pictures, at most `MOST_SLIDES`, each once: the hero's own, then the
 * gallery's uploads. Without uploads, the gallery's wide default pictures follow: the upright ones
 * are too narrow.
 */
export function heroSlides(content: WeddingData): string[] {
  const gallery = galleryImagesOf(content).map(({ url }) => url);
  const own = gallery.filter((url) => !isDefaultPicture(url));
  const wide = gallery.filter((url) => isDefaultPicture(url) && WIDE_DEFAULTS.test(url));
  return [...new Set([largeHeroPicture(content), ...(own.length > 0 ? own : wide)])].slice(
    0,
    MOST_SLIDES,
  );
}
