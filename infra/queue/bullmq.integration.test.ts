import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { afterEach, describe, expect, inject, test, vi } from 'vitest';
import { type RedisServer, startRedis } from '#tests/support/servers/redis.ts';
import { freePort } from '#tests/support/servers/server-process.ts';
import { createLog } from '../log.ts';
import { consumeBullMq, createBullMqQueue } from './bullmq.ts';
import type { PublishHandler } from './publish-queue.ts';

const log = createLog({ logLevel: 'silent' });
const TAKEN_WITHIN_MS = 500;

const cleanUp: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const act of cleanUp.splice(0).reverse()) await act();
});

function openQueue(redisUrl: string) {
  const queue = createBullMqQueue({ redisUrl, log });
  cleanUp.push(() => queue.close());
  return queue;
}

function consume(redisUrl: string, handler: PublishHandler, { pauseMs = 20 } = {}) {
  const consumer = consumeBullMq({
    redisUrl,
    log,
    handler,
    backoff: () => pauseMs,
    concurrency: 2,
    lockMs: 1_000,
  });
  cleanUp.push(() => consumer.close());
  return consumer;
}

async function ownRedis(options: Parameters<typeof startRedis>[0] = {}): Promise<RedisServer> {
  const redis = await startRedis(options);
  cleanUp.push(() => redis.stop());
  return redis;
}

async function timed<T>(promise: Promise<T>): Promise<{ result: T; ms: number }> {
  const startedAt = performance.now();
  return { result: await promise, ms: performance.now() - startedAt };
}

