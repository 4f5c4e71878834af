import { Router } from 'express';
import type { RepublishResponse } from '#domain/api/render-queue.ts';
import type { ApiDeps } from '../../deps.ts';
import { pathParameter } from '../../http/input.ts';
import { route } from '../../http/route.ts';
import { sendJson } from '../../http/send-json.ts';
import { createAudit } from '../audit.ts';
import { presentRenderQueue } from './present.ts';
import { createRenderQueueService } from './service.ts';

export function renderQueueRoutes(deps: ApiDeps): Router {
  const router = Router();
  const service = createRenderQueueService(deps);
  const audit = createAudit(deps.log);
  route(router, '/api/admin/render-queue', {
    get: async (req, res) => {
      await sendJson(req, res, presentRenderQueue(await service.look()));
    },
  });
  route(router, '/api/admin/render-queue/retry-all', {
    post: async (req, res) => {
      const requested = await service.retryAll();
      audit(req, 'stuck pages retried', { requested });
      res.status(202).json({ requested } satisfies RepublishResponse);
    },
  });
  route(router, '/api/admin/render-queue/republish-all', {
    post: async (req, res) => {
      const requested = await service.republishAll();
      audit(req, 'all pages republished', { requested });
      res.status(202).json({ requested } satisfies RepublishResponse);
    },
  });
  route(router, '/api/admin/render-queue/:invitationId/retry', {
    post: async (req, res) => {
      const invitationId = pathParameter(req, 'invitationId');
      const requested = await service.retry(invitationId);
      audit(req, 'page retried', { invitationId });
      res.status(202).json({ requested } satisfies RepublishResponse);
    },
  });
  return router;
}
