import { type GalleryImage, LIMITS } from '#domain/invitation/wedding-data.ts';
import { isDefaultPicture } from '#domain/templates/art.ts';

const hasOwn = (images: readonly GalleryImage[]) =>
  images.some((image) => !isDefaultPicture(image.url));

/**
 * The gallery with one more picture of the couple's own. (spec) The template's pictures only hold
 * the place: they leave when the first real one arrives, unless real ones stand among them already.
 */
export function withUploaded(
  images: readonly GalleryImage[],
  uploaded: GalleryImage,
): GalleryImage[] {
  const kept = hasOwn(images) ? images : [];
  return [...kept, uploaded].slice(0, LIMITS.galleryImages);
}

/** How many pictures may still be added while `pending` are on their way. */
export function freePlaces(images: readonly GalleryImage[], pending: number): number {
  const own = hasOwn(images) ? images.length : 0;
  return Math.max(0, LIMITS.galleryImages - own - pending);
}
