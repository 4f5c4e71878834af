import { Router } from 'express';
import type { ApiDeps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { createStatsService } from './service.ts';

export function statsRoutes(deps: ApiDeps): Router {
  const router = Router();
  const service = createStatsService(deps);
  route(router, '/api/admin/stats', {
    get: async (_req, res) => {
      res.json(await service.count());
    },
  });
  return router;
}
