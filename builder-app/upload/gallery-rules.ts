import { type GalleryImage, LIMITS } from '#domain/invitation/wedding-data.ts';
import { isDefaultPicture } from '#domain/templates/art.ts';

/**
 * Returns whether any picture is the couple's own. (spec) The template's pictures are placeholders:
 * the first own one replaces them; in a gallery that already has one, they stay.
 */
export const hasOwn = (images: readonly GalleryImage[]) =>
  images.some((image) => !isDefaultPicture(image.url));

/** Returns how many pictures may still be added while `pending` are being uploaded. */
export function freePlaces(images: readonly GalleryImage[], pending: number): number {
  const own = hasOwn(images) ? images.length : 0;
  return Math.max(0, LIMITS.galleryImages - own - pending);
}
