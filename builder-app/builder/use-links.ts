import { type InvitationLinks, invitationLinks } from '#domain/api/links.ts';
import { slugBase } from '#domain/invitation/slug.ts';
import { usePublicUrl } from '../site/use-config.ts';
import { useInvitation } from './invitation-context.tsx';

/**
 * The invitation's links; without a license only the public one is of use, derived from the names.
 * Null while the page is pre-rendered.
 */
export function useLinks(): InvitationLinks | null {
  const publicUrl = usePublicUrl();
  const { credentials, cleanUrl, content, stage } = useInvitation();
  if (stage === 'starting') return null;
  const { bride, groom } = content.couple;
  return invitationLinks(publicUrl, {
    id: credentials?.invitationId ?? '',
    token: credentials?.token ?? '',
    slug: (credentials && cleanUrl) || slugBase(bride, groom),
  });
}
