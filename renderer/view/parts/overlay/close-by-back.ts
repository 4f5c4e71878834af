/** State of the entry that an overlay has in the browser's history. */
const ENTRY = 'overlay';

/**
 * Lets the Back button close what was opened over the page, which it would leave otherwise: opening
 * makes an entry in the browser's history. Answers what to call, once, when the overlay closes; it takes
 * the entry away. `close` may be called when nothing is open any more.
 */
export function closeByBack(view: Window, close: () => void): () => void {
  const { history } = view;
  // Forward and a reload come to an entry whose overlay is gone: it serves again.
  if (history.state !== ENTRY) {
    // On the way back, a phone that was turned would be scrolled to where the place lay before.
    history.scrollRestoration = 'manual';
    history.pushState(ENTRY, '');
    // A reload of the new entry comes back to its place.
    history.scrollRestoration = 'auto';
  }
  const onBack = () => {
    close();
    // Browsers scroll after the event.
    setTimeout(() => {
      history.scrollRestoration = 'auto';
    });
  };
  view.addEventListener('popstate', onBack, { once: true });
  return () => {
    if (history.state === ENTRY) history.back();
  };
}
