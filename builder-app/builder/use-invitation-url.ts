import { invitationUrl } from '#domain/api/links.ts';
import { slugBase } from '#domain/invitation/slug.ts';
import { usePublicUrl } from '../site/use-config.ts';
import { useInvitation } from './invitation-context.tsx';
import { addressOf } from './store/invitation-state.ts';

/**
 * Returns the URL where guests find the invitation. (spec) While its address is unknown (no
 * license, or the invitation could not be loaded), it is derived from the names on the screen; null
 * if those are missing too.
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
