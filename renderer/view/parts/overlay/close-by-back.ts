/** `history.state` of an overlay's entry. */
const ENTRY = 'overlay';

/**
 * Adds a history entry for an overlay, so that the Back button closes the overlay instead of
 * leaving the page. Returns a function to call once, when the overlay closes: it removes the entry.
 * `close` may be called when nothing is open any more. In the builder's preview nothing is added: a
 * frame shares its history with the page around it.
 */
export function closeByBack(close: () => void): () => void {
  if (parent !== window) return () => {};
  // Forward or a reload may lead to an entry whose overlay is gone: that entry is used again.
  if (history.state !== ENTRY) {
    // On the way back, a phone that was rotated would scroll to the position before the rotation.
    history.scrollRestoration = 'manual';
    history.pushState(ENTRY, '');
    // A reload of the new entry restores its position.
    history.scrollRestoration = 'auto';
  }
  const onBack = () => {
    close();
    // Browsers scroll after this event.
    setTimeout(() => {
      history.scrollRestoration = 'auto';
    });
  };
  addEventListener('popstate', onBack, { once: true });
  return () => {
    if (history.state === ENTRY) history.back();
  };
}
