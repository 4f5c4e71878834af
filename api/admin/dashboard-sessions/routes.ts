import { Router } from 'express';
import { sessionListQuery } from '#domain/api/admin-sessions.ts';
import type { ApiDeps } from '../../deps.ts';
import { parse, pathParameter } from '../../http/input.ts';
import { route } from '../../http/route.ts';
import { sendList } from '../../http/send-json.ts';
import { createAudit } from '../audit.ts';
import { presentRevoked, presentSession } from './present.ts';
import { createSessionService } from './service.ts';

export function dashboardSessionRoutes(deps: ApiDeps): Router {
  const router = Router();
  const service = createSessionService(deps);
  const audit = createAudit(deps.log);
  route(router, '/api/admin/dashboard-sessions', {
    get: async (req, res) => {
      const { sessions, total, now } = await service.list(parse(sessionListQuery, req.query));
      const presented = sessions.map((session) => presentSession(session, now));
      await sendList(req, res, presented, total);
    },
  });
  route(router, '/api/admin/dashboard-sessions/:licenseCode/revoke', {
    post: async (req, res) => {
      const revoked = await service.revoke(pathParameter(req, 'licenseCode'));
      audit(req, 'dashboard session revoked', { invitationId: revoked.invitationId });
      res.json(presentRevoked(revoked, deps.config.publicUrl));
    },
  });
  route(router, '/api/admin/dashboard-sessions/:licenseCode', {
    delete: async (req, res) => {
      const invitationId = await service.remove(pathParameter(req, 'licenseCode'));
      audit(req, 'dashboard session deleted', { invitationId });
      res.status(204).end();
    },
  });
  return router;
}
