import { Router } from 'express';
import type { AdminStats } from '#domain/api/admin.ts';
import { invitationRepository } from '#infra/database/invitation-repository.ts';
import { licenseRepository } from '#infra/database/license-repository.ts';
import { userRepository } from '#infra/database/user-repository.ts';
import type { ApiDeps } from '../deps.ts';
import { route } from '../http/route.ts';

/** The four numbers of the operator's overview. */
export function statsRoutes({ database }: ApiDeps): Router {
  const router = Router();
  const licenses = licenseRepository(database.knex);
  const users = userRepository(database.knex);
  const invitations = invitationRepository(database.knex);
  route(router, '/api/admin/stats', {
    get: async (_req, res) => {
      const counted = await licenses.counts();
      const stats: AdminStats = {
        totalLicenses: counted.total,
        usedLicenses: counted.used,
        totalUsers: await users.count(),
        totalInvitations: await invitations.count(),
      };
      res.json(stats);
    },
  });
  return router;
}
