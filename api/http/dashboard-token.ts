import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Request } from 'express';
import { AppError } from '#domain/api/errors.ts';
import { bodyField } from './input.ts';

/** Returns a token of 256 random bits that is safe in a URL. */
export function newDashboardToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * Returns the token that a couple's call carries: in the body, the query or as `Authorization:
 * Bearer`. Throws `missing_token` without one.
 */
export function readDashboardToken(req: Request): string {
  const bearer = /^Bearer +(\S+)$/i.exec(req.headers.authorization ?? '')?.[1];
  const token = [bodyField(req, 'dashboardToken'), req.query.token, bearer].find(
    (value): value is string => typeof value === 'string' && value !== '',
  );
  if (token === undefined) throw new AppError('missing_token', 'Dashboard token not found');
  return token;
}

/**
 * Compares in constant time, whatever the lengths. Compares even without an expected token, so that
 * an unknown invitation takes as long as a wrong token.
 */
export function tokensEqual(given: string, expected: string | undefined): boolean {
  const equal = timingSafeEqual(digest(given), digest(expected ?? ''));
  return equal && expected !== undefined && expected !== '';
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
