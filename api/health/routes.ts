import { Router } from 'express';
import { AppError } from '#domain/api/errors.ts';
import type { Log } from '#infra/log.ts';
import type { Metrics } from '#infra/metrics.ts';
import { createReadiness, type Parts } from '#infra/readiness.ts';
import { route } from '../http/route.ts';

/** Routes for operations: is the process alive, can it serve, what does it measure? */
export function healthRoutes(parts: Parts, metrics: Metrics, log: Log): Router {
  const router = Router();
  const absentParts = createReadiness(parts, log);
  route(router, '/healthz', {
    get: (_req, res) => {
      res.json({ status: 'ok' });
    },
  });
  route(router, '/readyz', {
    get: async (_req, res) => {
      const absent = await absentParts();
      if (absent.length > 0) throw unavailable(absent);
      res.json({ status: 'ok' });
    },
  });
  route(router, '/metrics', {
    get: async (_req, res) => {
      const text = await metrics.text();
      res.type(metrics.contentType).send(text);
    },
  });
  return router;
}

const unavailable = (parts: readonly string[]) =>
  new AppError('unavailable', `No answer from: ${parts.join(', ')}`, { details: { parts } });
