import type { VerifyLicenseResponse } from '#domain/api/invitations.ts';
import { invitationLinks } from '#domain/api/links.ts';
import type { Activation } from './service.ts';

export function presentActivation(
  { invitationId, slug, token }: Activation,
  publicUrl: string,
): VerifyLicenseResponse {
  return {
    dashboardToken: token,
    invitationId,
    ...invitationLinks(publicUrl, { id: invitationId, slug, token }),
    cleanUrl: slug,
  };
}
