import { Router } from 'express';
import type { ApiDeps } from '../../deps.ts';
import { pathParameter } from '../../http/body.ts';
import { route } from '../../http/route.ts';
import { presentRenderQueue } from './present.ts';
import { createRenderQueueDesk } from './service.ts';

export function renderQueueRoutes(deps: ApiDeps): Router {
  const router = Router();
  const desk = createRenderQueueDesk(deps);
  route(router, '/api/admin/render-queue', {
    get: async (_req, res) => {
      res.json(presentRenderQueue(await desk.look()));
    },
  });
  route(router, '/api/admin/render-queue/republish-all', {
    post: async (_req, res) => {
      res.status(202).json({ requested: await desk.republishAll() });
    },
  });
  route(router, '/api/admin/render-queue/:invitationId/retry', {
    post: async (req, res) => {
      const requested = await desk.retry(pathParameter(req, 'invitationId'));
      res.status(202).json({ requested });
    },
  });
  return router;
}
