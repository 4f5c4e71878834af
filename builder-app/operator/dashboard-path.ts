import { invitationLinks } from '#domain/api/links.ts';
import { VISIT } from '../dashboard/dashboard-access.ts';

/** Address of a couple's dashboard at an origin, to be handed out. */
export function dashboardLink(publicUrl: string, invitationId: string, token: string): string {
  return invitationLinks(publicUrl, { id: invitationId, slug: '', token }).dashboardUrl;
}

/** The same on this site, for a look at it that does not make this browser the couple's. */
export const dashboardVisit = (invitationId: string, token: string): string =>
  dashboardLink('', invitationId, token) + VISIT;
