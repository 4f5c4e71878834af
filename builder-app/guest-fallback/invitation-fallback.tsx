import { useCallback, useEffect, useState } from 'react';
import { pageTitle } from '#domain/invitation/wording.ts';
import { StyledInvitation } from '../invitation-view/styled-invitation.tsx';
import { type Found, findInvitation } from './find-invitation.ts';
import classes from './guest-fallback.module.css';
import { GuestMessage } from './guest-message.tsx';
import { Unreached } from './unreached.tsx';

/**
 * Served at an invitation's address while its page is not published, or if there is no such
 * invitation. Loads the invitation and renders it in the browser.
 */
export function InvitationFallback() {
  const [found, setFound] = useState<Found | null>(null);
  const again = useCallback(() => setFound(null), []);
  const isLooking = found === null;
  useEffect(() => {
    if (!isLooking) return;
    let isCurrent = true;
    void findInvitation(location.pathname).then((result) => isCurrent && setFound(result));
    return () => {
      isCurrent = false;
    };
  }, [isLooking]);
  const content = found?.kind === 'found' ? found.invitation.weddingData : null;
  useEffect(() => {
    if (content) document.title = pageTitle(content);
  }, [content]);
  if (!found) return <GuestMessage isBusy title="Loading invitation..." />;
  if (found.kind === 'unreached') return <Unreached onRetry={again} />;
  if (found.kind === 'failed') {
    return (
      <GuestMessage title="Invitation Not Found" text={found.message}>
        <a href="/" className={classes.button}>
          Create Your Own Invitation
        </a>
      </GuestMessage>
    );
  }
  return (
    <StyledInvitation
      content={found.invitation.weddingData}
      slug={found.invitation.cleanUrl}
      invitationId={found.invitation.cleanUrl}
      mode="page"
      waiting={<GuestMessage isBusy title="Loading invitation..." />}
    />
  );
}