describe('a queue on a Redis that fails', () => {
  test('does not take requests while Redis is away, says so at once, and heals', async () => {
    const port = await freePort();
    const queue = openQueue(`redis://127.0.0.1:${port}`);
    const ran: string[] = [];
    consume(`redis://127.0.0.1:${port}`, async (id) => void ran.push(id));
    for (let turn = 0; turn < 5; turn += 1) {
      const { result, ms } = await timed(queue.request('a'));
      expect(result).toBe(false);
      expect(ms).toBeLessThan(TAKEN_WITHIN_MS);
    }
    expect(await queue.requestMany(['a', 'b'])).toBe(0);
    await expect(queue.ping()).rejects.toThrow();
    await expect(queue.inspect()).rejects.toThrow();

    await ownRedis({ port });
    await vi.waitFor(async () => expect(await queue.request('a')).toBe(true), 5_000);
    await vi.waitFor(() => expect(ran).toEqual(['a']), 5_000);
    await expect(queue.ping()).resolves.toBeUndefined();
  });

  test('counts as away while Redis reads and does not write', async () => {
    const redis = await ownRedis();
    const queue = openQueue(redis.connection);
    await expect(queue.ping()).resolves.toBeUndefined();
    const operator = new Redis(redis.connection);
    await operator.config('SET', 'maxmemory', '1mb');
    expect(await queue.request('a')).toBe(false);
    await expect(queue.ping()).rejects.toThrow('OOM');
    await expect(queue.inspect()).rejects.toThrow('OOM');
    await operator.config('SET', 'maxmemory', '0');
    await expect(queue.ping()).resolves.toBeUndefined();
    operator.disconnect();
  });

  test('tells the log once that Redis refuses bulk work, and once that it takes it again', async () => {
    const redis = await ownRedis();
    const queue = openQueue(redis.connection);
    const [warned, informed] = [vi.spyOn(log, 'warn'), vi.spyOn(log, 'info')];
    const operator = new Redis(redis.connection);
    await operator.config('SET', 'maxmemory', '1mb');
    for (let turn = 0; turn < 3; turn += 1) expect(await queue.requestMany(['a'])).toBe(0);
    await operator.config('SET', 'maxmemory', '0');
    for (let turn = 0; turn < 3; turn += 1) expect(await queue.requestMany(['a'])).toBe(1);
    expect(warned.mock.calls.map(([, text]) => text)).toEqual(['publishes not requested']);
    expect(informed.mock.calls).toEqual([['publishes requested again']]);
    operator.disconnect();
  });

  test('does not wait for a Redis that hangs', async () => {
    const redis = await ownRedis();
    const queue = openQueue(redis.connection);
    expect(await queue.request('a')).toBe(true);
    redis.freeze();
    const answers = await Promise.all([1, 2, 3].map(() => timed(queue.request('b'))));
    const ping = await timed(queue.ping().catch(() => 'rejected'));
    redis.thaw();
    for (const { result, ms } of answers) {
      expect(result).toBe(false);
      expect(ms).toBeLessThan(TAKEN_WITHIN_MS);
    }
    expect(ping.result).toBe('rejected');
    expect(ping.ms).toBeLessThan(2_100);
    await vi.waitFor(async () => expect(await queue.request('b')).toBe(true), 5_000);
  });

  test('is asked about thousands of invitations in hundreds, each in time to be answered', async () => {
    const redis = await ownRedis();
    const queue = openQueue(redis.connection);
    const ids = Array.from({ length: 2_000 }, (_, number) => `invitation-${number}`);
    await queue.requestMany(ids.slice(0, 10));
    const { unknownAmong } = await queue.inspect(1);
    const ask = queue.bullmq.getDeduplicationJobId.bind(queue.bullmq);
    let [asked, most] = [0, 0];
    vi.spyOn(queue.bullmq, 'getDeduplicationJobId').mockImplementation(async (id) => {
      asked += 1;
      most = Math.max(most, asked);
      return ask(id).finally(() => {
        asked -= 1;
      });
    });
    expect(await unknownAmong(ids)).toEqual(ids.slice(10));
    expect(most).toBeLessThanOrEqual(500);
  });

  test('runs at the next request what waits for a clock that has been set back since', async () => {
    const redis = await ownRedis();
    const queue = openQueue(redis.connection);
    const realNow = Date.now;
    let aheadMs = 3 * 60 * 60_000;
    vi.spyOn(Date, 'now').mockImplementation(() => realNow() + aheadMs);
    let runs = 0;
    const handler = async () => {
      runs += 1;
      if (runs === 1) throw new Error('The store is away');
    };
    consume(redis.connection, handler, { pauseMs: 30_000 });
    await queue.request('a');
    await vi.waitFor(
      async () => expect(await queue.inspect()).toMatchObject({ delayed: 1 }),
      5_000,
    );
    expect(await queue.request('a')).toBe(true);
    expect(await queue.inspect()).toMatchObject({ delayed: 1 });
    aheadMs = 0;
    expect(await queue.request('a')).toBe(true);
    await vi.waitFor(() => expect(runs).toBe(2), 5_000);
  });

  test('goes on with what it had when Redis is killed and returns', async () => {
    const keepIn = await mkdtemp(join(tmpdir(), 'queue-'));
    cleanUp.push(() => rm(keepIn, { recursive: true, force: true }));
    const first = await ownRedis({ keepIn });
    const queue = openQueue(first.connection);
    const ran = new Set<string>();
    let active = 0;
    consume(first.connection, async (id) => {
      active += 1;
      await pause(150);
      ran.add(id);
      active -= 1;
    });
    const ids = Array.from({ length: 12 }, (_, index) => `invitation-${index}`);
    expect(await queue.requestMany(ids)).toBe(12);
    await vi.waitFor(() => expect(active).toBe(2));
    await first.kill();
    await pause(300);
    await ownRedis({ keepIn, port: first.port });
    await vi.waitFor(() => expect(ran.size).toBe(12), 15_000);
  });

  test('starts anew when Redis is killed and has forgotten everything', async () => {
    const first = await ownRedis();
    const queue = openQueue(first.connection);
    const started = vi.fn();
    const ran: string[] = [];
    consume(first.connection, async (id) => {
      started();
      await pause(100);
      ran.push(id);
    });
    await queue.request('a');
    await vi.waitFor(() => expect(started).toHaveBeenCalled(), 5_000);
    await first.kill();
    await ownRedis({ port: first.port });
    await vi.waitFor(async () => expect(await queue.request('b')).toBe(true), 5_000);
    await vi.waitFor(() => expect(ran).toContain('b'), 10_000);
    await queue.request('a');
    await vi.waitFor(
      () => expect(ran.filter((id) => id === 'a').length).toBeGreaterThan(1),
      10_000,
    );
  });

  /** Requests a run that nobody begins, of invitation a; `run` is its key in Redis. */
  const waitingRun = async () => {
    const redis = await ownRedis();
    const queue = openQueue(redis.connection);
    await queue.request('a');
    const [job] = await queue.bullmq.getJobs('waiting');
    const client = new Redis(redis.connection);
    cleanUp.push(async () => client.disconnect());
    return { redis, queue, client, run: queue.bullmq.toKey(job?.id ?? '') };
  };

  test('takes what is behind again where Redis has lost the run, but not that it waits', async () => {
    const { redis, queue, client, run } = await waitingRun();
    await client.del(queue.bullmq.toKey('wait'), run);
    const ran: string[] = [];
    consume(redis.connection, async (id) => void ran.push(id));
    expect(await queue.requestMany(['a'])).toBe(1);
    await vi.waitFor(() => expect(ran).toEqual(['a']), 5_000);
  });

  test.each(['normal', 'low'] as const)(
    'runs what Redis evicted while it waited once it is requested again (%s)',
    async (priority) => {
      const { redis, queue, client, run } = await waitingRun();
      await client.del(run);
      const ran: string[] = [];
      consume(redis.connection, async (id) => void ran.push(id));
      await vi.waitFor(async () => expect(await queue.bullmq.getFailedCount()).toBe(1), 5_000);
      expect(await queue.requestMany(['a'], { priority })).toBe(1);
      await vi.waitFor(() => expect(ran).toEqual(['a']), 5_000);
    },
  );

  test('closes within seconds after Redis has gone, when the active run has ended', async () => {
    const redis = await ownRedis();
    const queue = openQueue(redis.connection);
    let hasEnded = false;
    const consumer = consume(redis.connection, async () => {
      await pause(400);
      hasEnded = true;
    });
    await queue.request('a');
    await pause(100);
    await redis.kill();
    const { ms } = await timed(Promise.all([consumer.close(), queue.close()]));
    expect(hasEnded).toBe(true);
    expect(ms).toBeLessThan(4_000);
  });
});

