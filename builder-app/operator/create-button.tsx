import type { ReactNode } from 'react';
import { BusyButton } from '../site/busy-button.tsx';

interface CreateButtonProps {
  readonly isBusy: boolean;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/**
 * Submits a form that is emptied on success. The response may arrive between the clicks of a double
 * click, so the second click does nothing.
 */
export function CreateButton({ isBusy, className = '', children }: CreateButtonProps): ReactNode {
  return (
    <BusyButton
      type="submit"
      size="md"
      isBusy={isBusy}
      className={className}
      onClick={(event) => {
        if (event.detail > 1) event.preventDefault();
      }}
    >
      {children}
    </BusyButton>
  );
}
