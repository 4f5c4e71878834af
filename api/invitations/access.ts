import { AppError } from '#domain/api/errors.ts';
import { sessionRepository } from '#infra/database/accounts/session-repository.ts';
import type { Database } from '#infra/database/database.ts';
import { tokensEqual } from '../http/dashboard-token.ts';

export interface Access {
  /** Throws `wrong_token` unless the token opens this invitation; the same for an unknown one. */
  requireCouple(invitationId: string, token: string): Promise<void>;
}

export function createAccess(database: Database): Access {
  const sessions = sessionRepository(database.knex);
  return {
    async requireCouple(invitationId, token) {
      const expected = await sessions.tokenOf(invitationId);
      if (tokensEqual(token, expected)) return;
      // (spec) The dashboard's message.
      throw new AppError('wrong_token', 'Invalid dashboard access token');
    },
  };
}
