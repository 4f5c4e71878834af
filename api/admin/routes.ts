import { type RequestHandler, Router } from 'express';
import { type LoginResponse, loginRequest } from '#domain/api/admin-login.ts';
import { AppError } from '#domain/api/errors.ts';
import type { Log } from '#infra/log.ts';
import type { ApiDeps } from '../deps.ts';
import { jsonBody } from '../http/body.ts';
import { addressKey } from '../http/client-address.ts';
import { unknownCall } from '../http/errors.ts';
import { parse } from '../http/input.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import { route } from '../http/route.ts';
import type { Headers, SecurityHeaders } from '../http/security-headers.ts';
import type { Counters } from '../limits/counters.ts';
import { type Audit, createAudit } from './audit.ts';
import { dashboardSessionRoutes } from './dashboard-sessions/routes.ts';
import { adminLicenseRoutes } from './licenses/routes.ts';
import { createLogin } from './login.ts';
import { orderRoutes } from './orders/routes.ts';
import { QUEUE_BOARD_PATH } from './queue-board-path.ts';
import { renderQueueRoutes } from './render-queue/routes.ts';
import {
  authenticationRequired,
  beginSession,
  endSession,
  operatorOf,
  operatorSession,
  requireCookieArrives,
  requireOperator,
  requireOwnOrigin,
} from './session.ts';
import { statsRoutes } from './stats/routes.ts';
import { userRoutes } from './users/routes.ts';

/** Returns the operator's routes: all but login, logout and check require a session. */
export function adminRoutes(
  deps: ApiDeps,
  limits: RateLimits,
  counters: Counters,
  security: SecurityHeaders,
): Router {
  const { database, config, log, queueBoard } = deps;
  const router = Router();
  router.use(
    ['/api/admin', ...(queueBoard ? [QUEUE_BOARD_PATH] : [])],
    requireOwnOrigin(config.publicUrl),
    operatorSession(database, config.publicUrl, log),
  );
  authRoutes(router, deps, limits, counters);
  if (queueBoard) {
    const headers = withHeaders(security.queueBoard);
    const audited = auditBoard(createAudit(log));
    router.use(QUEUE_BOARD_PATH, leadToLogin, audited, headers, queueBoard, unknownPage);
  }
  router.use('/api/admin', requireOperator);
  router.use(statsRoutes(deps));
  router.use(adminLicenseRoutes(deps));
  router.use(orderRoutes(deps));
  router.use(userRoutes(deps));
  router.use(dashboardSessionRoutes(deps));
  router.use(renderQueueRoutes(deps));
  return router;
}

function authRoutes(
  router: Router,
  { database, log }: ApiDeps,
  limits: RateLimits,
  counters: Counters,
): void {
  const login = createLogin(database, counters);
  const audit = createAudit(log);
  route(router, '/api/admin/auth/login', {
    post: [
      limits.perAddress('login'),
      ...jsonBody,
      async (req, res) => {
        const { username, password } = parse(loginRequest, req.body);
        const operator = await login
          .check(username, password, addressKey(req))
          .catch(logRefusal(log));
        requireCookieArrives(req);
        await beginSession(req, operator);
        audit(req, 'logged in');
        res.json({ username: operator } satisfies LoginResponse);
      },
    ],
  });
  route(router, '/api/admin/auth/check', {
    get: (req, res) => {
      const username = operatorOf(req);
      if (username === undefined) throw authenticationRequired();
      res.json({ username } satisfies LoginResponse);
    },
  });
  route(router, '/api/admin/auth/logout', {
    post: async (req, res) => {
      const operator = operatorOf(req);
      await endSession(req);
      if (operator !== undefined) log.info({ operator }, 'logged out');
      res.clearCookie('operator', { path: '/' }).status(204).end();
    },
  });
}

/** Logs a refused login without the name, where people type their password by mistake. */
const logRefusal =
  (log: Log) =>
  (error: unknown): never => {
    if (error instanceof AppError && error.status < 500) {
      log.warn({ code: error.code }, 'login refused');
    }
    throw error;
  };

/** Redirects a page opened without a session to the panel, which asks for the password. */
const leadToLogin: RequestHandler = (req, res, next) => {
  if (operatorOf(req) !== undefined) return next();
  if (!req.accepts('html')) throw authenticationRequired();
  res.redirect(303, '/admin');
};

/** Logs changes made in Bull Board, where a pause stops all publishing. */
const auditBoard =
  (audit: Audit): RequestHandler =>
  (req, res, next) => {
    const { method, path } = req;
    if (method !== 'GET' && method !== 'HEAD') {
      res.once('finish', () => {
        if (res.statusCode < 400) audit(req, 'queue changed in Bull Board', { method, path });
      });
    }
    next();
  };

/** Answers 404 to GET and HEAD; other methods are refused further on, as on every page. */
const unknownPage: RequestHandler = (req, res, next) => {
  if (req.method === 'GET' || req.method === 'HEAD') unknownCall(req, res, next);
  else next();
};

const withHeaders =
  (fields: Headers): RequestHandler =>
  (_req, res, next) => {
    res.set(fields);
    next();
  };
