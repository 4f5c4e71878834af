/**
 * Lays out what the first view left out (`.far`): once the page is loaded, one part in each idle
 * moment, from the top down. From then on nothing moves under a guest who scrolls fast, and what a
 * page is searched for is found in its place.
 */
export function layOutFar(page: Document): void {
  const parts = [...page.querySelectorAll('.far')];
  const next = () => {
    parts.shift()?.classList.remove('far');
    if (parts.length > 0) whenIdle(next);
  };
  if (page.readyState === 'complete') whenIdle(next);
  else window.addEventListener('load', () => whenIdle(next), { once: true });
}

function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 1000 });
  else setTimeout(act, 50);
}
