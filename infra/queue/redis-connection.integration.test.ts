import { type AddressInfo, connect, createServer } from 'node:net';
import { Redis } from 'ioredis';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type RedisServer, startRedis } from '#tests/support/servers/redis.ts';
import { freePort } from '#tests/support/servers/server-process.ts';
import { createLog } from '../log.ts';
import { StartError } from '../start/lifecycle.ts';
import { consumeBullMq, createBullMqQueue } from './bullmq.ts';
import { connectConsumer, connectProducer, requireRedisDatabase } from './redis-connection.ts';

const log = createLog({ logLevel: 'silent' });

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const act of cleanUp.splice(0).reverse()) await act();
});

async function ownRedis(options: Parameters<typeof startRedis>[0]): Promise<RedisServer> {
  const server = await startRedis(options);
  cleanUp.push(() => server.stop());
  return server;
}

/** Returns the number of keys in database 0, in which every connection starts. */
async function keysInFirst(server: RedisServer): Promise<number> {
  const redis = new Redis(server.connection);
  const keys = await redis.dbsize();
  redis.disconnect();
  return keys;
}

function opened(redis: Redis): Redis {
  cleanUp.push(() => redis.disconnect());
  return redis;
}

describe('a database that the server does not have', () => {
  test('stops the start in one line', async () => {
    const { connection } = await ownRedis({ databases: 4 });
    const refused = requireRedisDatabase(`${connection}/4`);
    await expect(refused).rejects.toThrow(StartError);
    await expect(refused).rejects.toThrow(
      /^REDIS_URL: database 4 was given, which the server refuses: .*DB index.*$/,
    );
    await expect(requireRedisDatabase(`${connection}/3`)).resolves.toBeUndefined();
    await expect(requireRedisDatabase(connection)).resolves.toBeUndefined();
  });

  test('is no reason to stop while the server is away', async () => {
    const away = requireRedisDatabase(`redis://127.0.0.1:${await freePort()}/4`);
    await expect(away).resolves.toBeUndefined();
  });

  test('is never used, and no other in its place', async () => {
    const server = await ownRedis({ databases: 4 });
    const queue = createBullMqQueue({ redisUrl: `${server.connection}/4`, log });
    cleanUp.push(() => queue.close());
    expect(await queue.request('a')).toBe(false);
    await expect(queue.ping()).rejects.toThrow();
    const consumer = opened(connectConsumer(`${server.connection}/4`, log));
    opened(consumer.duplicate())
      .set('b', 1)
      .catch(() => undefined);
    consumer.set('c', 1).catch(() => undefined);
    const tries = vi.fn();
    consumer.on('reconnecting', tries);
    await vi.waitFor(() => expect(tries.mock.calls.length).toBeGreaterThan(2), 5_000);
    expect(await keysInFirst(server)).toBe(0);
  });

  test('is not given up for another when the server comes back without it', async () => {
    const port = await freePort();
    const first = await ownRedis({ port, databases: 4 });
    const { redis, connected } = connectProducer(`${first.connection}/3`, log);
    opened(redis);
    await connected;
    await redis.set('a', 1);
    await first.kill();
    const second = await ownRedis({ port, databases: 2 });
    const tries = vi.fn();
    redis.on('connect', tries);
    await vi.waitFor(() => expect(tries.mock.calls.length).toBeGreaterThan(1), 10_000);
    await expect(redis.set('a', 2)).rejects.toThrow();
    expect(await keysInFirst(second)).toBe(0);
    await second.kill();
    await ownRedis({ port, databases: 4 });
    await vi.waitFor(async () => expect(await redis.set('a', 3)).toBe('OK'), 10_000);
  });
});

describe('a server that becomes a replica', () => {
  test('is left for the one that takes its place under the same address', async () => {
    const [old, promoted] = [await ownRedis({}), await ownRedis({})];
    const address = await openAddress(old);
    const queue = createBullMqQueue({ redisUrl: address.url, log });
    cleanUp.push(() => queue.close());
    const ran: string[] = [];
    const handler = async (id: string) => void ran.push(id);
    const consumer = consumeBullMq({ redisUrl: address.url, log, concurrency: 1, handler });
    cleanUp.push(() => consumer.close());
    await queue.request('before');
    await vi.waitFor(() => expect(ran).toEqual(['before']), 5_000);

    address.leadTo(promoted);
    await opened(new Redis(old.connection)).replicaof('127.0.0.1', promoted.port);
    await vi.waitFor(async () => expect(await queue.request('after')).toBe(true), 5_000);
    await vi.waitFor(() => expect(ran).toEqual(['before', 'after']), 10_000);
  });
});

describe('a server that is gone without a word', () => {
  test('is left for the one that takes its place under the same address', async () => {
    const [old, promoted] = [await ownRedis({}), await ownRedis({})];
    const address = await openAddress(old);
    const { redis, connected } = connectProducer(address.url, log, 500);
    const connections = [opened(redis), opened(connectConsumer(address.url, log, 500))];
    await connected;
    for (const connection of connections) await connection.set('a', 1);

    address.leadTo(promoted);
    address.fallSilent();
    for (const connection of connections) {
      await vi.waitFor(async () => expect(await connection.set('a', 2)).toBe('OK'), 5_000);
    }
    expect(await keysInFirst(promoted)).toBe(1);
  });
});

/**
 * Opens an address that leads to a server; after `leadTo`, new connections reach another one. After
 * `fallSilent`, those that are open stay open, and nothing comes through.
 */
async function openAddress(first: RedisServer) {
  let { port } = first;
  const silence: (() => void)[] = [];
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    client.pipe(upstream).pipe(client);
    silence.push(() => {
      client.unpipe(upstream).resume();
      upstream.unpipe(client).resume();
    });
    client.on('error', () => undefined).on('close', () => upstream.destroy());
    upstream.on('error', () => undefined).on('close', () => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanUp.push(() => server.close());
  const own = server.address() as AddressInfo;
  return {
    url: `redis://127.0.0.1:${own.port}`,
    leadTo(next: RedisServer): void {
      port = next.port;
    },
    fallSilent(): void {
      for (const fall of silence.splice(0)) fall();
    },
  };
}
