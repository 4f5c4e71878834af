import type { AdminUser } from '#domain/api/admin-users.ts';
import type { UserRecord } from '#infra/database/accounts/user-repository.ts';
import { toIsoTime } from '../../http/iso-time.ts';

export function presentUser(user: UserRecord): AdminUser {
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    createdAt: toIsoTime(user.createdAt),
    invitationCount: user.invitationCount,
  };
}
