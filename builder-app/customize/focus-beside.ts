/**
 * Takes the focus from an entry that is about to be removed to what stands behind it (the next entry,
 * or the button that adds one), else before it, else behind the list. Left alone, it would fall to
 * the top of the page.
 */
export function focusBeside(entry: Element | null): void {
  const places = [
    entry?.nextElementSibling,
    entry?.previousElementSibling,
    entry?.parentElement?.nextElementSibling,
  ];
  places.some((place) => place instanceof HTMLElement && takesFocus(place));
}

/** Focuses the entry, or in one that cannot have the focus itself what can; answers whether it did. */
function takesFocus(place: HTMLElement): boolean {
  place.focus();
  if (document.activeElement !== place) {
    place.querySelector<HTMLElement>('button, input')?.focus();
  }
  return place.contains(document.activeElement);
}
