import { galleryImagesOf, heroPicture } from '#domain/invitation/pictures.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { MOST_SLIDES } from '../../parts/slideshow/slideshow.tsx';

/**
 * Returns the pictures behind the names, at most `MOST_SLIDES`: the hero's own, then the gallery's,
 * each once.
 */
export function heroSlides(content: WeddingData): string[] {
  const urls = [heroPicture(content), ...galleryImagesOf(content).map(({ url }) => url)];
  return [...new Set(urls)].slice(0, MOST_SLIDES);
}
