import { Router } from 'express';
import type { Log } from '#infra/log.ts';
import type { Metrics } from '#infra/metrics.ts';
import type { Part } from '#infra/readiness.ts';
import { route } from '../http/route.ts';
import { createReadiness } from './service.ts';

/** What operations ask: is the process alive, can it serve, what does it measure. */
export function healthRoutes(parts: readonly Part[], metrics: Metrics, log: Log): Router {
  const router = Router();
  const requireReady = createReadiness(parts, log);
  route(router, '/healthz', {
    get: (_req, res) => {
      res.set('Cache-Control', 'no-store').json({ status: 'ok' });
    },
  });
  route(router, '/readyz', {
    get: async (_req, res) => {
      await requireReady();
      res.set('Cache-Control', 'no-store').json({ status: 'ok' });
    },
  });
  route(router, '/metrics', {
    get: async (_req, res) => {
      const text = await metrics.text();
      res.set('Cache-Control', 'no-store').type(metrics.contentType).send(text);
    },
  });
  return router;
}
