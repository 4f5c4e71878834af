import { Router } from 'express';
import type { RepublishResponse } from '#domain/api/render-queue.ts';
import type { ApiDeps } from '../../deps.ts';
import { pathParameter } from '../../http/input.ts';
import { route } from '../../http/route.ts';
import { sendJson } from '../../http/send-json.ts';
import { presentRenderQueue } from './present.ts';
import { createRenderQueueService } from './service.ts';

export function renderQueueRoutes(deps: ApiDeps): Router {
  const router = Router();
  const service = createRenderQueueService(deps);
  route(router, '/api/admin/render-queue', {
    get: async (req, res) => {
      await sendJson(req, res, presentRenderQueue(await service.look()));
    },
  });
  route(router, '/api/admin/render-queue/retry-all', {
    post: async (_req, res) => {
      const requested = await service.retryAll();
      res.status(202).json({ requested } satisfies RepublishResponse);
    },
  });
  route(router, '/api/admin/render-queue/republish-all', {
    post: async (_req, res) => {
      const requested = await service.republishAll();
      res.status(202).json({ requested } satisfies RepublishResponse);
    },
  });
  route(router, '/api/admin/render-queue/:invitationId/retry', {
    post: async (req, res) => {
      const requested = await service.retry(pathParameter(req, 'invitationId'));
      res.status(202).json({ requested } satisfies RepublishResponse);
    },
  });
  return router;
}
