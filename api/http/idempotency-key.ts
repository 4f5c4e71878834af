import type { Request } from 'express';
import { AppError } from '#domain/api/errors.ts';

/**
 * Returns the `Idempotency-Key` header; undefined without one.
 *
 * @throws AppError `invalid_request` for one that is too long
 */
export function idempotencyKey(req: Request): string | undefined {
  const key = req.get('Idempotency-Key');
  if (key === undefined || key === '') return undefined;
  if (key.length > 255) {
    throw new AppError('invalid_request', 'Idempotency-Key must be at most 255 characters');
  }
  return key;
}
