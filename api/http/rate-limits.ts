import type { Request, RequestHandler } from 'express';
import type { Counters } from '../limits/counters.ts';
import { createInProgress } from '../limits/in-progress.ts';
import type { LimitName } from '../limits/limits.ts';
import { tooMany } from '../limits/too-many.ts';
import { addressKey } from './client-address.ts';
import { pathParameter } from './input.ts';

/**
 * Contents on their way from or to one address at once. They are buffered: 320 MB at most. Fifty
 * simultaneous requests with one code must each get a response (contract).
 */
export const CONTENTS_AT_ONCE = 64;
/**
 * Responses with a whole invitation on their way to its couple at once. One with 10,000 replies
 * takes 40 MB until the client has read it: 320 MB at most.
 */
export const ANSWERS_AT_ONCE = 8;

/** Middleware that asks who sends too many requests to wait. */
export interface RateLimits {
  /** Counts each request by its address. */
  perAddress(name: LimitName): RequestHandler;
  /** Lets an address have at most `max` requests in progress in this process. */
  atOncePerAddress(max: number): RequestHandler;
  /** The same for the invitation in a path parameter, whose token has already been checked. */
  atOncePerInvitation(parameter: string, max: number): RequestHandler;
}

export function createRateLimits(counters: Counters): RateLimits {
  return {
    perAddress: (name) => async (req, _res, next) => {
      await counters.spend(name, addressKey(req));
      next();
    },
    atOncePerAddress: (max) => atOnce(max, addressKey),
    atOncePerInvitation: (parameter, max) => atOnce(max, (req) => pathParameter(req, parameter)),
  };
}

export const NO_RATE_LIMITS: RateLimits = {
  perAddress: () => (_req, _res, next) => next(),
  atOncePerAddress: () => (_req, _res, next) => next(),
  atOncePerInvitation: () => (_req, _res, next) => next(),
};

/** `Retry-After` for too many requests in progress: an estimate. */
const BUSY_MS = 10_000;

function atOnce(max: number, keyOf: (req: Request) => string): RequestHandler {
  const inProgress = createInProgress();
  return (req, res, next) => {
    // It ended before it got here, and would stay counted.
    if (res.closed) return;
    const key = keyOf(req);
    if (inProgress.count(key) >= max) throw tooMany(BUSY_MS);
    res.once('close', inProgress.begin(key));
    next();
  };
}
