import { ZodError } from 'zod';
import { AppError } from '#domain/api/errors.ts';
import { databaseFailure } from './database/engine/failure.ts';

/**
 * Describes an error for the operator: one line of at most 500 characters, without anything that
 * couples and guests wrote. An `AppError`'s message is written for them, so its cause is added.
 */
export function failureReason(error: unknown): string {
  return reasonOf(error).replace(/\s+/g, ' ').slice(0, 500);
}

function reasonOf(error: unknown): string {
  const failure = databaseFailure(error);
  if (failure) return `The database failed: ${failure.message}`;
  if (error instanceof ZodError) return error.issues.map(fieldOf).join(', ');
  if (!(error instanceof Error)) return String(error);
  const { message, cause } = error;
  return error instanceof AppError && cause ? `${message}: ${reasonOf(cause)}` : message;
}

function fieldOf({ path, code }: ZodError['issues'][number]): string {
  return `${path.join('.') || 'its content'} (${code})`;
}
