const INTERACTIONS = ['click', 'touchstart', 'keydown', 'scroll'] as const;

/**
 * Calls back on every click, touch, key press or scroll of the guest until it is stopped. Scrolling
 * done by the browser while the page loads (restored position, `#rsvp` in the address) is none.
 */
export function onInteraction(view: Window, listener: (event: Event) => void): () => void {
  const { document } = view;
  let settled = false;
  let frame = 0;
  const settle = () => {
    frame = view.requestAnimationFrame(() => {
      frame = view.requestAnimationFrame(() => {
        settled = true;
      });
    });
  };
  const onEvent = (event: Event) => {
    if (event.type !== 'scroll' || settled) listener(event);
  };
  if (document.readyState === 'complete') settle();
  else view.addEventListener('load', settle, { once: true });
  for (const type of INTERACTIONS) {
    view.addEventListener(type, onEvent, { passive: true, capture: true });
  }
  return () => {
    view.cancelAnimationFrame(frame);
    view.removeEventListener('load', settle);
    for (const type of INTERACTIONS) view.removeEventListener(type, onEvent, { capture: true });
  };
}
