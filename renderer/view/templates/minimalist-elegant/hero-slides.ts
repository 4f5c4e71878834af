import { galleryImagesOf, heroPicture } from '#domain/invitation/pictures.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';

/** More would cost a guest on a phone more than they show. */
const MOST_SLIDES = 5;

/** Pictures behind the names: the hero's own first, then the gallery's, each once. */
export function heroSlides(content: WeddingData): string[] {
  const urls = [heroPicture(content), ...galleryImagesOf(content).map(({ url }) => url)];
  return [...new Set(urls)].slice(0, MOST_SLIDES);
}
