/**
 * Lays out what the first view left out (`.far`): once the page is loaded, one part in each idle
 * moment, from the top down. From then on nothing moves under a guest who scrolls fast, and what a
 * page is searched for is found in its place. Who arrives at a part, or taps before all is laid out
 * (on a link to the reply form, say), gets all of it at once: its place depends on what stands above.
 */
export function layOutFar(page: Document): void {
  const parts = [...page.querySelectorAll('.far')];
  const layOut = (count: number) => {
    for (const part of parts.splice(0, count)) part.classList.remove('far');
  };
  const next = () => {
    layOut(1);
    if (parts.length > 0) whenIdle(next);
  };
  page.addEventListener('click', () => layOut(parts.length), { capture: true, once: true });
  if (location.hash !== '') layOut(parts.length);
  else if (page.readyState === 'complete') whenIdle(next);
  else window.addEventListener('load', () => whenIdle(next), { once: true });
}

function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 1000 });
  else setTimeout(act, 50);
}
