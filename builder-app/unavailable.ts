/**
 * Returns props for a button that currently does nothing. Unlike a disabled button, it keeps the
 * focus: otherwise the next key press would act on the top of the page.
 */
export const unavailableWhen = (isUnavailable: boolean, act: () => void) => ({
  'aria-disabled': isUnavailable,
  'data-disabled': isUnavailable,
  onClick: () => {
    if (!isUnavailable) act();
  },
});
