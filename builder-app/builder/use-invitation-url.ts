import { invitationUrl } from '#domain/api/links.ts';
import { slugBase } from '#domain/invitation/slug.ts';
import { usePublicUrl } from '../site/use-config.ts';
import { useInvitation } from './invitation-context.tsx';
import { addressOf } from './invitation-state.ts';

/**
 * Where guests find the invitation. (spec) While that is not known, without a license or when it could
 * not be loaded, where the names on the screen would have it. Null while there are none either.
 */
export function useInvitationUrl(): string | null {
  const publicUrl = usePublicUrl();
  const state = useInvitation();
  if (state.kind === 'starting') return null;
  const { bride, groom } = state.content.couple;
  const isNamed = bride.trim() !== '' && groom.trim() !== '';
  const slug = addressOf(state) || (isNamed ? slugBase(bride, groom) : '');
  return slug === '' ? null : invitationUrl(publicUrl, slug);
}
