import { Router } from 'express';
import { loginRequest } from '#domain/api/admin.ts';
import type { ApiDeps } from '../deps.ts';
import { jsonBody, parse } from '../http/body.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import { route } from '../http/route.ts';
import { dashboardSessionRoutes } from './dashboard-sessions/routes.ts';
import { adminLicenseRoutes } from './licenses/routes.ts';
import { createLogin } from './login.ts';
import { renderQueueRoutes } from './render-queue/routes.ts';
import {
  beginSession,
  endSession,
  operatorSession,
  requireOperator,
  requireOwnOrigin,
} from './session.ts';
import { statsRoutes } from './stats.ts';
import { userRoutes } from './users/routes.ts';

/** The operator's calls: login first, a session cookie from then on. */
export function adminRoutes(deps: ApiDeps, limits: RateLimits): Router {
  const { database, config, log } = deps;
  const router = Router();
  router.use(
    '/api/admin',
    requireOwnOrigin(config.publicUrl),
    operatorSession(database, config.publicUrl, log),
  );
  authRoutes(router, deps, limits);
  router.use('/api/admin', requireOperator);
  router.use(statsRoutes(deps));
  router.use(adminLicenseRoutes(deps));
  router.use(userRoutes(deps));
  router.use(dashboardSessionRoutes(deps));
  router.use(renderQueueRoutes(deps));
  return router;
}

function authRoutes(router: Router, { database }: ApiDeps, limits: RateLimits): void {
  const login = createLogin(database, limits);
  route(router, '/api/admin/auth/login', {
    post: [
      limits.perAddress('login'),
      ...jsonBody,
      async (req, res) => {
        const { username, password } = parse(loginRequest, req.body);
        const operator = await login.check(username, password);
        await beginSession(req, operator);
        res.json({ username: operator });
      },
    ],
  });
  route(router, '/api/admin/auth/check', {
    get: [
      requireOperator,
      (req, res) => {
        res.json({ username: req.session.operator });
      },
    ],
  });
  route(router, '/api/admin/auth/logout', {
    post: async (req, res) => {
      await endSession(req);
      res.clearCookie('operator', { path: '/' }).status(204).end();
    },
  });
}
