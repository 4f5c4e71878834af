import type { FieldErrors } from './send-reply.ts';

/** Returns the control of the first field that has an error. */
export function firstInvalid(form: HTMLFormElement, errors: FieldErrors): HTMLElement | null {
  return form.querySelector(`[name="${Object.keys(errors)[0]}"]`);
}

/**
 * Returns the element if the form is in view: a guest who is reading elsewhere isn't moved. A form
 * that is not laid out yet is all zeros, at the top.
 */
export function ifInView<E extends Element>(form: HTMLFormElement, element: E | null): E | null {
  const { top, bottom } = form.getBoundingClientRect();
  return bottom > 0 && top < innerHeight ? element : null;
}

/** Returns the element in the form that has the focus. */
export function focusedIn(form: HTMLFormElement): HTMLElement | null {
  const { activeElement } = document;
  return form.contains(activeElement) ? (activeElement as HTMLElement) : null;
}

/** Returns the form if the focus is in what takes its place, such as the thanks. */
export function focusedBeside(form: HTMLFormElement): HTMLElement | null {
  const isBeside = !form.contains(document.activeElement);
  return isBeside && form.parentElement?.contains(document.activeElement) ? form : null;
}

/** Returns true unless the guest has moved on since `element`, now disabled, had the focus. */
export function isFocusLost(element: HTMLElement | null): boolean {
  return document.activeElement === document.body || document.activeElement === element;
}
