import { localInstant, remaining } from '#domain/invitation/countdown.ts';
import { everySecond } from '../../islands/tick.ts';

export interface CountdownProps {
  /** Local to the guest: YYYY-MM-DD and HH:MM. */
  readonly target: { readonly date: string; readonly time: string };
}

export const COUNTDOWN_UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;

/** Runs the countdown, to zeros once the target has passed (`data-passed` on the element). */
export function enhanceCountdown(element: HTMLElement, { target }: CountdownProps): () => void {
  const instant = localInstant(target);
  const numbers = COUNTDOWN_UNITS.map((unit) => ({
    unit,
    node: element.querySelector(`[data-unit="${unit}"]`),
  }));
  return everySecond((nowMs) => {
    const left = remaining(instant, nowMs);
    for (const { unit, node } of numbers) {
      const text = String(left[unit]).padStart(2, '0');
      if (node && node.textContent !== text) node.textContent = text;
    }
    element.toggleAttribute('data-passed', left.passed);
    // For templates whose heading changes with it.
    element.closest('section')?.toggleAttribute('data-countdown-passed', left.passed);
  });
}
