/**
 * Takes the focus from an entry that is about to be removed to what stands behind it (the next entry,
 * or the button that adds one), else before it, else behind the list. Left alone, it would fall to
 * the top of the page.
 */
export function focusBeside(entry: Element | null): void {
  const beside =
    entry?.nextElementSibling ??
    entry?.previousElementSibling ??
    entry?.parentElement?.nextElementSibling;
  if (!(beside instanceof HTMLElement)) return;
  beside.focus();
  // An entry that cannot have the focus itself.
  if (document.activeElement !== beside) {
    beside.querySelector<HTMLElement>('button, input')?.focus();
  }
}
