/**
 * Marks the frame of every picture that cannot be loaded (`picture--failed`), also of those that
 * failed before this ran. Answers how to stop.
 */
export function watchPictures(root: Document | HTMLElement): () => void {
  const onError = (event: Event) => {
    markFailed(event.target as Element);
  };
  // In the builder's preview a picture is replaced by another in the same place.
  const onLoad = (event: Event) => {
    (event.target as Element).closest('.picture--failed')?.classList.remove('picture--failed');
  };
  // Neither bubbles; they are seen on the way down.
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
  // Browsers draw an alt text each in their own way; the template draws it from here.
  frame.dataset.alt = image.getAttribute('alt') ?? '';
}
