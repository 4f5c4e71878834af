import { isIPv6 } from 'node:net';
import type { Request, RequestHandler } from 'express';
import type { Redis } from 'ioredis';
import {
  type IRateLimiterOptions,
  type RateLimiterAbstract,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { AppError } from '#domain/api/errors.ts';
import { CappedMemory } from './capped-memory.ts';
import { pathParameter } from './input.ts';

/** In seconds. */
const DAY = 24 * 60 * 60;
/** Keys of each limit that are counted in memory, each with some 500 bytes. */
const MAX_KEYS = 10_000;
/** What is kept in memory is forgotten by a timer, which cannot wait for 25 days. */
const LONGEST = 24 * DAY;

/**
 * How often something may happen: `points` times in `duration` seconds. The limits per address
 * leave room for a whole wedding hall behind one address; for what can be guessed (codes,
 * passwords) failures are counted, so that honest use never meets a limit.
 */
const LIMITS = {
  /** Replies from one address. */
  reply: { points: 300, duration: 60 },
  /** New guests of one invitation from one address: those of a large wedding, all in one hall. */
  newGuest: { points: 500, duration: DAY },
  /** Saves and removals of replies from one address: the builder saves at most once a second. */
  save: { points: 600, duration: 60 },
  upload: { points: 200, duration: 600 },
  /** An invitation shows some 30 pictures, 83 at most; unused ones are kept for 30 days. */
  uploadOfDay: { points: 600, duration: DAY },
  /** Look-ups of a picture in the store: the builder makes one if it cannot fetch an upload. */
  pictureLook: { points: 200, duration: 600 },
  /** Contents of invitations, which browsers load while a page is not rendered yet. */
  publicLook: { points: 600, duration: 60 },
  activation: { points: 300, duration: 60 },
  /**
   * Failures of codes that are not known here, from one address; they never cause a known code to
   * be refused. A code has 64 random bits.
   */
  unknownCode: { points: 60, duration: 600 },
  login: { points: 60, duration: 600 },
  /** Failed logins of one account from one address. */
  failedLogin: { points: 10, duration: 900 },
  /**
   * Failed logins of one account from all addresses: enough that a stranger does not lock the
   * operator out, few enough that many addresses together do not get far.
   */
  failedAccount: { points: 200, duration: 900 },
  /** Logins of one account from one address, which `failedAccount` does not lock out. */
  knownAddress: { points: Number.MAX_SAFE_INTEGER, duration: LONGEST },
} as const satisfies Record<string, IRateLimiterOptions>;

export type LimitName = keyof typeof LIMITS;

/**
 * Most contents arriving from one address at once, or on their way to it. They are kept in memory
 * until complete: 320 MB at most. Fifty simultaneous requests with one code must each get a response.
 */
export const CONTENTS_AT_ONCE = 64;
/**
 * Most responses with all that an invitation has on their way to its couple at once. One with 10,000
 * replies has 40 MB, kept in memory until it is read: 320 MB at most.
 */
export const ANSWERS_AT_ONCE = 8;

/** Messages of certain limits, in place of the one that names the wait. */
const SENTENCES: Partial<Record<LimitName, string>> = {
  newGuest:
    'Too many guests have replied over this connection today. Please use another one, or try again tomorrow.',
  uploadOfDay:
    'Too many pictures have come over this connection today. Please use another one, or try again tomorrow.',
};

export interface RateLimits {
  /** Middleware that counts each request by its address. */
  perAddress(name: LimitName): RequestHandler;
  /** Middleware that lets an address have at most `most` requests in progress in this process. */
  atOncePerAddress(most: number): RequestHandler;
  /** The same for the invitation in a path parameter, whose token has already been checked. */
  atOncePerInvitation(parameter: string, most: number): RequestHandler;
  /** Counts one; above the limit, throws `too_many_requests` and counts nothing. */
  spend(name: LimitName, key: string): Promise<void>;
  /** Takes back one that was counted. */
  giveBack(name: LimitName, key: string): Promise<void>;
  /** Forgets what was counted. */
  reset(name: LimitName, key: string): Promise<void>;
  /** Returns whether anything was counted. */
  hasCounted(name: LimitName, key: string): Promise<boolean>;
}

/**
 * Creates limits that all processes share through Redis, or that are kept in memory without it.
 * While Redis does not respond, each process counts for itself.
 */
export function createRateLimits(options: { enabled: boolean; redis?: Redis }): RateLimits {
  if (!options.enabled) return UNLIMITED;
  const limiters = new Map<LimitName, RateLimiterAbstract>();
  for (const name of Object.keys(LIMITS) as LimitName[]) {
    limiters.set(name, createLimiter(name, options.redis));
  }
  const limiter = (name: LimitName): RateLimiterAbstract => {
    const found = limiters.get(name);
    if (!found) throw new Error(`No limit is called ${name}`);
    return found;
  };
  const count = async (name: LimitName, key: string): Promise<void> => {
    try {
      await limiter(name).consume(key);
    } catch (reason) {
      if (reason instanceof RateLimiterRes) throw tooMany(reason.msBeforeNext, SENTENCES[name]);
      throw reason;
    }
  };
  const giveBack = async (name: LimitName, key: string): Promise<void> => {
    await limiter(name).reward(key);
  };
  return {
    perAddress: (name) => async (req, _res, next) => {
      await count(name, addressKey(req));
      next();
    },
    atOncePerAddress: (most) => atOnce(most, addressKey),
    atOncePerInvitation: (parameter, most) => atOnce(most, (req) => pathParameter(req, parameter)),
    async spend(name, key) {
      try {
        await count(name, key);
      } catch (refusal) {
        // It was counted even so, and would use up what others give back.
        if (refusal instanceof AppError) await giveBack(name, key);
        throw refusal;
      }
    },
    giveBack,
    async reset(name, key) {
      await limiter(name).delete(key);
    },
    async hasCounted(name, key) {
      return ((await limiter(name).get(key))?.consumedPoints ?? 0) > 0;
    },
  };
}

/** Wait that an address with too many requests in progress is told: an estimate. */
const BUSY_MS = 10_000;

function atOnce(most: number, keyOf: (req: Request) => string): RequestHandler {
  const underWay = new Map<string, number>();
  return (req, res, next) => {
    // It ended before it got here, and would stay counted.
    if (res.closed) return;
    const key = keyOf(req);
    const others = underWay.get(key) ?? 0;
    if (others >= most) throw tooMany(BUSY_MS);
    underWay.set(key, others + 1);
    res.once('close', () => {
      const left = (underWay.get(key) ?? 1) - 1;
      if (left > 0) underWay.set(key, left);
      else underWay.delete(key);
    });
    next();
  };
}

const UNLIMITED: RateLimits = {
  perAddress: () => (_req, _res, next) => next(),
  atOncePerAddress: () => (_req, _res, next) => next(),
  atOncePerInvitation: () => (_req, _res, next) => next(),
  spend: async () => undefined,
  giveBack: async () => undefined,
  reset: async () => undefined,
  hasCounted: async () => false,
};

/**
 * Returns the address that is counted: the client's, as reported by the trusted proxies. IPv6
 * counts by its first 64 bits, because a single household owns as many addresses as it likes.
 */
export function addressKey(req: Pick<Request, 'ip'>): string {
  const ip = withoutPort(req.ip ?? 'unknown').replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(ip) ? network64(ip) : ip;
}

/** Some proxies report the client's port as well, which differs with each connection. */
function withoutPort(address: string): string {
  return address.replace(/^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2');
}

function network64(ip: string): string {
  const [head = '', tail = ''] = ip.split('%')[0]?.split('::') ?? [];
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const [left, right] = [groups(head), groups(tail)];
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const all = ip.includes('::') ? [...left, ...zeros, ...right] : left;
  return `${all.slice(0, 4).join(':')}::/64`;
}

function createLimiter(name: LimitName, redis: Redis | undefined): RateLimiterAbstract {
  const options = { ...LIMITS[name], keyPrefix: `limit:${name}` };
  const memory = new CappedMemory(options, MAX_KEYS);
  if (!redis) return memory;
  return new RateLimiterRedis({
    ...options,
    storeClient: redis,
    rejectIfRedisNotReady: true,
    insuranceLimiter: memory,
  });
}

function tooMany(msBeforeNext: number, sentence?: string): AppError {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const message = sentence ?? `Too many attempts. Please try again in ${waitOf(seconds)}.`;
  return new AppError('too_many_requests', message, { details: { retryAfter: seconds } });
}

function waitOf(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a moment' : `${minutes} minutes`;
}
