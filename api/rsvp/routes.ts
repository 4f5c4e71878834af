import { type ErrorRequestHandler, type Response, Router } from 'express';
import { rsvpRequestOf } from '#domain/api/rsvp.ts';
import type { Log } from '#infra/log.ts';
import { isFormPost, replyBody } from '../http/body.ts';
import { addressKey } from '../http/client-address.ts';
import { answerErrors } from '../http/errors.ts';
import { idempotencyKey } from '../http/idempotency-key.ts';
import { parse, pathParameter } from '../http/input.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import { route } from '../http/route.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';
import { presentRefusal, presentReply } from './present.ts';
import type { RsvpService } from './service.ts';

export function rsvpRoutes(
  rsvp: RsvpService,
  limits: RateLimits,
  security: SecurityHeaders,
  log: Log,
): Router {
  const router = Router();
  route(router, '/api/public/rsvp/:invitation', {
    post: [
      limits.perAddress('reply'),
      ...replyBody,
      async (req, res) => {
        const invited = await rsvp.find(pathParameter(req, 'invitation'));
        res.locals.invitationId = invited.id;
        res.locals.slug = invited.slug;
        const reply = parse(rsvpRequestOf(invited.templateId), req.body);
        const accepted = await rsvp.submit(invited, reply, addressKey(req), idempotencyKey(req));
        if (isFormPost(req)) res.redirect(303, `/${invited.slug}#rsvp-thanks`);
        else res.status(201).json(presentReply(accepted));
      },
    ],
  });
  router.use(answerFormPosts(security, log));
  return router;
}

/**
 * Answers a form that the browser itself posted with a page, since the browser shows it. Browsers
 * name HTML in `Accept`; clients that take anything get JSON, as everywhere else.
 */
function answerFormPosts(security: SecurityHeaders, log: Log): ErrorRequestHandler {
  const answerAsPage = answerErrors(log, (res, error) => {
    res
      .set(security.plainPage)
      .type('html')
      .send(presentRefusal(error, slugOf(res)));
  });
  return (thrown, req, res, next) => {
    const wantsPage = isFormPost(req) && req.accepts(['json', 'html']) === 'html';
    if (wantsPage) answerAsPage(thrown, req, res, next);
    else next(thrown);
  };
}

/** Undefined until the invitation was found. */
function slugOf({ locals }: Response): string | undefined {
  return typeof locals.slug === 'string' ? locals.slug : undefined;
}
