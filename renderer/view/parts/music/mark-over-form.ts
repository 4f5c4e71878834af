/**
 * Marks the music bar while the reply form is below it: on phones, its texts would cover a field.
 * Returns a function that ends this.
 */
export function markOverForm(bar: HTMLElement): () => void {
  const form = document.querySelector('.rsvp-form');
  if (!form) return () => {};
  const observer = new IntersectionObserver(
    (entries) => bar.toggleAttribute('data-over-form', entries.at(-1)?.isIntersecting),
    // The upper tenth of the window, in which the bar is.
    { rootMargin: '0% 0% -90%' },
  );
  observer.observe(form);
  return () => observer.disconnect();
}
