/** Copies text; resolves with whether it succeeded. (spec) Failures are only logged. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // The clipboard API is missing on plain http.
    if (!navigator.clipboard) return copyBySelection(text);
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.error('Copying failed', error);
    return false;
  }
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  // Appended to an open dialog, whose focus trap would take the focus back from elsewhere.
  (document.querySelector('[role="dialog"]') ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  // Selecting has moved the focus to the field, which is gone.
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  if (!isCopied) console.error('Copying failed: the browser refused');
  return isCopied;
}
