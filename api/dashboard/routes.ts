import { Router } from 'express';
import { pathParameter } from '../http/body.ts';
import { readDashboardToken } from '../http/dashboard-token.ts';
import { route } from '../http/route.ts';
import { sendNewJson } from '../http/send-json.ts';
import type { Access } from '../invitations/access.ts';
import { presentDashboard } from './present.ts';
import type { DashboardService } from './service.ts';

export function dashboardRoutes(dashboards: DashboardService, access: Access): Router {
  const router = Router();
  route(router, '/api/dashboard/:invitationId', {
    get: async (req, res) => {
      const id = pathParameter(req, 'invitationId');
      await access.requireCouple(id, readDashboardToken(req));
      const { version, read } = await dashboards.find(id);
      await sendNewJson(req, res, version, async () => presentDashboard(await read()));
    },
  });
  return router;
}
