import type { AdminStats } from '#domain/api/admin-stats.ts';
import { userRepository } from '#infra/database/accounts/user-repository.ts';
import { invitationRepository } from '#infra/database/invitations/invitation-repository.ts';
import { licenseRepository } from '#infra/database/licenses/license-repository.ts';
import type { ApiDeps } from '../../deps.ts';

/** The four numbers of the operator's overview. */
export function createStatsService({ database }: Pick<ApiDeps, 'database'>) {
  const licenses = licenseRepository(database.knex);
  const users = userRepository(database.knex);
  const invitations = invitationRepository(database.knex);
  return {
    async count(): Promise<AdminStats> {
      const { total, used } = await licenses.counts();
      return {
        totalLicenses: total,
        usedLicenses: used,
        totalUsers: await users.count(),
        totalInvitations: await invitations.count(),
      };
    },
  };
}
