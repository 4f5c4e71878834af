import type { RequestHandler } from 'express';
import { AppError } from '#domain/api/errors.ts';
import { sessionRepository } from '#infra/database/accounts/session-repository.ts';
import type { Database } from '#infra/database/database.ts';
import { readDashboardToken } from '../http/dashboard-token.ts';
import { pathParameter } from '../http/input.ts';
import { tokensEqual } from './token.ts';

export interface Access {
  /**
   * Middleware for requests of the couple whose invitation is in this path parameter.
   *
   * @throws AppError `missing_token`, or `wrong_token` unless the token opens the invitation; the
   *   same for an unknown invitation
   */
  coupleOnly(parameter: string): RequestHandler;
}

export function createAccess(database: Database): Access {
  const sessions = sessionRepository(database.knex);
  return {
    coupleOnly: (parameter) => async (req, res, next) => {
      const token = readDashboardToken(req);
      const id = pathParameter(req, parameter);
      const expected = await sessions.tokenOf(id);
      // (spec) The dashboard's message.
      if (!tokensEqual(token, expected)) {
        throw new AppError('wrong_token', 'Invalid dashboard access token');
      }
      res.locals.invitationId = id;
      next();
    },
  };
}
