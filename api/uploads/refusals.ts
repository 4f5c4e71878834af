import { AppError } from '#domain/api/errors.ts';

/** Returns the refusal of an upload whose sender has left. */
export function cutOff(cause?: unknown): AppError {
  return new AppError('invalid_request', 'The upload was cut off', { cause });
}

export function notSaved(cause?: unknown): AppError {
  return new AppError('unavailable', 'The picture could not be saved. Please try again.', {
    cause,
  });
}

/** Returns the refusal of a picture that no copies can be made of. */
export function notPrepared(cause?: unknown): AppError {
  return new AppError(
    'unsupported_type',
    'This picture could not be prepared. Please make it smaller and upload it again.',
    { cause },
  );
}
