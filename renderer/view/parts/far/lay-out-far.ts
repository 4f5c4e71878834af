import { arrive, isReturn } from './arrive.ts';

/** Milliseconds to wait for an idle moment, which a page that is always busy does not have. */
const PATIENCE = 20;
/** Milliseconds after which a task takes on no other part. */
const BRIEF = 2;
/** Milliseconds to wait for faces: about two round trips of a slow network. */
const FACES_PATIENCE = 1_000;

/**
 * Lays out what the first view left out (`.far`) once the page has loaded, from the top down. Each
 * part takes two steps, its styles and its layout, in tasks so brief that a tap never waits long.
 * All styles come first: they request the faces of the parts, and a layout without these takes up
 * to four times as long, as it asks the system for other fonts, and is needed again.
 * Then nothing moves any more under a guest who scrolls fast, and find-in-page leads to the right
 * place. All parts are laid out at once for a guest who arrives at an anchor, returns to where they
 * were, or clicks or presses a key (a link to the reply form, the End key): where a part lies
 * depends on those above it.
 */
export function layOutFar(page: Document): void {
  const parts = [...page.querySelectorAll<HTMLElement>('.far')];
  const layOutAll = () => {
    for (const part of parts.splice(0)) part.classList.remove('far');
  };
  const begin = () =>
    inTurn([...parts], styleInside, async () => {
      await Promise.race([page.fonts.ready, patience()]);
      inTurn(parts, layOut);
    });
  const layOutAround = ({ target }: Event) => keepInPlace(seenBy(target as Element), layOutAll);
  for (const type of ['click', 'keydown']) {
    page.addEventListener(type, layOutAround, { capture: true, once: true });
  }
  if (isReturn() || location.hash) layOutAll();
  else if (page.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
  arrive(page);
}

/**
 * Takes the parts from the list and acts on each, in tasks of their own: as many in one as take but
 * a moment.
 */
function inTurn(parts: HTMLElement[], act: (part: HTMLElement) => void, then?: () => void): void {
  whenIdle(() => {
    const start = performance.now();
    while (performance.now() < start + BRIEF) {
      const part = parts.shift();
      if (!part) return then?.();
      act(part);
    }
    inTurn(parts, act, then);
  });
}

/**
 * Fills a part that is still empty (`far-empty`) and computes the styles within, which are skipped
 * while it is not laid out.
 */
function styleInside(part: HTMLElement): void {
  part.style.animation = 'none';
  getComputedStyle(part.lastElementChild ?? part).color;
}

function layOut(part: HTMLElement): void {
  part.classList.remove('far');
  // Forces its layout now, in this task.
  part.getBoundingClientRect();
}

/**
 * Returns what is to stay where a guest sees it: what was pressed, or what is in the middle of the
 * window if that is no part of the page that moves, such as the music button.
 */
function seenBy(pressed: Element): Element | null {
  if (pressed.closest('section[id]')) return pressed;
  return document.elementFromPoint(innerWidth / 2, innerHeight / 2);
}

/** Changes the page, and scrolls by as much as that moves an element. */
function keepInPlace(element: Element | null, change: () => void): void {
  const top = () => element?.getBoundingClientRect().top ?? 0;
  const before = top();
  change();
  scrollBy({ top: top() - before, behavior: 'instant' });
}

/** Safari has no idle callbacks. */
function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: PATIENCE });
  else setTimeout(act);
}

const patience = () => new Promise((resolve) => setTimeout(resolve, FACES_PATIENCE));
