import { coupleNames } from '#domain/invitation/couple.ts';
import { ActivatedPanel } from '../license/activated-panel.tsx';
import { PreviewPanel } from '../preview/preview-panel.tsx';
import { LinkRow } from '../share/link-row.tsx';
import {
  announceGuessedLink,
  announceUnknownLink,
  shareInvitation,
} from '../share/share-invitation.ts';
import { useBuilder } from './builder-context.tsx';
import { useInvitation } from './invitation-context.tsx';
import { LoadNotice } from './notices.tsx';
import { addressOf, isDraftInstead, isLicensed } from './store/invitation-state.ts';
import { UnseenNotice } from './unseen-notice.tsx';
import { useInvitationLinks } from './use-invitation-links.ts';

/** The Preview tab: look at the invitation, then buy a license or share. */
export function LookPanel() {
  const state = useInvitation();
  const { content } = state;
  const address = addressOf(state);
  const { invitationUrl, activation, setDialog } = useBuilder();
  const links = useInvitationLinks();
  const share = () => {
    if (!invitationUrl) return announceUnknownLink();
    void shareInvitation(invitationUrl, isDraftInstead(state) ? '' : coupleNames(content));
    if (address === '') announceGuessedLink();
  };
  return (
    <PreviewPanel
      content={content}
      slug={address || 'preview'}
      isActive={isLicensed(state)}
      onGetLicense={() => setDialog('purchase')}
      onShare={share}
    >
      <LoadNotice />
      <UnseenNotice />
      {links && (
        <ActivatedPanel links={links}>
          {activation && (
            <LinkRow
              label="Dashboard link"
              url={activation.dashboardUrl}
              isShortened
              withView={false}
              mailSubject="Our RSVP dashboard"
            />
          )}
        </ActivatedPanel>
      )}
    </PreviewPanel>
  );
}
