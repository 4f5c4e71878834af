import type { ReactNode } from 'react';
import { Confirmation } from '../site/confirmation.tsx';
import { Failure } from './failure.tsx';
import type { Action } from './use-action.ts';

interface ConfirmDialogProps<Input> {
  /** What the action applies to; null closes the dialog. */
  readonly of: Input | null;
  /** Phrased as a question. */
  readonly title: string;
  /** What will happen, and what stays. */
  readonly children: ReactNode;
  /** The button's label: a verb. */
  readonly verb: string;
  readonly isHarmless?: boolean;
  readonly action: Action<Input>;
  readonly onClose: () => void;
}

/** (spec) Asks before an action that cannot be undone. Stays open if the action fails. */
export function ConfirmDialog<Input>(props: ConfirmDialogProps<Input>) {
  const { of, children, action, onClose, ...question } = props;
  const close = () => {
    action.clearFailure();
    onClose();
  };
  return (
    <Confirmation
      {...question}
      isOpen={of !== null}
      isBusy={action.isBusy}
      onConfirm={() => of !== null && action.run(of)}
      onClose={close}
    >
      <div>{children}</div>
      <Failure text={action.failure} />
    </Confirmation>
  );
}
