import { Router } from 'express';
import { responseRemovalRequest } from '#domain/api/dashboard.ts';
import { jsonBody } from '../http/body.ts';
import { parse, pathParameter } from '../http/input.ts';
import { ANSWERS_AT_ONCE, type RateLimits } from '../http/rate-limits.ts';
import { route } from '../http/route.ts';
import { sendNewJson } from '../http/send-json.ts';
import type { Access } from '../invitations/access.ts';
import { presentDashboard } from './present.ts';
import type { DashboardService } from './service.ts';

export function dashboardRoutes(
  dashboards: DashboardService,
  access: Access,
  limits: RateLimits,
): Router {
  const router = Router();
  route(router, '/api/dashboard/:invitationId', {
    get: [
      access.coupleOnly('invitationId'),
      limits.atOncePerInvitation('invitationId', ANSWERS_AT_ONCE),
      async (req, res) => {
        const { version, read } = await dashboards.find(pathParameter(req, 'invitationId'));
        await sendNewJson(req, res, version, async () => presentDashboard(await read()));
      },
    ],
  });
  route(router, '/api/dashboard/:invitationId/responses/:responseId', {
    put: [
      limits.perAddress('save'),
      ...jsonBody,
      access.coupleOnly('invitationId'),
      async (req, res) => {
        const id = pathParameter(req, 'invitationId');
        const { removed, submittedAt } = parse(responseRemovalRequest, req.body);
        await dashboards.setRemoved(id, pathParameter(req, 'responseId'), {
          isRemoved: removed,
          seenAt: Date.parse(submittedAt),
        });
        res.json({ removed });
      },
    ],
  });
  return router;
}
