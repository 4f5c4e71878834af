/** What a guest does; and, before it, what else scrolls by a guest's hand. */
const INTERACTIONS = ['click', 'touchstart', 'keydown', 'scroll'];
const HANDS = ['wheel', 'pointerdown'];

/**
 * Calls back on every click, touch, key press or scroll of the guest until it is stopped. Browsers
 * scroll, too, and glide for a second: to where a guest was when the page is loaded again, to `#rsvp`
 * in its address. So no scroll counts before a wheel, finger, key or button was felt.
 */
export function onInteraction(view: Window, listener: (event: Event) => void): () => void {
  let isGuest = false;
  const onEvent = (event: Event) => {
    isGuest ||= event.type !== 'scroll';
    if (isGuest && INTERACTIONS.includes(event.type)) listener(event);
  };
  const types = [...INTERACTIONS, ...HANDS];
  for (const type of types) {
    view.addEventListener(type, onEvent, { passive: true, capture: true });
  }
  return () => {
    for (const type of types) view.removeEventListener(type, onEvent, { capture: true });
  };
}
