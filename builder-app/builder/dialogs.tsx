import type { Issue } from '#domain/api/errors.ts';
import type { VerifyLicenseResponse } from '#domain/api/invitations.ts';
import { slugBase } from '#domain/invitation/slug.ts';
import { ConflictDialog } from '../autosave/conflict-dialog.tsx';
import { ActivatedDialog } from '../license/activated-dialog.tsx';
import { LicenseDialog } from '../license/license-dialog.tsx';
import { PurchaseDialog } from '../purchase/purchase-dialog.tsx';
import { useInvitation, useStore } from './invitation-context.tsx';
import { useLinks } from './use-links.ts';

export type OpenDialog = 'license' | 'purchase' | 'activated' | null;

interface DialogsProps {
  readonly open: OpenDialog;
  readonly setOpen: (dialog: OpenDialog) => void;
  /** The answer to the activation of this visit. */
  readonly activation: VerifyLicenseResponse | null;
  readonly onActivated: (answer: VerifyLicenseResponse) => void;
  readonly issues: readonly Issue[];
  readonly onJump: (path: string) => void;
}

/** Everything that opens above the builder. */
export function Dialogs({ open, setOpen, activation, onActivated, issues, onJump }: DialogsProps) {
  const store = useStore();
  const { content, save } = useInvitation();
  const links = useLinks();
  const hasNames = slugBase(content.couple.bride, content.couple.groom) !== '';
  const close = () => setOpen(null);
  return (
    <>
      <LicenseDialog
        opened={open === 'license'}
        futureUrl={hasNames ? (links?.invitationUrl ?? null) : null}
        issues={issues}
        onClose={close}
        onJump={onJump}
        onActivated={onActivated}
      />
      <PurchaseDialog
        opened={open === 'purchase'}
        onClose={close}
        onHaveLicense={() => setOpen('license')}
      />
      <ActivatedDialog answer={open === 'activated' ? activation : null} onClose={close} />
      <ConflictDialog phase={save?.phase ?? null} onChoose={store.resolveConflict} />
    </>
  );
}
