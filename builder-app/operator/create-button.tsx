import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';

interface CreateButtonProps {
  readonly isBusy: boolean;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/**
 * Submits a form that is emptied on success. The response may arrive between the clicks of a double
 * click, so the second click does nothing. It takes back the focus that it loses while it is busy.
 */
export function CreateButton({ isBusy, className = '', children }: CreateButtonProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    if (isBusy) return;
    if (isPressed.current && document.activeElement === document.body) button.current?.focus();
    isPressed.current = false;
  }, [isBusy]);
  return (
    <Button
      ref={button}
      type="submit"
      size="md"
      loading={isBusy}
      className={className}
      onClick={(event) => {
        if (event.detail > 1) event.preventDefault();
        else isPressed.current = true;
      }}
    >
      {children}
    </Button>
  );
}
