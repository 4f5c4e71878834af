import type { MouseEvent } from 'react';

/** Of a double click on a button that submits: the answer to the first may have emptied the form. */
export function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
