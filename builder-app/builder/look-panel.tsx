import { ActivatedPanel } from '../license/activated-panel.tsx';
import { PreviewPanel } from '../preview/preview-panel.tsx';
import { shareInvitation } from '../share/share-invitation.ts';
import { useDesk } from './desk.tsx';
import { useInvitation } from './invitation-context.tsx';

/** The Preview tab: look, then buy or share. */
export function LookPanel() {
  const { content, credentials, cleanUrl } = useInvitation();
  const { links, activation, setDialog } = useDesk();
  return (
    <PreviewPanel
      content={content}
      slug={cleanUrl || 'preview'}
      isActive={credentials !== null}
      onGetLicense={() => setDialog('purchase')}
      onShare={() => links && void shareInvitation(links.invitationUrl, content)}
    >
      {activation && links && <ActivatedPanel links={links} />}
    </PreviewPanel>
  );
}
