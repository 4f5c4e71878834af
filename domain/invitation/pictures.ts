import { artUrl, isDefaultPicture } from '../templates/art.ts';
import { templateIdOf } from '../templates/template.ts';
import { parsePictureUrl, safePictureUrl } from './picture-url.ts';
import type { GalleryImage, WeddingData } from './wedding-data.ts';

const isPicture = ({ url }: GalleryImage) => safePictureUrl(url) !== null;

/** Returns the gallery as guests see it: without uploads in progress and unusable addresses. */
export function galleryImagesOf(data: Pick<WeddingData, 'gallery'>): GalleryImage[] {
  return data.gallery.images.filter(isPicture);
}

export function hasGallery(data: Pick<WeddingData, 'gallery'>): boolean {
  return data.gallery.images.some(isPicture);
}

/** Returns the picture behind the names: the couple's own, else the gallery's first, else stock. */
export function heroPicture(data: WeddingData): string {
  return (
    safePictureUrl(data.customizations.heroBackgroundImage) ??
    data.gallery.images.find(isPicture)?.url ??
    artUrl(templateIdOf(data), 'hero')
  );
}

/**
 * Returns the hero picture of a template whose painted default pictures are too small for it, and
 * are passed over.
 */
export function largeHeroPicture(data: WeddingData): string {
  const opening = heroPicture(data);
  if (!isDefaultPicture(opening)) return opening;
  const own = galleryImagesOf(data).find(({ url }) => !isDefaultPicture(url));
  return own?.url ?? artUrl(templateIdOf(data), 'hero');
}

/** Returns a portrait, or the template's placeholder. */
export function portrait(data: WeddingData, person: 'bride' | 'groom'): string {
  const own = person === 'bride' ? data.couple.brideImage : data.couple.groomImage;
  return (
    safePictureUrl(own) ??
    artUrl(templateIdOf(data), person === 'bride' ? 'portrait-1' : 'portrait-2')
  );
}

/** A picture, and the path of its field in the content. */
export interface PlacedPicture {
  readonly path: string;
  readonly url: string;
}

/** Returns the pictures uploaded to this site (`/media/…`, without origin), in the form's order. */
export function uploadedPictures(data: WeddingData): PlacedPicture[] {
  const { couple, customizations, gallery, story } = data;
  const all: PlacedPicture[] = [
    { path: 'customizations.heroBackgroundImage', url: customizations.heroBackgroundImage },
    { path: 'couple.brideImage', url: couple.brideImage },
    { path: 'couple.groomImage', url: couple.groomImage },
    ...gallery.images.map(({ url }, index) => ({ path: `gallery.images.${index}.url`, url })),
    ...story.sections.map(({ image }, index) => ({
      path: `story.sections.${index}.image`,
      url: image,
    })),
  ];
  return all.filter(({ url }) => parsePictureUrl(url)?.origin === '');
}
