import { type InvitationLinks, invitationLinks } from '#domain/api/links.ts';
import { usePublicUrl } from '../site/use-config.ts';
import { useInvitation } from './invitation-context.tsx';
import { addressOf, credentialsOf } from './store/invitation-state.ts';

/** Returns the links of an active invitation; null without a license or while they lead nowhere. */
export function useInvitationLinks(): InvitationLinks | null {
  const publicUrl = usePublicUrl();
  const state = useInvitation();
  const credentials = credentialsOf(state);
  const slug = addressOf(state);
  if (!credentials || slug === '' || state.kind === 'denied') return null;
  return invitationLinks(publicUrl, {
    id: credentials.invitationId,
    token: credentials.token,
    slug,
  });
}
