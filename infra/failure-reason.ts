import { ZodError } from 'zod';
import { AppError } from '#domain/api/errors.ts';
import { databaseFailure } from './database/failure.ts';

/**
 * What went wrong, for an operator: one line, bounded, without what couples and guests wrote. An
 * `AppError` has a sentence for those; what stands behind it is told as well.
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
