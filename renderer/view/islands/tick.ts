type Listener = (nowMs: number) => void;

/** Distance from the window within which an element gets its seconds. */
const NEAR = '200px 0px';

const listeners = new Set<Listener>();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Calls `listener` at once and then on every full second while the page is visible and `element`
 * is in its window or near it: a browser draws a frame after each change, also after one that
 * nobody sees. All clocks of a page share one timer, so that they change together. Returns a
 * function that stops the calls.
 */
export function everySecond(element: Element, listener: Listener): () => void {
  if (!('IntersectionObserver' in window)) return start(listener);
  listener(Date.now());
  let stop = () => {};
  const observer = new IntersectionObserver(
    (entries) => {
      stop();
      stop = entries.at(-1)?.isIntersecting ? start(listener) : () => {};
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
    stop();
  };
}

function start(listener: Listener): () => void {
  listeners.add(listener);
  if (listeners.size === 1) document.addEventListener('visibilitychange', run);
  listener(Date.now());
  schedule();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', run);
    clearTimeout(timer);
  };
}

function run(): void {
  if (!document.hidden) {
    const now = Date.now();
    for (const listener of listeners) listener(now);
  }
  schedule();
}

function schedule(): void {
  clearTimeout(timer);
  if (document.hidden || listeners.size === 0) return;
  timer = setTimeout(run, 1000 - (Date.now() % 1000));
}
