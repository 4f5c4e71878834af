import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, inject, test, vi } from 'vitest';
import { unavailableForNow } from '#domain/api/errors.ts';
import { createGate } from '#tests/support/gate.ts';
import { DatabaseFailure } from '../database/engine/failure.ts';
import { createLog } from '../log.ts';
import { consumeBullMq, createBullMqQueue } from './bullmq.ts';
import { createInProcessQueue } from './in-process.ts';
import type { PublishConsumer, PublishHandler, PublishQueue } from './publish-queue.ts';

const log = createLog({ logLevel: 'silent' });
/** Short pauses between attempts, in milliseconds: most tests wait for all of them. */
const PAUSE = 20;

interface Engine {
  readonly queue: PublishQueue;
  consume(handler: PublishHandler, concurrency?: number): PublishConsumer;
}

const ENGINES: Record<string, (pauseMs?: number) => Engine> = {
  'in process': (pauseMs = PAUSE) => {
    const queue = createInProcessQueue({ concurrency: 4, log, backoff: () => pauseMs });
    return { queue, consume: queue.consume };
  },
  'on Redis': (pauseMs = PAUSE) => {
    const redisUrl = inject('redisUrl');
    const prefix = `test-${randomUUID()}`;
    return {
      queue: createBullMqQueue({ redisUrl, log, prefix }),
      consume: (handler, concurrency = 4) =>
        consumeBullMq({ redisUrl, log, prefix, handler, concurrency, backoff: () => pauseMs }),
    };
  },
};

const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const part of opened.splice(0).reverse()) await part.close();
});

const keep = <T extends { close(): Promise<void> }>(part: T): T => {
  opened.push(part);
  return part;
};
const settled = async (queue: PublishQueue) => {
  await vi.waitFor(
    async () => {
      const { waiting, active, delayed } = await queue.inspect();
      expect({ waiting, active, delayed }).toEqual({ waiting: 0, active: 0, delayed: 0 });
    },
    { timeout: 10_000, interval: 20 },
  );
};
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

