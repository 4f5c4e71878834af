/** What tells that a guest goes their own way. */
const OWN_WAY = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/** Milliseconds after the page is loaded in which the browser may still scroll by itself. */
const SETTLING = 1_000;

/**
 * Takes a guest at once to the place that the page's address names, and keeps them there until the page
 * has come to rest. The browser, too, scrolls there, but to where the place lay before what stands above
 * was laid out. A guest who comes back is led by the browser alone, to where they were; one who goes
 * their own way is left alone. From then on the page glides to its places (`at-rest`).
 */
export function arrive(page: Document): void {
  const arrival = new AbortController();
  const { signal } = arrival;
  const end = () => {
    arrival.abort();
    page.documentElement.classList.add('at-rest');
  };
  const endSoon = () => setTimeout(end, SETTLING);
  for (const type of OWN_WAY) window.addEventListener(type, end, { signal, passive: true });
  if (page.readyState === 'complete') endSoon();
  else window.addEventListener('load', endSoon, { signal });
  const place = isReturn() ? null : page.getElementById(location.hash.slice(1));
  if (!place) return;
  const stay = () => place.scrollIntoView({ behavior: 'instant' });
  stay();
  window.addEventListener('scroll', stay, { signal });
}

/** A page that is loaded again is scrolled to where its guest left it. */
export function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const type = (navigation as PerformanceNavigationTiming | undefined)?.type;
  return type === 'reload' || type === 'back_forward';
}
