import { useState } from 'react';
import type { VerifyLicenseResponse } from '#domain/api/invitations.ts';
import { isDefaultStorySection } from '#domain/invitation/template-change.ts';
import { browserStorage } from '../access/browser-storage.ts';
import { isStored } from '../access/stored-access.ts';
import { ActivatedDialog } from '../license/activated-dialog.tsx';
import { LicenseDialog } from '../license/license-dialog.tsx';
import { useLostPictures } from '../license/use-lost-pictures.ts';
import { PurchaseDialog } from '../purchase/purchase-dialog.tsx';
import { unlessUploading } from '../upload/use-uploads.ts';
import { useBuilder } from './builder-context.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { useInvitation, useStore } from './invitation-context.tsx';
import { announceSetAside } from './set-aside-notice.tsx';
import { isLicensed, saveOf } from './store/invitation-state.ts';
import { useVerifyLicense } from './use-verify-license.ts';

const isAccessKept = ({ invitationId, dashboardToken: token }: VerifyLicenseResponse) =>
  isStored(browserStorage, { invitationId, token });

/** All dialogs of the builder. */
export function Dialogs() {
  const store = useStore();
  const state = useInvitation();
  const { dialog, setDialog, issues, jump, invitationUrl, activation, setActivation } =
    useBuilder();
  const sample = state.content.story.sections.findIndex(isDefaultStorySection);
  /** True once the code is accepted: the license dialog stays open to show that. */
  const [isVerified, setVerified] = useState(false);
  const isEntering = dialog === 'license' && (isVerified || !isLicensed(state));
  const lostPictures = useLostPictures(state.content, isEntering);
  const close = () => setDialog(null);
  const verify = useVerifyLicense();
  const verified = (answer: VerifyLicenseResponse) => {
    setVerified(true);
    void store.activated(answer);
  };
  const activated = (answer: VerifyLicenseResponse) => {
    setVerified(false);
    setActivation(answer);
    setDialog('activated');
  };
  return (
    <>
      <LicenseDialog
        opened={isEntering}
        futureUrl={invitationUrl}
        issues={issues}
        sampleChapter={sample < 0 ? null : `story.sections.${sample}.content`}
        lostPictures={lostPictures}
        onClose={close}
        onJump={jump}
        onVerify={verify}
        onVerified={verified}
        onActivated={activated}
      />
      <PurchaseDialog
        opened={dialog === 'purchase'}
        onClose={close}
        onHaveLicense={() => setDialog('license')}
      />
      <ActivatedDialog
        answer={dialog === 'activated' ? activation : null}
        isAccessKept={activation !== null && isAccessKept(activation)}
        onClose={close}
      />
      <ConflictDialog
        phase={saveOf(state)?.phase ?? null}
        onChoose={(choice) =>
          unlessUploading(() => {
            if (store.resolveConflict(choice)) announceSetAside();
          })
        }
      />
    </>
  );
}
