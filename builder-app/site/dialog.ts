/** What a dialog is about is gone as soon as it closes: it must not fade out half empty. */
export const LEAVES_AT_ONCE = { exitDuration: 0 } as const;

/** A dialog whose call runs stays: closed, it could tell nobody what became of it. */
export const staysWhile = (isBusy: boolean, onClose: () => void) => ({
  onClose: () => {
    if (!isBusy) onClose();
  },
  withCloseButton: !isBusy,
});
