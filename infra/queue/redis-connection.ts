import { Redis, type RedisOptions, ReplyError } from 'ioredis';
import type { Log } from '../log.ts';
import { watchOutage } from '../outage.ts';
import { StartError } from '../start/lifecycle.ts';

/** Maximum wait for one command; a publish request gives up a little earlier. */
const COMMAND_TIMEOUT_MS = 500;
const CONNECT_TIMEOUT_MS = 2_000;
/**
 * A connection with an unanswered command is dropped after this long without data: the system would
 * take a quarter of an hour to notice that a server has vanished. Longer than the 10 s for which
 * BullMQ's reads wait for a job.
 */
const SILENCE_MS = 15_000;

export interface ProducerConnection {
  readonly redis: Redis;
  /** Resolves once the first attempt to connect has ended; before that, any command would fail. */
  readonly connected: Promise<void>;
}

/** Connects the requesting side: fails within milliseconds while Redis is away, then reconnects. */
export function connectProducer(
  redisUrl: string,
  log: Log,
  socketTimeout = SILENCE_MS,
): ProducerConnection {
  const redis = connect(redisUrl, {
    socketTimeout,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: CONNECT_TIMEOUT_MS,
    commandTimeout: COMMAND_TIMEOUT_MS,
  });
  logOutages(redis, log);
  const connected = new Promise<void>((resolve) => {
    redis.once('ready', resolve);
    redis.once('close', resolve);
  });
  return { redis, connected };
}

/** Connects the consuming side: waits for Redis as long as it takes. */
export function connectConsumer(redisUrl: string, log: Log, socketTimeout = SILENCE_MS): Redis {
  const redis = connect(redisUrl, {
    socketTimeout,
    maxRetriesPerRequest: null,
    connectTimeout: CONNECT_TIMEOUT_MS,
  });
  logOutages(redis, log);
  return redis;
}

/**
 * Checks, before anything is written, that the server has the database named in the URL. A server
 * that cannot be reached passes: it may come up later.
 *
 * @throws StartError when the server refuses the database.
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

/** A missing password says nothing about the database; the connection fails on its own anyway. */
const isLockedOut = ({ message }: Error) => message.startsWith('NOAUTH');

/** Connects; reconnects on its own, and never continues in another database than the URL's. */
function connect(redisUrl: string, options: Omit<RedisOptions, 'replyMapping'>): Redis {
  const reconnecting = { retryStrategy: reconnectDelay, reconnectOnError: isReplica };
  return staying(new Redis(redisUrl, { ...options, ...reconnecting }));
}

/**
 * A server that became a replica keeps its connections, and would refuse writes on them for ever: a
 * new connection reaches the server that took its place under the same address.
 */
const isReplica = ({ message }: Error) => message.startsWith('READONLY');

/**
 * The client, and any duplicate of it, would continue in database 0 when it cannot select its own. An
 * error between connecting and being ready may come from that SELECT, so it reconnects then.
 */
function staying(redis: Redis): Redis {
  redis.on('error', () => {
    if (redis.status === 'connect') redis.disconnect(true);
  });
  const duplicate = redis.duplicate.bind(redis);
  redis.duplicate = (override) => staying(duplicate(override));
  return redis;
}

/**
 * Quick at first, every 2 s in the end: a Redis that returns is in use within seconds. Shortened at
 * random by up to half, so that not all processes connect at one moment.
 */
function reconnectDelay(times: number): number {
  return Math.round(Math.min(50 * 2 ** Math.min(times, 6), 2_000) * (1 - Math.random() / 2));
}

/** Logs an outage once, although every failed attempt to connect reports an error. */
function logOutages(redis: Redis, log: Log): void {
  const outage = watchOutage(log, { away: 'Redis is away', back: 'Redis is back' });
  redis.on('error', outage.seen);
  redis.on('ready', outage.ended);
}
