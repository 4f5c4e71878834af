type Listener = (nowMs: number) => void;

const listeners = new Set<Listener>();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Calls `listener` at once and then on every full second while `element` can be seen: a browser
 * draws a frame after each change, also after one that nobody sees. All clocks of a page share one
 * timer, so that they change together. Returns a function that stops the calls.
 */
export function everySecond(element: Element, listener: Listener): () => void {
  listener(Date.now());
  const observer = new IntersectionObserver((entries) => {
    if (entries.at(-1)?.isIntersecting) listeners.add(listener);
    else listeners.delete(listener);
    run();
  });
  observer.observe(element);
  document.addEventListener('visibilitychange', run);
  return () => {
    observer.disconnect();
    listeners.delete(listener);
    schedule();
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
