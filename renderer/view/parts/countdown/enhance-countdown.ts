import { localInstant, remaining } from '#domain/invitation/countdown.ts';
import { everySecond } from '../../islands/tick.ts';

export interface CountdownProps {
  /** Local to the guest: YYYY-MM-DD and HH:MM. */
  readonly target: { readonly date: string; readonly time: string };
}

export const COUNTDOWN_UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;
type Unit = (typeof COUNTDOWN_UNITS)[number];

/** Runs the countdown, to zeros once the target has passed (`data-passed` on the element). */
export function enhanceCountdown(element: HTMLElement, { target }: CountdownProps): () => void {
  const instant = localInstant(target);
  const numbers = element.querySelectorAll<HTMLElement>('[data-unit]');
  // A browser that translates the page would put other elements in place of their text nodes.
  for (const number of numbers) number.translate = false;
  return everySecond(element, (nowMs) => {
    const left = remaining(instant, nowMs);
    for (const { dataset, firstChild } of numbers) {
      const text = String(left[dataset.unit as Unit]).padStart(2, '0');
      // Within its text node: for a new one, a browser would compute styles again every second.
      if (firstChild && firstChild.nodeValue !== text) firstChild.nodeValue = text;
    }
    element.toggleAttribute('data-passed', left.passed);
    // For templates whose heading changes with it.
    element.closest('section')?.toggleAttribute('data-countdown-passed', left.passed);
  });
}
