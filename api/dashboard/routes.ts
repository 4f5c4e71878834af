import { Router } from 'express';
import type { Database } from '#infra/database/database.ts';
import { rsvpRepository } from '#infra/database/rsvp-repository.ts';
import { pathParameter } from '../http/body.ts';
import { readDashboardToken } from '../http/dashboard-token.ts';
import { route } from '../http/route.ts';
import type { Access } from '../invitations/access.ts';
import type { InvitationService } from '../invitations/service.ts';
import { presentDashboard } from './present.ts';

export function dashboardRoutes(
  invitations: InvitationService,
  access: Access,
  database: Database,
): Router {
  const router = Router();
  const replies = rsvpRepository(database.knex);
  route(router, '/api/dashboard/:invitationId', {
    get: async (req, res) => {
      const id = pathParameter(req, 'invitationId');
      await access.requireCouple(id, readDashboardToken(req));
      const invitation = await invitations.byId(id);
      res.json(presentDashboard(invitation, await replies.listByInvitation(id)));
    },
  });
  return router;
}
