import { AppError } from '#domain/api/errors.ts';
import { INVITATION_NOT_FOUND } from '#domain/api/invitations.ts';

export function noSuchInvitation(): AppError {
  return new AppError('not_found', INVITATION_NOT_FOUND);
}
