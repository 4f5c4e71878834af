import type { IncomingMessage, RequestListener } from 'node:http';
import express, { type Express } from 'express';
import type { ConfigResponse } from '#domain/api/config.ts';
import { QUEUE_BOARD_PATH } from './admin/queue-board-path.ts';
import { adminRoutes } from './admin/routes.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { createDashboardService } from './dashboard/service.ts';
import type { ApiDeps } from './deps.ts';
import { healthRoutes } from './health/routes.ts';
import { answerErrors, onlyReadPages, unknownCall } from './http/errors.ts';
import { createRateLimits, NO_RATE_LIMITS } from './http/rate-limits.ts';
import { observeRequests } from './http/request-log.ts';
import { route } from './http/route.ts';
import { createSecurityHeaders, type SecurityHeaders } from './http/security-headers.ts';
import { createAccess } from './invitations/access.ts';
import { invitationRoutes } from './invitations/routes.ts';
import { createInvitationService, type InvitationService } from './invitations/service.ts';
import { licenseRoutes } from './licenses/routes.ts';
import { createLicenseService } from './licenses/service.ts';
import { createCounters, NO_COUNTERS } from './limits/counters.ts';
import { rsvpRoutes } from './rsvp/routes.ts';
import { createRsvpService } from './rsvp/service.ts';
import { openAppFiles } from './site/app-files.ts';
import { createSite } from './site/site.ts';
import { uploadRoutes } from './uploads/routes.ts';
import { createUploadService } from './uploads/service.ts';
import { webhookRoutes } from './webhooks/routes.ts';
import { createDeliveryService } from './webhooks/service.ts';

/**
 * What Express handles; every other address is a page or a file. `/api` matches in any case, as in
 * Express; the others only exactly, like the rule of the edge that keeps strangers from `/metrics`.
 */
const CALL = /^\/(?:[aA][pP][iI](?:[/?]|$)|(?:healthz|readyz|metrics)(?:\?|$))/;
const QUEUE_BOARD = new RegExp(`^${QUEUE_BOARD_PATH}(?:[/?]|$)`);

/** Creates the listener for all of the product's HTTP requests. `server.ts` does the listening. */
export function createApi(deps: ApiDeps): RequestListener {
  const security = createSecurityHeaders(deps.config.publicUrl);
  const invitations = createInvitationService(deps);
  const calls = createCalls(deps, security, invitations);
  const site = createSite({
    store: deps.store,
    appFiles: openAppFiles(deps.builderAppDir, security),
    security,
    log: deps.log,
    metrics: deps.metrics,
    hasInvitation: invitations.exists,
  });
  const isCall = (url: string) => CALL.test(url) || (deps.queueBoard && QUEUE_BOARD.test(url));
  return (req, res) => {
    toOriginForm(req);
    const isPage = req.method === 'GET' || req.method === 'HEAD';
    if (isPage && !isCall(req.url ?? '')) site.answer(req, res);
    else calls(req, res);
  };
}

/** (RFC 9112, 3.2.2) Reduces a target that includes the host, which replaces the Host header. */
function toOriginForm(req: IncomingMessage): void {
  const [, host, rest] = /^https?:\/\/([^/?#]+)(.*)$/i.exec(req.url ?? '') ?? [];
  if (host === undefined || rest === undefined) return;
  req.url = rest.startsWith('/') ? rest : `/${rest}`;
  req.headers.host = host;
}

function createCalls(
  deps: ApiDeps,
  security: SecurityHeaders,
  invitations: InvitationService,
): Express {
  const { config, log, metrics, database, queue, store, redis } = deps;
  const counters = config.isRateLimited ? createCounters(redis) : NO_COUNTERS;
  const limits = config.isRateLimited ? createRateLimits(counters) : NO_RATE_LIMITS;
  const access = createAccess(database);
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  // Proxies on this machine or in its private network are ours: we trust what they say of the client.
  app.set('trust proxy', ['loopback', 'linklocal', 'uniquelocal']);
  app.use(observeRequests(log, metrics));
  app.use((_req, res, next) => {
    res.set({ ...security.api, 'Cache-Control': 'no-store' });
    next();
  });
  app.use(healthRoutes({ database, queue, store }, metrics, log));
  app.use(licenseRoutes(createLicenseService(deps), limits, counters, config.publicUrl));
  app.use(invitationRoutes(invitations, access, limits));
  app.use(rsvpRoutes(createRsvpService(deps, counters), limits, security, log));
  app.use(dashboardRoutes(createDashboardService(deps, invitations), access, limits));
  app.use(uploadRoutes(createUploadService(deps), limits, deps));
  app.use(
    webhookRoutes(createDeliveryService(deps), config.lemonSqueezy.webhookSecret, limits, log),
  );
  app.use(configRoute(deps));
  app.use(adminRoutes(deps, limits, counters, security));
  app.use(onlyReadPages);
  app.use(unknownCall);
  app.use(answerErrors(log));
  return app;
}

/** Serves what the builder has to know about this installation. */
function configRoute({ config }: Pick<ApiDeps, 'config'>) {
  const router = express.Router();
  route(router, '/api/config', {
    get: (_req, res) => {
      const { publicUrl, supportEmail, checkoutUrl = null } = config;
      res.json({ publicUrl, supportEmail, checkoutUrl } satisfies ConfigResponse);
    },
  });
  return router;
}
