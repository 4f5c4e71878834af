/** What closes each open dialog, the uppermost last. */
const open: (() => void)[] = [];

/** Counts a dialog as open, until the returned function is called. */
export function dialogOpened(close: () => void): () => void {
  open.push(close);
  return () => void open.splice(open.indexOf(close), 1);
}

/** Closes the uppermost dialog, unless that has to stay. Returns whether there is one. */
export function closeDialog(): boolean {
  const close = open.at(-1);
  close?.();
  return close !== undefined;
}
