import { type GalleryImage, LIMITS } from '#domain/invitation/wedding-data.ts';
import { isDefaultPicture } from '#domain/templates/art.ts';

const hasOwn = (images: readonly GalleryImage[]) =>
  images.some((image) => !isDefaultPicture(image.url));

/**
 * Returns the gallery with another of the couple's own pictures. (spec) The template's pictures are
 * placeholders: the first own one replaces them; in a gallery that already has one, they stay.
 */
export function withUploaded(
  images: readonly GalleryImage[],
  uploaded: GalleryImage,
): GalleryImage[] {
  const kept = hasOwn(images) ? images : [];
  return [...kept, uploaded].slice(0, LIMITS.galleryImages);
}

/** Returns how many pictures may still be added while `pending` are being uploaded. */
export function freePlaces(images: readonly GalleryImage[], pending: number): number {
  const own = hasOwn(images) ? images.length : 0;
  return Math.max(0, LIMITS.galleryImages - own - pending);
}
