import type { SessionListQuery } from '#domain/api/admin-sessions.ts';
import { AppError } from '#domain/api/errors.ts';
import { licenseKey } from '#domain/license/code.ts';
import { SESSION_MS } from '#domain/license/dashboard-session.ts';
import {
  type SessionRecord,
  type SessionRepository,
  sessionRepository,
} from '#infra/database/accounts/session-repository.ts';
import { inTransaction } from '#infra/database/engine/transaction.ts';
import { licenseRepository } from '#infra/database/licenses/license-repository.ts';
import type { ApiDeps } from '../../deps.ts';
import { newDashboardToken } from '../../invitations/token.ts';

/** The operator's operations on couples' access; a session is identified by its license code. */
export function createSessionService({
  database,
  clock = Date.now,
}: Pick<ApiDeps, 'database' | 'clock'>) {
  const sessions = sessionRepository(database.knex);
  const licenses = licenseRepository(database.knex);

  /**
   * Changes the couple's access. Forgets the license's idempotency key, because a retry of the
   * activation would otherwise return the current token, even to whoever has just lost access.
   *
   * @throws AppError `not_found`
   */
  const change = async (
    code: string,
    act: (repository: SessionRepository, id: string) => Promise<boolean>,
  ): Promise<SessionRecord> => {
    const license = await licenses.findByKey(licenseKey(code));
    const session = license && (await sessions.findByLicense(license.id));
    if (!session) throw noSuchSession();
    const isChanged = await inTransaction(database.knex, async (trx) => {
      await licenseRepository(trx).forgetIdempotencyKey(license.id);
      return act(sessionRepository(trx), session.id);
    });
    if (!isChanged) throw noSuchSession();
    return session;
  };

  return {
    async list({ status, q, limit, offset }: SessionListQuery) {
      const now = clock();
      const expiredBefore = now - SESSION_MS;
      const page = await sessions.list({ filter: status, expiredBefore, q, limit, offset });
      return { ...page, now };
    },

    /**
     * Issues a new token; the old one stops working.
     *
     * @throws AppError `not_found`
     */
    async revoke(code: string): Promise<{ invitationId: string; token: string }> {
      const token = newDashboardToken();
      const { invitationId } = await change(code, (repository, id) => repository.revoke(id, token));
      return { invitationId, token };
    },

    /**
     * Ends access to an invitation, which stays with its replies; resolves with its id.
     *
     * @throws AppError `not_found`
     */
    async remove(code: string): Promise<string> {
      const { invitationId } = await change(code, (repository, id) => repository.remove(id));
      return invitationId;
    },
  };
}

function noSuchSession(): AppError {
  return new AppError('not_found', 'There is no dashboard session for this license');
}
