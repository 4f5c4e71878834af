/**
 * Marks the frame of every picture that cannot be loaded (`picture--failed`), also of those that
 * failed before this ran. Answers how to stop.
 */
export function watchPictures(root: Document | HTMLElement): () => void {
  const onError = (event: Event) => {
    markFailed(event.target as Element);
  };
  // `error` does not bubble; it is seen on the way down.
  root.addEventListener('error', onError, true);
  for (const image of root.querySelectorAll<HTMLImageElement>('.picture img')) {
    if (image.complete && image.naturalWidth === 0 && image.loading !== 'lazy') markFailed(image);
  }
  return () => root.removeEventListener('error', onError, true);
}

function markFailed(image: Element): void {
  const frame = image.closest<HTMLElement>('.picture');
  if (!frame) return;
  frame.classList.add('picture--failed');
  // Browsers draw an alt text each in their own way; the template draws it from here.
  frame.dataset.alt = image.getAttribute('alt') ?? '';
}
