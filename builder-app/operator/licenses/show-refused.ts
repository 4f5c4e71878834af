import type { FormEvent } from 'react';
import { flushSync } from 'react-dom';

/**
 * Shows the complaints about what was submitted, if any, and focuses the first field that has one:
 * a screen reader then tells what is wrong with it.
 */
export function showRefused(event: FormEvent<HTMLFormElement>, show: () => void): void {
  flushSync(show);
  event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
