import { dashboardUrl } from '#domain/api/links.ts';
import { VISIT } from '../dashboard/dashboard-access.ts';

/** Returns the address of a couple's dashboard at `publicUrl`, to be handed out. */
export function dashboardLink(publicUrl: string, invitationId: string, token: string): string {
  return dashboardUrl(publicUrl, { id: invitationId, token });
}

/** Returns the same address on this site, as a visit: this browser does not store the access. */
export const dashboardVisit = (invitationId: string, token: string): string =>
  dashboardLink('', invitationId, token) + VISIT;
