/**
 * Moves the focus from an entry that is about to be removed to the next entry or the button that
 * adds one, else to the previous entry, else to what follows the list, else to the section that it is
 * in. Otherwise the browser would move it to the top of the page.
 *
 * @param within what takes the focus inside an entry that cannot take it itself
 */
export function focusBeside(entry: Element | null, within = 'button, input'): void {
  const places = [
    entry?.nextElementSibling,
    entry?.previousElementSibling,
    entry?.parentElement?.nextElementSibling,
    entry?.closest('section'),
  ];
  places.some((place) => place instanceof HTMLElement && takesFocus(place, within));
}

/** Focuses the element or else the first `within` it; returns whether it could. */
function takesFocus(place: HTMLElement, within: string): boolean {
  place.focus();
  if (document.activeElement !== place) {
    place.querySelector<HTMLElement>(within)?.focus();
  }
  return place.contains(document.activeElement);
}
