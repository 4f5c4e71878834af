/** Events by which a guest takes over. */
const OWN_WAY = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/** Milliseconds after the page has loaded in which the browser may still scroll on its own. */
const SETTLING = 1_000;

/**
 * Scrolls to the anchor in the page's URL at once, and keeps the guest there until the page has
 * come to rest. The browser scrolls there too, but to where the anchor lay before the parts above
 * it were laid out. On a return the browser alone restores the position, and a guest who takes over
 * is left alone. From then on the page scrolls smoothly (`at-rest`).
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

/** Returns true for a reload, Back or Forward, where the browser restores the scroll position. */
export function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const type = (navigation as PerformanceNavigationTiming | undefined)?.type;
  return type === 'reload' || type === 'back_forward';
}
