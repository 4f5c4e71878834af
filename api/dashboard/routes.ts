import { Router } from 'express';
import { pathParameter } from '../http/body.ts';
import { readDashboardToken } from '../http/dashboard-token.ts';
import { namesTag } from '../http/representation.ts';
import { route } from '../http/route.ts';
import { sendJson } from '../http/send-json.ts';
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
      const tag = `"${version}"`;
      // Weak: one for the compressed copies as well, which differ in their bytes.
      res.vary('Accept-Encoding').set('ETag', `W/${tag}`);
      // Whoever watches the dashboard asks again and again; mostly nothing is new.
      if (namesTag(req.headers['if-none-match'], tag)) res.status(304).end();
      else await sendJson(req, res, presentDashboard(await read()));
    },
  });
  return router;
}
