import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentPropsWithoutRef } from 'react';

interface BusyButtonProps
  extends ButtonProps,
    Omit<ComponentPropsWithoutRef<'button'>, keyof ButtonProps> {
  /** True while its action runs: it then shows that, and does nothing. */
  readonly isBusy: boolean;
}

/**
 * A button that shows its action running. It is not disabled meanwhile: the browser would move the
 * focus to the top of the page, out of the dialog it is in, where it would stay after a failure.
 */
export function BusyButton({ isBusy, disabled, onClick, ...props }: BusyButtonProps) {
  return (
    <Button
      {...props}
      loading={isBusy}
      aria-disabled={isBusy}
      onClick={(event) => {
        // Nor does it submit its form, by Enter in a field either.
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
      renderRoot={(root) => <button {...root} disabled={disabled} />}
    />
  );
}
