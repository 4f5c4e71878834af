/**
 * Whether a place is shown without the cover when somebody asks for it: the page's top (`#home`) is what
 * the cover lies on.
 */
export const isBelowCover = (place: Element): boolean =>
  place.id !== 'home' && place.closest('.cover-page') !== null;

/** Takes the cover away from a place below it, without its fade. For the builder, which has no guest. */
export function uncover(place: Element): void {
  const cover = place.closest('.cover-frame')?.querySelector<HTMLElement>('.cover[open]');
  if (!cover || !isBelowCover(place)) return;
  cover.style.transition = 'none';
  cover.removeAttribute('open');
}
