/** Events that call back, and further events that show that a scroll is the guest's. */
const INTERACTIONS = ['click', 'touchstart', 'keydown', 'scroll'];
const HANDS = ['wheel', 'pointerdown'];
/** Keys that move the focus, maybe to the music button, or modify another key. */
const LEADING = ['Tab', 'Shift', 'Control', 'Alt', 'Meta'];

/**
 * Calls back on every click, touch, key press or scroll of the guest until it is stopped. Browsers
 * scroll too, to the old position after a reload or to `#rsvp` in the URL, so no scroll counts
 * before a wheel, touch, key or pointer event. `LEADING` keys do not count, nor does scrolling by
 * them.
 */
export function onInteraction(listener: (event: Event) => void): () => void {
  let isGuest = false;
  const onEvent = (event: Event) => {
    if (LEADING.includes((event as KeyboardEvent).key)) return;
    isGuest ||= event.type !== 'scroll';
    if (isGuest && INTERACTIONS.includes(event.type)) listener(event);
  };
  const types = [...INTERACTIONS, ...HANDS];
  for (const type of types) {
    addEventListener(type, onEvent, { passive: true, capture: true });
  }
  return () => {
    for (const type of types) removeEventListener(type, onEvent, { capture: true });
  };
}