test('a queue that is paused by hand keeps what is requested, and tells that it is paused', async () => {
  const redisUrl = inject('redisUrl');
  const prefix = `test-${randomUUID()}`;
  const queue = createBullMqQueue({ redisUrl, log, prefix });
  cleanUp.push(() => queue.close());
  expect(await queue.inspect()).toMatchObject({ isPaused: false });
  await queue.bullmq.pause();
  const ran: string[] = [];
  const handler = async (id: string) => void ran.push(id);
  const consumer = consumeBullMq({ redisUrl, log, prefix, handler, concurrency: 1 });
  cleanUp.push(() => consumer.close());
  await queue.request('a');
  await queue.request('b', { priority: 'low' });
  await pause(100);
  expect(await queue.inspect()).toMatchObject({ isPaused: true, waiting: 2, active: 0 });
  await queue.bullmq.resume();
  await vi.waitFor(() => expect(ran).toEqual(['a', 'b']), 5_000);
  expect(await queue.inspect()).toMatchObject({ isPaused: false });
});

test('a job that was added by hand and names no invitation is counted, not listed', async () => {
  const prefix = `test-${randomUUID()}`;
  const queue = createBullMqQueue({ redisUrl: inject('redisUrl'), log, prefix });
  cleanUp.push(() => queue.close());
  await queue.request('a');
  await queue.bullmq.add('publish', {});
  await queue.bullmq.add('publish', null);
  const { waiting, items } = await queue.inspect();
  expect(waiting).toBe(3);
  expect(items.map(({ invitationId }) => invitationId)).toEqual(['a']);
});

describe('a consumer that is killed in the middle of a run', () => {
  test('leaves it to another, even the second in a row, and what was requested meanwhile', async () => {
    const redis = await ownRedis();
    const queue = openQueue(redis.connection);
    const left = new Set([1, 2].map(() => startStuckConsumer(redis.connection)));
    cleanUp.push(async () => void [...left].map((stuck) => stuck.kill('SIGKILL')));
    await queue.request('a');
    while (left.size > 0) {
      const begun = [...left].map((stuck) => once(stuck, 'message').then(() => stuck));
      const stuck = await Promise.race(begun);
      await queue.request('a');
      stuck.kill('SIGKILL');
      await once(stuck, 'exit');
      left.delete(stuck);
    }
    const ran: string[] = [];
    consume(redis.connection, async (id) => void ran.push(id));
    await vi.waitFor(() => expect(ran).toEqual(['a', 'a']), 10_000);
  });
});

test('two consumers never run one invitation at once', async () => {
  const redisUrl = inject('redisUrl');
  const prefix = `test-${randomUUID()}`;
  const queue = createBullMqQueue({ redisUrl, log, prefix });
  cleanUp.push(() => queue.close());
  const active = new Map<string, number>();
  let most = 0;
  let runs = 0;
  const handler = async (id: string) => {
    active.set(id, (active.get(id) ?? 0) + 1);
    most = Math.max(most, active.get(id) ?? 0);
    await pause(Math.random() * 8);
    active.set(id, (active.get(id) ?? 0) - 1);
    runs += 1;
  };
  for (const concurrency of [4, 4]) {
    const consumer = consumeBullMq({ redisUrl, log, prefix, handler, concurrency });
    cleanUp.push(() => consumer.close());
  }
  for (let turn = 0; turn < 100; turn += 1) {
    await Promise.all(['a', 'b', 'c'].map((id) => queue.request(id)));
    await pause(Math.random() * 8);
  }
  await vi.waitFor(async () => {
    expect(await queue.inspect()).toMatchObject({ waiting: 0, active: 0 });
  }, 5_000);
  expect(most).toBe(1);
  expect(runs).toBeGreaterThan(30);
});

/** Starts a process whose run never ends; it sends a message when the run begins. */
function startStuckConsumer(redisUrl: string): ChildProcess {
  const code = `
    import { consumeBullMq } from ${JSON.stringify(new URL('./bullmq.ts', import.meta.url).href)};
    import { createLog } from ${JSON.stringify(new URL('../log.ts', import.meta.url).href)};
    consumeBullMq({
      redisUrl: ${JSON.stringify(redisUrl)}, concurrency: 1, lockMs: 1000,
      log: createLog({ logLevel: 'silent' }),
      handler: () => new Promise(() => process.send('begun')),
    });`;
  return spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}
