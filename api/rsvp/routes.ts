import { type ErrorRequestHandler, Router } from 'express';
import { rsvpRequest } from '#domain/api/rsvp.ts';
import { isFormPost, jsonOrFormBody, parse, pathParameter } from '../http/body.ts';
import { setErrorHeaders, toAppError } from '../http/errors.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import { route } from '../http/route.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';
import { presentRefusal, presentReply } from './present.ts';
import type { RsvpService } from './service.ts';

const PATH = '/api/public/rsvp/:invitation';

export function rsvpRoutes(
  rsvp: RsvpService,
  limits: RateLimits,
  security: SecurityHeaders,
): Router {
  const router = Router();
  route(router, PATH, {
    post: [
      limits.perAddress('reply'),
      ...jsonOrFormBody,
      async (req, res) => {
        const reply = parse(rsvpRequest, req.body);
        const accepted = await rsvp.submit(pathParameter(req, 'invitation'), reply);
        if (isFormPost(req)) res.redirect(303, `/${accepted.slug}#rsvp-thanks`);
        else res.status(201).json(presentReply(accepted));
      },
    ],
  });
  router.use(answerFormPosts(security));
  return router;
}

/** A browser that posted the form itself shows the answer as a page: it must be one. */
function answerFormPosts(security: SecurityHeaders): ErrorRequestHandler {
  return (thrown, req, res, next) => {
    if (!isFormPost(req) || res.headersSent) return next(thrown);
    const error = toAppError(thrown);
    if (error.status >= 500) return next(thrown);
    setErrorHeaders(res, error);
    res.set(security.plainPage).status(error.status).type('html').send(presentRefusal(error));
  };
}
