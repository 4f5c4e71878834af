/**
 * Marks the frame of every picture that cannot be loaded (`picture--failed`), including those that
 * failed before this ran. Returns a function that stops it.
 */
export function watchPictures(root: Document | HTMLElement): () => void {
  const onError = ({ target }: Event) => markFailed(target as Element);
  // In the builder's preview another picture may replace one in the same frame.
  const onLoad = ({ target }: Event) =>
    (target as Element).closest('.picture')?.classList.remove('picture--failed');
  // Neither event bubbles, so both are captured.
  root.addEventListener('error', onError, true);
  root.addEventListener('load', onLoad, true);
  for (const image of root.querySelectorAll<HTMLImageElement>('.picture img')) {
    if (image.complete && image.naturalWidth === 0 && image.currentSrc !== '') markFailed(image);
  }
  return () => {
    root.removeEventListener('error', onError, true);
    root.removeEventListener('load', onLoad, true);
  };
}

function markFailed(image: Element): void {
  const frame = image.closest<HTMLElement>('.picture');
  if (!frame) return;
  frame.classList.add('picture--failed');
  // Browsers render alt texts differently, so the template draws it from here.
  frame.dataset.alt = image.getAttribute('alt') ?? '';
}
