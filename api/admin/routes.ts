import { Router } from 'express';
import { createLicenseRequest, licenseListQuery, loginRequest } from '#domain/api/admin.ts';
import type { ApiDeps } from '../deps.ts';
import { jsonBody, parse } from '../http/body.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import { route } from '../http/route.ts';
import { createLicenseDesk, presentLicense } from './licenses.ts';
import { createLogin } from './login.ts';
import {
  beginSession,
  endSession,
  operatorSession,
  requireOperator,
  requireOwnOrigin,
} from './session.ts';

/** The operator's calls: login first, a session cookie from then on. */
export function adminRoutes(deps: ApiDeps, limits: RateLimits): Router {
  const { database, config } = deps;
  const router = Router();
  router.use(
    '/api/admin',
    requireOwnOrigin(config.publicUrl),
    operatorSession(database, config.publicUrl),
  );
  authRoutes(router, deps, limits);
  router.use('/api/admin', requireOperator);
  licenseRoutes(router, deps);
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

function licenseRoutes(router: Router, deps: ApiDeps): void {
  const desk = createLicenseDesk(deps);
  route(router, '/api/admin/licenses', {
    get: async (req, res) => {
      const { licenses, total } = await desk.list(parse(licenseListQuery, req.query));
      res.set('X-Total-Count', String(total)).json(licenses.map(presentLicense));
    },
    post: [
      ...jsonBody,
      async (req, res) => {
        const license = await desk.create(parse(createLicenseRequest, req.body));
        res.status(201).json(presentLicense(license));
      },
    ],
  });
}
