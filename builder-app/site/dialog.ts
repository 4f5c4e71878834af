/** For a dialog whose subject is gone as soon as it closes: it would fade out half empty. */
export const LEAVES_AT_ONCE = { exitDuration: 0 } as const;

/** Keeps a dialog open while its call runs; once closed, it could not report the outcome. */
export const staysWhile = (isBusy: boolean, onClose: () => void) => ({
  onClose: () => {
    if (!isBusy) onClose();
  },
  withCloseButton: !isBusy,
});
