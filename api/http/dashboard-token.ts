import type { Request } from 'express';
import { AppError } from '#domain/api/errors.ts';
import { bodyField } from './input.ts';

/**
 * Returns the token of a couple's request: in the body, the query or as `Authorization: Bearer`.
 *
 * @throws AppError `missing_token`
 */
export function readDashboardToken(req: Request): string {
  const bearer = /^Bearer +(\S+)$/i.exec(req.headers.authorization ?? '')?.[1];
  const token = [bodyField(req, 'dashboardToken'), req.query.token, bearer].find(
    (value): value is string => typeof value === 'string' && value !== '',
  );
  if (token === undefined) throw new AppError('missing_token', 'Dashboard token not found');
  return token;
}
