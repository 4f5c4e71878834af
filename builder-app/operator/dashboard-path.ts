import { invitationLinks } from '#domain/api/links.ts';

/** Address of a couple's dashboard at an origin, to be handed out. */
export function dashboardLink(publicUrl: string, invitationId: string, token: string): string {
  return invitationLinks(publicUrl, { id: invitationId, slug: '', token }).dashboardUrl;
}

/** The same on this site. */
export const dashboardPath = (invitationId: string, token: string): string =>
  dashboardLink('', invitationId, token);
