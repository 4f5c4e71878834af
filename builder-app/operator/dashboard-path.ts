import { invitationLinks } from '#domain/api/links.ts';

/** Address of a couple's dashboard on this site. */
export function dashboardPath(invitationId: string, token: string): string {
  return invitationLinks('', { id: invitationId, slug: '', token }).dashboardUrl;
}
