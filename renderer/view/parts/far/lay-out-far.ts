import { arrive, isReturn } from './arrive.ts';

/** Milliseconds of layout in one task, so that a tap never waits long. */
const TURN = 8;

/** Milliseconds to wait for an idle moment, which a page that is always busy does not have. */
const PATIENCE = 50;

/**
 * Lays out what the first view left out (`.far`) once the page has loaded, a few parts per task,
 * from the top down. From then on nothing moves under a guest who scrolls fast, and find-in-page
 * leads to the right place. All parts are laid out at once for a guest who arrives at an anchor,
 * returns to where they were, or clicks or presses a key (a link to the reply form, the End key):
 * where a part lies depends on those above it.
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
      // Forces its layout now, so that the time counts for this task.
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
