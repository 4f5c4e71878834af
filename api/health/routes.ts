import { type RequestHandler, Router } from 'express';
import { createHealthAnswers, type HealthAnswer } from '#infra/health/answers.ts';
import type { Parts } from '#infra/health/readiness.ts';
import type { Log } from '#infra/log.ts';
import type { Metrics } from '#infra/metrics.ts';
import { route } from '../http/route.ts';

export function healthRoutes(parts: Parts, metrics: Metrics, log: Log): Router {
  const router = Router();
  const answers = createHealthAnswers(parts, metrics, log);
  route(router, '/healthz', { get: send(answers['/healthz']) });
  route(router, '/readyz', { get: send(answers['/readyz']) });
  route(router, '/metrics', { get: send(answers['/metrics']) });
  return router;
}

const send = (answer: () => Promise<HealthAnswer>): RequestHandler => {
  return async (_req, res) => {
    const { status, type, body } = await answer();
    res.status(status).type(type).send(body);
  };
};
