import { AppError } from '#domain/api/errors.ts';

/** Returns the refusal of a request above a limit; its message names the wait unless given. */
export function tooMany(msBeforeNext: number, message?: string): AppError {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const text = message ?? `Too many attempts. Please try again in ${waitOf(seconds)}.`;
  return new AppError('too_many_requests', text, { details: { retryAfter: seconds } });
}

function waitOf(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a moment' : `${minutes} minutes`;
}
