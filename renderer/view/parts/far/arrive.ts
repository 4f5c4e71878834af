/** What tells that a guest goes their own way. */
const OWN_WAY = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/** Milliseconds after the page is loaded in which the browser may still scroll by itself. */
const SETTLING = 1_000;

/**
 * Takes a guest at once to the place that the page's address names, and keeps them there until the page
 * has come to rest. The browser, too, scrolls there, but to where the place lay before what stands above
 * was laid out; and where it glides, it adds what moves meanwhile to its way and ends beyond. A guest who
 * goes their own way is left alone.
 */
export function arrive(page: Document): void {
  const place = page.getElementById(location.hash.slice(1));
  if (!place) return;
  const root = page.documentElement;
  const arrival = new AbortController();
  const { signal } = arrival;
  const stay = () => place.scrollIntoView({ behavior: 'instant' });
  const end = () => {
    arrival.abort();
    root.style.scrollBehavior = '';
  };
  const endSoon = () => setTimeout(end, SETTLING);
  root.style.scrollBehavior = 'auto';
  stay();
  window.addEventListener('scroll', stay, { signal });
  for (const type of OWN_WAY) window.addEventListener(type, end, { signal, passive: true });
  if (page.readyState === 'complete') endSoon();
  else window.addEventListener('load', endSoon, { signal });
}
