import { arrive, isReturn } from './arrive.ts';

/** Milliseconds that parts may take in one turn, so that a guest's finger never waits long. */
const TURN = 8;

/** Milliseconds that a turn waits for an idle moment: a page that is always busy has none. */
const PATIENCE = 50;

/**
 * Lays out what the first view left out (`.far`): once the page is loaded, a few parts in each turn,
 * from the top down. From then on nothing moves under a guest who scrolls fast, and what a
 * page is searched for is found in its place. Who arrives at a part, comes back to where they were, or
 * taps or strikes a key before all is laid out (a link to the reply form, the End key) gets all of it at
 * once: where a part lies depends on what stands above.
 */
export function layOutFar(page: Document): void {
  const parts = [...page.querySelectorAll('.far')];
  const layOut = (count: number) => {
    for (const part of parts.splice(0, count)) part.classList.remove('far');
  };
  const next = () => {
    const end = performance.now() + TURN;
    while (parts.length > 0 && performance.now() < end) {
      const [part] = parts;
      layOut(1);
      // Asking for its place lays it out now: what it takes counts for this turn.
      part?.getBoundingClientRect();
    }
    if (parts.length > 0) whenIdle(next);
  };
  const layOutAll = () => layOut(parts.length);
  page.addEventListener('click', layOutAll, { capture: true, once: true });
  page.addEventListener('keydown', layOutAll, { capture: true, once: true });
  if (isReturn() || location.hash !== '') layOutAll();
  else if (page.readyState === 'complete') whenIdle(next);
  else window.addEventListener('load', () => whenIdle(next), { once: true });
  arrive(page);
}

function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: PATIENCE });
  else setTimeout(act, PATIENCE);
}
