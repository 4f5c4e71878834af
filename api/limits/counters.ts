import type { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { CappedMemory } from './capped-memory.ts';
import { LIMITS, type LimitName, MESSAGES } from './limits.ts';
import { tooMany } from './too-many.ts';

/** Counts what is limited, by a key such as an address. */
export interface Counters {
  /** @throws AppError `too_many_requests` above the limit, and then counts nothing. */
  spend(name: LimitName, key: string): Promise<void>;
  /** Takes back one that was counted. */
  giveBack(name: LimitName, key: string): Promise<void>;
  /** Forgets what was counted. */
  reset(name: LimitName, key: string): Promise<void>;
  /** Returns whether anything counted has not yet expired. */
  hasCounted(name: LimitName, key: string): Promise<boolean>;
}

/** Keys of each limit that are counted in memory, each with some 500 bytes. */
const MAX_KEYS = 10_000;

/**
 * Creates counters that all processes share through Redis, or that are kept in memory without it.
 * While Redis does not respond, each process counts for itself.
 */
export function createCounters(redis?: Redis): Counters {
  const limiters = new Map<LimitName, RateLimiterAbstract>();
  const limiter = (name: LimitName): RateLimiterAbstract => {
    const found = limiters.get(name) ?? createLimiter(name, redis);
    limiters.set(name, found);
    return found;
  };
  return {
    async spend(name, key) {
      try {
        await limiter(name).consume(key);
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) throw reason;
        // It was counted even so, and would use up what others give back.
        await limiter(name).reward(key);
        // In memory, a count ends by a timer, and when it ends is told by a clock that may be set back.
        const longest = LIMITS[name].duration * 1_000;
        throw tooMany(Math.min(reason.msBeforeNext, longest), MESSAGES[name]);
      }
    },
    async giveBack(name, key) {
      await limiter(name).reward(key);
    },
    async reset(name, key) {
      await limiter(name).delete(key);
    },
    async hasCounted(name, key) {
      const counted = await limiter(name).get(key);
      return counted !== null && counted.consumedPoints > 0 && counted.msBeforeNext > 0;
    },
  };
}

/** Counts nothing, and so never refuses. */
export const NO_COUNTERS: Counters = {
  spend: async () => undefined,
  giveBack: async () => undefined,
  reset: async () => undefined,
  hasCounted: async () => false,
};

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
