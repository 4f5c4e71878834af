/** What a guest does; and, before it, what else scrolls by a guest's hand. */
const INTERACTIONS = ['click', 'touchstart', 'keydown', 'scroll'];
const HANDS = ['wheel', 'pointerdown'];
/** Lead to what shall be pressed, the music's button among it, or are held for another key. */
const LEADING = ['Tab', 'Shift', 'Control', 'Alt', 'Meta'];

/**
 * Calls back on every click, touch, key press or scroll of the guest until it is stopped. Browsers
 * scroll, too: to where a guest was when the page is loaded again, to `#rsvp` in its address. So no
 * scroll counts before a wheel, finger, key or button was felt. Keys that only lead to something do not
 * count, nor does what they scroll.
 */
export function onInteraction(view: Window, listener: (event: Event) => void): () => void {
  let isGuest = false;
  const onEvent = (event: Event) => {
    if (LEADING.includes((event as KeyboardEvent).key)) return;
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
