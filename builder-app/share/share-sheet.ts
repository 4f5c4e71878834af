/** Returns whether this device has a share sheet: phones do, few desktops do. */
export function hasShareSheet(): boolean {
  return typeof navigator.share === 'function';
}

/**
 * Opens the device's share sheet. Resolves with false if that fails, true if the user closes it.
 */
export async function openShareSheet(share: ShareData): Promise<boolean> {
  if (!hasShareSheet() || navigator.canShare?.(share) === false) return false;
  try {
    await navigator.share(share);
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return true;
    console.error('Sharing failed', error);
    return false;
  }
}
