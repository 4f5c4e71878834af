import type { SessionListQuery } from '#domain/api/admin.ts';
import { AppError } from '#domain/api/errors.ts';
import { licenseKey } from '#domain/license/code.ts';
import { SESSION_MS } from '#domain/license/dashboard-session.ts';
import { licenseRepository } from '#infra/database/license-repository.ts';
import { type SessionRecord, sessionRepository } from '#infra/database/session-repository.ts';
import type { ApiDeps } from '../../deps.ts';
import { newDashboardToken } from '../../http/dashboard-token.ts';

/** Couples' access as the operator handles it; a session is named by its license code. */
export function createSessionService({ database, clock = Date.now }: ApiDeps) {
  const sessions = sessionRepository(database.knex);
  const licenses = licenseRepository(database.knex);

  const byCode = async (code: string): Promise<SessionRecord> => {
    const license = await licenses.findByKey(licenseKey(code));
    const session = license && (await sessions.findByLicense(license.id));
    if (!session) throw noSuchSession();
    return session;
  };

  return {
    async list({ status, q, limit, offset }: SessionListQuery) {
      const now = clock();
      const expiredBefore = now - SESSION_MS;
      const page = await sessions.list({ filter: status, expiredBefore, q, limit, offset });
      return { ...page, now };
    },

    /** Gives a new token; the old one opens nothing any more. Throws `not_found`. */
    async revoke(code: string): Promise<{ invitationId: string; token: string }> {
      const session = await byCode(code);
      const token = newDashboardToken();
      if (!(await sessions.revoke(session.id, token))) throw noSuchSession();
      return { invitationId: session.invitationId, token };
    },

    /** Ends access; invitation and replies stay. Throws `not_found`. */
    async remove(code: string): Promise<void> {
      const session = await byCode(code);
      if (!(await sessions.remove(session.id))) throw noSuchSession();
    },
  };
}

function noSuchSession(): AppError {
  return new AppError('not_found', 'There is no dashboard session for this license');
}
