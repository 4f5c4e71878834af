import { artUrl, isDefaultPicture } from '../templates/art.ts';
import { templateIdOf } from '../templates/template.ts';
import { safePictureUrl } from './picture-url.ts';
import type { GalleryImage, WeddingData } from './wedding-data.ts';

const isPicture = ({ url }: GalleryImage) => safePictureUrl(url) !== null;

/** The gallery as guests see it: without uploads in progress and what is no picture's address. */
export function galleryImagesOf(data: Pick<WeddingData, 'gallery'>): GalleryImage[] {
  return data.gallery.images.filter(isPicture);
}

export function hasGallery(data: Pick<WeddingData, 'gallery'>): boolean {
  return data.gallery.images.some(isPicture);
}

/** The picture behind the names: the couple's own, else the gallery's first, else the stock one. */
export function heroPicture(data: WeddingData): string {
  return (
    safePictureUrl(data.customizations.heroBackgroundImage) ??
    data.gallery.images.find(isPicture)?.url ??
    artUrl(templateIdOf(data), 'hero')
  );
}

/**
 * The same for a template whose painted default pictures are made to be small: the couple's own, else
 * the gallery's first that is none of those, else the stock one.
 */
export function largeHeroPicture(data: WeddingData): string {
  const opening = heroPicture(data);
  if (!isDefaultPicture(opening)) return opening;
  const own = galleryImagesOf(data).find(({ url }) => !isDefaultPicture(url));
  return own?.url ?? artUrl(templateIdOf(data), 'hero');
}

/** A portrait, or the template's placeholder. */
export function portrait(data: WeddingData, person: 'bride' | 'groom'): string {
  const own = person === 'bride' ? data.couple.brideImage : data.couple.groomImage;
  return (
    safePictureUrl(own) ??
    artUrl(templateIdOf(data), person === 'bride' ? 'portrait-1' : 'portrait-2')
  );
}
