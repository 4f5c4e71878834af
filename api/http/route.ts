import type { RequestHandler, Router } from 'express';
import { methodNotAllowed } from './errors.ts';

type Verb = 'get' | 'post' | 'put' | 'delete';
type Handlers = Partial<Record<Verb, RequestHandler | RequestHandler[]>>;

/**
 * Declares all methods of one path; any other gets 405 with `Allow`. `path` is the whole path, so
 * that it can be searched for; it is also the label in log and metrics.
 */
export function route(router: Router, path: string, handlers: Handlers): void {
  const target = router.route(path);
  target.all((_req, res, next) => {
    res.locals.route = path;
    next();
  });
  const allowed: string[] = [];
  for (const verb of ['get', 'post', 'put', 'delete'] as const) {
    const handler = handlers[verb];
    if (!handler) continue;
    target[verb](...[handler].flat());
    allowed.push(verb.toUpperCase());
    if (verb === 'get') allowed.push('HEAD');
  }
  target.all((req, res) => {
    res.set('Allow', allowed.join(', '));
    throw methodNotAllowed(req);
  });
}
