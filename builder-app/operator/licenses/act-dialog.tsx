import { Fragment, type ReactNode } from 'react';
import type { AdminLicense } from '#domain/api/admin-licenses.ts';
import { Dialog, LEAVES_AT_ONCE } from '../../site/dialog.tsx';
import type { Act } from '../use-act.ts';

interface ActDialogProps {
  readonly title: string;
  /** Null closes the dialog. */
  readonly license: AdminLicense | null;
  readonly act: Pick<Act<never>, 'isBusy' | 'forget'>;
  readonly onClose: () => void;
  /** Mounted anew for each license. */
  readonly children: (license: AdminLicense) => ReactNode;
}

/** A dialog for an action on one license; it cannot be closed while the action runs. */
export function ActDialog({ title, license, act, onClose, children }: ActDialogProps) {
  const close = () => {
    act.forget();
    onClose();
  };
  return (
    <Dialog
      opened={license !== null}
      isBusy={act.isBusy}
      onClose={close}
      title={title}
      transitionProps={LEAVES_AT_ONCE}
    >
      {license && <Fragment key={license.id}>{children(license)}</Fragment>}
    </Dialog>
  );
}
