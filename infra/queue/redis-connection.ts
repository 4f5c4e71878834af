import { Redis, type RedisOptions, ReplyError } from 'ioredis';
import { StartError } from '../lifecycle.ts';
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
  const redis = connect(redisUrl, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: CONNECT_TIMEOUT_MS,
    commandTimeout: COMMAND_TIMEOUT_MS,
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
  const redis = connect(redisUrl, {
    maxRetriesPerRequest: null,
    connectTimeout: CONNECT_TIMEOUT_MS,
  });
  logOutages(redis, log);
  return redis;
}

/**
 * Looks, before anything is written, whether the server has the database that the address names. One
 * that is away may come later.
 *
 * @throws StartError when it refuses the database.
 */
export async function requireRedisDatabase(redisUrl: string): Promise<void> {
  const redis = new Redis(redisUrl, {
    lazyConnect: true,
    enableReadyCheck: false,
    connectTimeout: CONNECT_TIMEOUT_MS,
    commandTimeout: CONNECT_TIMEOUT_MS,
    retryStrategy: null,
  });
  let refusal: Error | undefined;
  redis.on('error', (error) => {
    if (isRefusedDatabase(error)) refusal = error;
  });
  await redis.connect().catch(() => undefined);
  redis.disconnect();
  if (refusal) {
    const number = new URL(redisUrl).pathname.slice(1);
    throw new StartError(
      `REDIS_URL: database ${number} was given, which the server refuses: ${refusal.message}`,
      { cause: refusal },
    );
  }
}

function isRefusedDatabase(error: Error & { command?: { name: string } }): boolean {
  return error instanceof ReplyError && error.command?.name === 'select' && !isLockedOut(error);
}

/** A missing password is no matter of the database: the connection goes no further anyway. */
const isLockedOut = ({ message }: Error) => message.startsWith('NOAUTH');

/** A connection that comes back by itself, and goes on in no other database than its own. */
function connect(redisUrl: string, options: Omit<RedisOptions, 'replyMapping'>): Redis {
  return staying(new Redis(redisUrl, { ...options, retryStrategy: reconnectDelay }));
}

/**
 * The client alone would go on in database 0 when its own cannot be chosen, and a copy of it as well.
 * What fails between connecting and being ready may be that choice.
 */
function staying(redis: Redis): Redis {
  redis.on('error', () => {
    if (redis.status === 'connect') redis.disconnect(true);
  });
  const duplicate = redis.duplicate.bind(redis);
  redis.duplicate = (override) => staying(duplicate(override));
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
