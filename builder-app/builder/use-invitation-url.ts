import { invitationUrl } from '#domain/api/links.ts';
import { slugBase } from '#domain/invitation/slug.ts';
import { usePublicUrl } from '../site/use-config.ts';
import { useInvitation } from './invitation-context.tsx';

/**
 * Where guests find the invitation. (spec) While that is not known, without a license or when it could
 * not be loaded, where the names on the screen would have it. Null while there are none either.
 */
export function useInvitationUrl(): string | null {
  const publicUrl = usePublicUrl();
  const { credentials, cleanUrl, content, stage } = useInvitation();
  if (stage === 'starting') return null;
  const { bride, groom } = content.couple;
  const slug = (credentials && cleanUrl) || slugBase(bride, groom);
  return slug === '' ? null : invitationUrl(publicUrl, slug);
}
