import type { AdminUser } from '#domain/api/admin.ts';
import type { UserRecord } from '#infra/database/accounts/user-repository.ts';
import { moment } from '../../http/moment.ts';

export function presentUser(user: UserRecord): AdminUser {
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    createdAt: moment(user.createdAt),
    invitationCount: user.invitationCount,
  };
}
