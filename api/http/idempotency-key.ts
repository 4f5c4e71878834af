import type { Request } from 'express';
import { AppError } from '#domain/api/errors.ts';

/** The `Idempotency-Key` header; undefined without one. Throws `invalid_request` for a bad one. */
export function idempotencyKey(req: Request): string | undefined {
  const key = req.get('Idempotency-Key');
  if (key === undefined || key === '') return undefined;
  if (key.length > 255) {
    throw new AppError('invalid_request', 'Idempotency-Key must be at most 255 characters');
  }
  return key;
}
