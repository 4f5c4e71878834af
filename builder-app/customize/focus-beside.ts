/**
 * Moves the focus from an entry that is about to be removed to the next entry or the button that
 * adds one, else to the previous entry, else to what follows the list. Otherwise the browser would
 * move it to the top of the page.
 */
export function focusBeside(entry: Element | null): void {
  const places = [
    entry?.nextElementSibling,
    entry?.previousElementSibling,
    entry?.parentElement?.nextElementSibling,
  ];
  places.some((place) => place instanceof HTMLElement && takesFocus(place));
}

/** Focuses the element or else its first button or input; returns whether it could. */
function takesFocus(place: HTMLElement): boolean {
  place.focus();
  if (document.activeElement !== place) {
    place.querySelector<HTMLElement>('button, input')?.focus();
  }
  return place.contains(document.activeElement);
}
