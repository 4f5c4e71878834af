import { Fragment, type ReactNode } from 'react';
import type { AdminLicense } from '#domain/api/admin-licenses.ts';
import { Dialog, LEAVES_AT_ONCE } from '../../site/dialog.tsx';
import type { Action } from '../use-action.ts';

interface ActionDialogProps {
  readonly title: string;
  /** Null closes the dialog. */
  readonly license: AdminLicense | null;
  readonly action: Pick<Action<never>, 'isBusy' | 'clearFailure'>;
  readonly onClose: () => void;
  /** Remounted for each license. `close` is for its Cancel button. */
  readonly children: (license: AdminLicense, close: () => void) => ReactNode;
}

/** A dialog for an action on one license; it cannot be closed while the action runs. */
export function ActionDialog({ title, license, action, onClose, children }: ActionDialogProps) {
  const close = () => {
    action.clearFailure();
    onClose();
  };
  return (
    <Dialog
      opened={license !== null}
      isBusy={action.isBusy}
      onClose={close}
      title={title}
      transitionProps={LEAVES_AT_ONCE}
    >
      {license && <Fragment key={license.id}>{children(license, close)}</Fragment>}
    </Dialog>
  );
}
