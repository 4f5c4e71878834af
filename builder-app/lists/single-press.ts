import type { MouseEvent } from 'react';

/** How long after a tap the next one makes it a double tap: 300 ms on Android, 350 ms on iOS. */
const DOUBLE_TAP_MS = 350;
let lastTap = Number.NEGATIVE_INFINITY;

/**
 * Returns a handler that ignores the second press of a double click or double tap, for a button that
 * takes an entry off a list: the next entry has come under the pointer by then, and would go too.
 */
export const singlePress =
  (act: (event: MouseEvent<HTMLButtonElement>) => void) =>
  (event: MouseEvent<HTMLButtonElement>): void => {
    if (!isSecond(event)) act(event);
  };

function isSecond({ detail, timeStamp, nativeEvent }: MouseEvent): boolean {
  // Pressed with a key, which meets the entry that has the focus.
  if (detail === 0) return false;
  if (detail > 1) return true;
  // Not every browser counts taps as it counts clicks, and older ones do not tell them apart.
  if ('pointerType' in nativeEvent && nativeEvent.pointerType === 'mouse') return false;
  const pause = timeStamp - lastTap;
  lastTap = timeStamp;
  return pause < DOUBLE_TAP_MS;
}
