import type { RequestHandler, Response } from 'express';
import type { Log } from '#infra/log.ts';
import type { Metrics } from '#infra/metrics.ts';

/**
 * Logs and measures each request at its end, by its route's pattern, never its address: addresses
 * carry tokens and codes. Adds the invitation's id once it is known.
 */
export function observeRequests(log: Log, metrics: Metrics): RequestHandler {
  return (req, res, next) => {
    const started = performance.now();
    res.on('close', () => {
      const ms = performance.now() - started;
      const route = typeof res.locals.route === 'string' ? res.locals.route : 'other';
      const isSent = res.writableFinished;
      const request = { method: req.method, route, status: isSent ? res.statusCode : 499 };
      metrics.requestServed({ ...request, seconds: ms / 1000 });
      const level = request.status >= 500 ? 'error' : route.startsWith('/api') ? 'info' : 'debug';
      log[level]({ ...request, ...invitationOf(res), ms: Math.round(ms * 10) / 10 }, 'request');
    });
    next();
  };
}

/** Returns the id of the invitation that a request is about, once known, as a field for log lines. */
export function invitationOf({ locals }: Response): { readonly invitationId?: string } {
  return typeof locals.invitationId === 'string' ? { invitationId: locals.invitationId } : {};
}
