import type { DashboardSession, RevokeSessionResponse } from '#domain/api/admin-sessions.ts';
import { dashboardUrl } from '#domain/api/links.ts';
import { isSessionExpired, sessionAge } from '#domain/license/dashboard-session.ts';
import type { ListedSession } from '#infra/database/accounts/session-repository.ts';
import { toIsoTime } from '../../http/iso-time.ts';

/** `now`: UTC milliseconds. */
export function presentSession(session: ListedSession, now: number): DashboardSession {
  return {
    id: session.id,
    // No request can name a session without a license, but the list shows it.
    licenseCode: session.licenseCode ?? '',
    invitationId: session.invitationId,
    cleanUrl: session.slug,
    paymentId: session.paymentId,
    dashboardToken: session.token,
    usedAt: toIsoTime(session.usedAt),
    sessionAge: sessionAge(session.usedAt, now),
    isExpired: isSessionExpired(session.usedAt, now),
  };
}

export function presentRevoked(
  { invitationId, token }: { readonly invitationId: string; readonly token: string },
  publicUrl: string,
): RevokeSessionResponse {
  return {
    dashboardToken: token,
    dashboardUrl: dashboardUrl(publicUrl, { id: invitationId, token }),
  };
}
