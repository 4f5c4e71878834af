import { Redis } from 'ioredis';
import type { Log } from '../log.ts';
import { watchOutage } from '../outage.ts';

/** What waits for one command at most; requests are cut a little earlier. */
const COMMAND_TIMEOUT_MS = 500;
const CONNECT_TIMEOUT_MS = 2_000;

export interface ProducerConnection {
  readonly redis: Redis;
  /** Settles with the first attempt to connect: until then a command would fail for being too early. */
  readonly greeted: Promise<void>;
}

/** For the side that asks: fails within milliseconds while Redis is away, connects again by itself. */
export function connectProducer(redisUrl: string, log: Log): ProducerConnection {
  const redis = new Redis(redisUrl, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: CONNECT_TIMEOUT_MS,
    commandTimeout: COMMAND_TIMEOUT_MS,
    retryStrategy: reconnectDelay,
  });
  logOutages(redis, log);
  const greeted = new Promise<void>((resolve) => {
    redis.once('ready', resolve);
    redis.once('close', resolve);
  });
  return { redis, greeted };
}

/** For the side that runs: waits for Redis as long as it takes. */
export function connectConsumer(redisUrl: string, log: Log): Redis {
  const redis = new Redis(redisUrl, {
    maxRetriesPerRequest: null,
    connectTimeout: CONNECT_TIMEOUT_MS,
    retryStrategy: reconnectDelay,
  });
  logOutages(redis, log);
  return redis;
}

/** Soon again at first, every 2 s in the end: a Redis that returns is used within seconds. */
function reconnectDelay(times: number): number {
  return Math.min(50 * 2 ** Math.min(times, 6), 2_000);
}

/** Each attempt to connect reports its failure. */
function logOutages(redis: Redis, log: Log): void {
  const outage = watchOutage(log, { away: 'Redis is away', back: 'Redis is back' });
  redis.on('error', outage.seen);
  redis.on('ready', outage.ended);
}
