import { type ErrorRequestHandler, type Request, type RequestHandler, Router } from 'express';
import type { z } from 'zod';
import { AppError, type ErrorCode, toIssues } from '#domain/api/errors.ts';
import { type DeliveryResponse, deliveryEnvelope, deliverySchema } from '#domain/api/webhooks.ts';
import type { Log } from '#infra/log.ts';
import { rawJsonBody } from '../http/body.ts';
import { toAppError } from '../http/errors.ts';
import { fieldMessages } from '../http/field-messages.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import { route } from '../http/route.ts';
import type { DeliveryService } from './service.ts';
import { isSigned } from './signature.ts';

/** Maximum size of a delivery; the provider's have a few thousand bytes. */
const MAX_DELIVERY_BYTES = 256 * 1024;
/** Deliveries in progress from one address: a signature can only be checked with the whole body. */
const DELIVERIES_AT_ONCE = 64;

/** @param secret the webhook's signing secret; without one every delivery is refused. */
export function webhookRoutes(
  deliveries: DeliveryService,
  secret: string | undefined,
  limits: RateLimits,
  log: Log,
): Router {
  const router = Router();
  route(router, '/api/webhooks/lemonsqueezy', {
    post: [
      limits.atOncePerAddress(DELIVERIES_AT_ONCE),
      ...(secret === undefined ? [refuse] : receive(deliveries, secret)),
    ],
  });
  router.use(logRefusals(log));
  return router;
}

const refuse: RequestHandler = () => {
  throw new AppError('unavailable', 'Deliveries are not accepted: no webhook secret is configured');
};

function receive(deliveries: DeliveryService, secret: string): RequestHandler[] {
  return [
    ...rawJsonBody(MAX_DELIVERY_BYTES),
    async (req, res) => {
      const body = signedBody(req, secret);
      const { event_name: event } = read(deliveryEnvelope, body).meta;
      const schema = deliverySchema(event);
      const isApplied = schema ? await deliveries.receive(event, read(schema, body)) : false;
      const answer: DeliveryResponse = { result: isApplied ? 'applied' : 'ignored' };
      res.json(answer);
    },
  ];
}

/**
 * Returns the parsed body.
 *
 * @throws AppError `wrong_signature`, and `invalid_request` if it is not JSON
 */
function signedBody(req: Request, secret: string): unknown {
  const body: Buffer = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0);
  if (!isSigned(body, req.get('X-Signature'), secret)) {
    throw new AppError('wrong_signature', 'The signature is missing or wrong');
  }
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    // Without the cause, whose message repeats the body, which names the buyer.
    throw new AppError('invalid_request', 'The request is not valid JSON');
  }
}

function read<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const result = schema.safeParse(body, { error: fieldMessages });
  if (result.success) return result.data;
  throw new AppError('invalid_content', 'This delivery does not have the expected shape', {
    issues: toIssues(result.error),
  });
}

/** Codes of requests that are not deliveries at all. */
const NO_DELIVERY: ReadonlySet<ErrorCode> = new Set(['method_not_allowed', 'unsupported_type']);

/** Logs why a delivery was refused: only the operator can do something about it. */
function logRefusals(log: Log): ErrorRequestHandler {
  return (thrown, _req, _res, next) => {
    const { status, code, message, issues } = toAppError(thrown);
    if (status < 500 && !NO_DELIVERY.has(code)) {
      log.warn({ code, reason: message, issues }, 'delivery refused');
    }
    next(thrown);
  };
}
