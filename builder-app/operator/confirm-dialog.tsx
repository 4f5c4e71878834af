import type { ReactNode } from 'react';
import { Confirmation } from '../site/confirmation.tsx';
import { Failure } from './failure.tsx';
import type { Act } from './use-act.ts';

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
  readonly act: Act<Input>;
  readonly onClose: () => void;
}

/** (spec) Asks before an action that cannot be undone. Stays open if the action fails. */
export function ConfirmDialog<Input>(props: ConfirmDialogProps<Input>) {
  const { of, children, act, onClose, ...question } = props;
  const close = () => {
    act.forget();
    onClose();
  };
  return (
    <Confirmation
      {...question}
      isOpen={of !== null}
      isBusy={act.isBusy}
      onConfirm={() => of !== null && act.run(of)}
      onClose={close}
    >
      <div>{children}</div>
      <Failure text={act.failure} />
    </Confirmation>
  );
}
