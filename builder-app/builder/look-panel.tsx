import { coupleNames } from '#domain/invitation/couple.ts';
import { ActivatedPanel } from '../license/activated-panel.tsx';
import { PreviewPanel } from '../preview/preview-panel.tsx';
import {
  announceGuessedLink,
  announceUnknownLink,
  shareInvitation,
} from '../share/share-invitation.ts';
import { useDesk } from './desk.tsx';
import { useInvitation } from './invitation-context.tsx';
import { LoadNotice } from './notices.tsx';

/** The Preview tab: look, then buy or share. */
export function LookPanel() {
  const { content, credentials, cleanUrl, isStandIn } = useInvitation();
  const { invitationUrl, activation, setDialog } = useDesk();
  const share = () => {
    if (!invitationUrl) return announceUnknownLink();
    void shareInvitation(invitationUrl, isStandIn ? '' : coupleNames(content));
    if (cleanUrl === '') announceGuessedLink();
  };
  return (
    <PreviewPanel
      content={content}
      slug={cleanUrl || 'preview'}
      isActive={credentials !== null}
      onGetLicense={() => setDialog('purchase')}
      onShare={share}
    >
      <LoadNotice />
      {activation && <ActivatedPanel links={activation} />}
    </PreviewPanel>
  );
}