describe.each(Object.entries(ENGINES))('the publish queue %s', (name, open) => {
  test('runs what was requested', async () => {
    const { queue, consume } = open();
    keep(queue);
    const ran: string[] = [];
    keep(consume(async (id) => void ran.push(id)));
    expect(await queue.request('a')).toBe(true);
    expect(await queue.request('b')).toBe(true);
    await vi.waitFor(() => expect(ran.toSorted()).toEqual(['a', 'b']));
  });

  test('keeps requests until a consumer comes', async () => {
    const { queue, consume } = open();
    keep(queue);
    await queue.request('early');
    expect(await queue.inspect()).toMatchObject({ waiting: 1, active: 0 });
    const ran: string[] = [];
    keep(consume(async (id) => void ran.push(id)));
    await vi.waitFor(() => expect(ran).toEqual(['early']));
  });

  test('folds two hundred requests for one invitation into one run', async () => {
    const { queue, consume } = open();
    keep(queue);
    await Promise.all(Array.from({ length: 200 }, () => queue.request('busy')));
    let runs = 0;
    keep(
      consume(async () => {
        runs += 1;
      }),
    );
    await vi.waitFor(() => expect(runs).toBe(1));
    await settled(queue);
    expect(runs).toBe(1);
  });

  test('runs again after a request that came during a run, never two at once', async () => {
    const { queue, consume } = open();
    keep(queue);
    let active = 0;
    let most = 0;
    let runs = 0;
    keep(
      consume(async () => {
        active += 1;
        most = Math.max(most, active);
        await pause(60);
        active -= 1;
        runs += 1;
      }),
    );
    await queue.request('a');
    await vi.waitFor(() => expect(active).toBe(1));
    await Promise.all(Array.from({ length: 30 }, () => queue.request('a')));
    await vi.waitFor(() => expect(runs).toBe(2));
    await settled(queue);
    expect({ runs, most }).toEqual({ runs: 2, most: 1 });
  });

  test('loses no wake-up while requests and runs interleave', async () => {
    const { queue, consume } = open();
    keep(queue);
    let wanted = 0;
    let done = 0;
    keep(
      consume(async () => {
        const seen = wanted;
        await pause(Math.random() * 4);
        done = Math.max(done, seen);
      }),
    );
    for (let turn = 0; turn < 200; turn += 1) {
      wanted += 1;
      await queue.request('a');
      await pause(Math.random() * 6);
    }
    await vi.waitFor(() => expect(done).toBe(wanted), { timeout: 5_000 });
  });

  test('runs different invitations side by side', async () => {
    const { queue, consume } = open();
    keep(queue);
    let active = 0;
    let most = 0;
    keep(
      consume(async () => {
        active += 1;
        most = Math.max(most, active);
        await pause(40);
        active -= 1;
      }),
    );
    await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((id) => queue.request(id)));
    await settled(queue);
    expect(most).toBe(4);
  });

  test('tries a failing run five times, then shows it with its reason', async () => {
    const { queue, consume } = open();
    keep(queue);
    let runs = 0;
    keep(
      consume(async () => {
        runs += 1;
        throw new Error('The store is full');
      }),
    );
    await queue.request('stuck');
    await vi.waitFor(async () => expect((await queue.inspect()).failed).toBe(1), 10_000);
    expect(runs).toBe(5);
    const { items } = await queue.inspect();
    expect(items).toEqual([
      {
        invitationId: 'stuck',
        state: 'failed',
        attempts: 5,
        lastError: 'The store is full',
        updatedAt: expect.any(Number),
      },
    ]);
  });

  test('shows what failed, not the sentence for couples', async () => {
    const { queue, consume } = open();
    keep(queue);
    const cause = new DatabaseFailure('locked', 'SQLITE_BUSY', '', '');
    keep(
      consume(async () => {
        throw unavailableForNow(cause);
      }),
    );
    await queue.request('stuck');
    await vi.waitFor(async () => expect((await queue.inspect()).failed).toBe(1), 10_000);
    expect((await queue.inspect()).items).toMatchObject([
      { lastError: 'The database failed: SQLITE_BUSY' },
    ]);
  });

  test('runs a failed invitation again when it is requested again', async () => {
    const { queue, consume } = open();
    keep(queue);
    let isBroken = true;
    let successes = 0;
    keep(
      consume(async () => {
        if (isBroken) throw new Error('broken');
        successes += 1;
      }),
    );
    await queue.request('stuck');
    await vi.waitFor(async () => expect((await queue.inspect()).failed).toBe(1), 10_000);
    isBroken = false;
    await queue.request('stuck');
    await vi.waitFor(() => expect(successes).toBe(1));
    await vi.waitFor(async () => expect((await queue.inspect()).failed).toBe(0));
  });

  test('shows an invitation that keeps failing once, and its run to come instead', async () => {
    const { queue, consume } = open();
    keep(queue);
    let runs = 0;
    const consumer = keep(
      consume(async () => {
        runs += 1;
        throw new Error(`Failure ${runs}`);
      }),
    );
    for (const round of [1, 2, 3]) {
      await queue.request('stuck');
      await vi.waitFor(() => expect(runs).toBe(5 * round), 10_000);
      await settled(queue);
    }
    await vi.waitFor(async () => expect((await queue.inspect()).failed).toBe(1));
    expect((await queue.inspect()).items).toMatchObject([{ lastError: 'Failure 15' }]);
    await consumer.close();
    await queue.request('stuck');
    expect((await queue.inspect()).items).toMatchObject([{ state: 'waiting', attempts: 0 }]);
  });

  test('shows first what failed, then what is tried again, however much else waits', async () => {
    const { queue, consume } = open();
    keep(queue);
    let closed: Promise<void> | undefined;
    const consumer = consume(async (id) => {
      // No attempt follows the first one.
      if (id === 'retried') closed = consumer.close();
      throw new Error(`${id} is broken`);
    });
    const fail = async (id: string, count: number) => {
      await queue.request(id);
      await vi.waitFor(async () => expect((await queue.inspect()).failed).toBe(count), 10_000);
    };
    await fail('stuck', 1);
    await fail('asked for again', 2);
    await queue.request('retried');
    await vi.waitFor(() => expect(closed).toBeDefined());
    await closed;
    await queue.request('asked for again');
    const bulk = Array.from({ length: 30 }, (_, index) => `bulk-${index}`);
    await queue.requestMany(bulk, { priority: 'low' });
    const { items } = await queue.inspect(5);
    expect(items.slice(0, 2).map(({ invitationId }) => invitationId)).toEqual([
      'asked for again',
      'stuck',
    ]);
    expect(items[2]).toMatchObject({ invitationId: 'retried', lastError: 'retried is broken' });
    expect(items.slice(3)).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }]);
  });

  test('knows what it has in hand and what failed, listed or not, and nothing else', async () => {
    const { queue, consume } = open();
    keep(queue);
    const gate = createGate();
    const consumer = keep(
      consume(async (id) => {
        if (id === 'active') return gate.pass();
        if (id === 'stuck') throw new Error('broken');
      }, 2),
    );
    await queue.requestMany(['stuck', 'done', 'active']);
    await vi.waitFor(async () => expect((await queue.inspect()).failed).toBe(1), 10_000);
    const unknown = async () =>
      (await queue.inspect(1)).unknownAmong(['done', 'stuck', 'active', 'waiting', 'never']);
    await gate.isReached;
    await vi.waitFor(async () => expect(await unknown()).toEqual(['done', 'waiting', 'never']));
    gate.open();
    await settled(queue);
    await consumer.close();
    await queue.requestMany(['stuck', 'waiting']);
    expect(await unknown()).toEqual(['done', 'active', 'never']);
    expect(await (await queue.inspect()).unknownAmong([])).toEqual([]);
  });

  test('does not let requests outrun the pauses between attempts', async () => {
    // Long enough for the second request to come during the pause, not during the next attempt.
    const { queue, consume } = open(400);
    keep(queue);
    let runs = 0;
    keep(
      consume(async () => {
        runs += 1;
        throw new Error('broken');
      }),
    );
    await queue.request('a');
    await vi.waitFor(async () => {
      expect((await queue.inspect()).delayed).toBe(1);
      await queue.request('a');
    });
    await vi.waitFor(async () => expect((await queue.inspect()).failed).toBe(1), 10_000);
    expect(runs).toBe(5);
  });

  test('takes many requests at once and says how many', async () => {
    const { queue, consume } = open();
    keep(queue);
    const ids = Array.from({ length: 1_200 }, (_, index) => `bulk-${index}`);
    expect(await queue.requestMany(ids, { priority: 'low' })).toBe(1_200);
    expect(await queue.requestMany(ids.slice(0, 700))).toBe(700);
    expect(await queue.requestMany([])).toBe(0);
    expect((await queue.inspect()).waiting).toBe(1_200);
    const ran = new Set<string>();
    keep(consume(async (id) => void ran.add(id), 50));
    await vi.waitFor(() => expect(ran.size).toBe(1_200), 10_000);
  });

  test('leaves what is asked for in bulk to the run under way, and no save', async () => {
    const { queue, consume } = open();
    keep(queue);
    const gates = [createGate(), createGate()];
    const ran: string[] = [];
    keep(
      consume(async (id) => {
        ran.push(id);
        await gates[ran.length - 1]?.pass();
      }, 1),
    );
    await queue.requestMany(['a']);
    await gates[0]?.isReached;
    expect(await queue.requestMany(['a', 'b'])).toBe(2);
    gates[0]?.open();
    await gates[1]?.isReached;
    await queue.request('b');
    expect(await queue.requestMany(['b'], { priority: 'low' })).toBe(1);
    gates[1]?.open();
    await vi.waitFor(() => expect(ran).toHaveLength(3));
    await settled(queue);
    expect(ran).toEqual(['a', 'b', 'b']);
  });

  test('lets a save overtake bulk work for other invitations and for its own', async () => {
    const { queue, consume } = open();
    keep(queue);
    const bulk = Array.from({ length: 40 }, (_, index) => `bulk-${index}`);
    await queue.requestMany(bulk, { priority: 'low' });
    await queue.request('bulk-39');
    await queue.request('bulk-39', { priority: 'low' });
    await queue.requestMany(['bulk-38']);
    const ran: string[] = [];
    keep(consume(async (id) => void ran.push(id), 1));
    await settled(queue);
    expect(ran).toHaveLength(40);
    expect(ran.slice(0, 2).toSorted()).toEqual(['bulk-38', 'bulk-39']);
  });

  test('lets active runs end when the consumer closes', async () => {
    const { queue, consume } = open();
    keep(queue);
    let ended = false;
    let started = false;
    const consumer = consume(async () => {
      started = true;
      await pause(80);
      ended = true;
    });
    await queue.request('a');
    await vi.waitFor(() => expect(started).toBe(true));
    await consumer.close();
    expect(ended).toBe(true);
  });

  test('answers a ping and names its engine', async () => {
    const { queue } = open();
    keep(queue);
    await expect(queue.ping()).resolves.toBeUndefined();
    expect(queue.engine).toBe(name === 'in process' ? 'in-process' : 'bullmq');
  });
});
