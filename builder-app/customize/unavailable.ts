/**
 * What a button is given that does nothing for now. It keeps the focus, which a disabled button would
 * lose: the next key would act on the top of the page.
 */
export const unavailableWhen = (isUnavailable: boolean, act: () => void) => ({
  'aria-disabled': isUnavailable,
  'data-disabled': isUnavailable,
  onClick: () => {
    if (!isUnavailable) act();
  },
});
