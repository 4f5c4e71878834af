import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import {
  type InvitationRepository,
  invitationRepository,
} from '#infra/database/invitations/invitation-repository.ts';
import { createLog } from '#infra/log.ts';
import { createMetrics } from '#infra/metrics.ts';
import { backlogReader } from '#infra/queue/backlog.ts';
import { consumeBullMq, createBullMqQueue } from '#infra/queue/bullmq.ts';
import { createInProcessQueue } from '#infra/queue/in-process.ts';
import type { PublishConsumer, PublishHandler, PublishQueue } from '#infra/queue/publish-queue.ts';
import { createTestDatabase, ENGINES, type TestDatabase } from '#tests/support/databases.ts';
import { markPublished } from '#tests/support/mark-published.ts';
import { weddingOf } from '#tests/support/wedding.ts';
import { presentRenderQueue } from './present.ts';
import { createRenderQueueService } from './service.ts';

const log = createLog({ logLevel: 'silent' });
const BUILD = 'this build';
const backoff = () => 10;

interface Engine {
  readonly queue: PublishQueue;
  consume(handler: PublishHandler): PublishConsumer;
}

/** Each call creates an empty queue, as after a restart or a loss of Redis's data. */
const QUEUES: Record<(typeof ENGINES)[number], () => Engine> = {
  sqlite: () => {
    const queue = createInProcessQueue({ concurrency: 4, log, backoff });
    return { queue, consume: queue.consume };
  },
  mysql: () => {
    const place = { redisUrl: inject('redisUrl'), prefix: `test-${randomUUID()}`, log };
    const consume = (handler: PublishHandler) =>
      consumeBullMq({ ...place, handler, concurrency: 4, backoff });
    return { queue: createBullMqQueue(place), consume };
  },
};

describe.each(ENGINES)('the render queue on %s', (engine) => {
  let db: TestDatabase;
  let invitations: InvitationRepository;
  let opened: { close(): Promise<void> }[];

  beforeEach(async () => {
    db = await createTestDatabase(engine);
    invitations = invitationRepository(db.database.knex);
    opened = [];
  });
  afterEach(async () => {
    for (const part of opened.reverse()) await part.close();
    await db.drop();
  });

  const keep = <T extends { close(): Promise<void> }>(part: T): T => {
    opened.push(part);
    return part;
  };
  const create = async (slug: string) =>
    (await invitations.create({ slug, content: weddingOf(), at: 1 })).id;
  const createMany = (count: number) =>
    db.database.knex.transaction(async (trx) => {
      const inside = invitationRepository(trx);
      const ids: string[] = [];
      for (let number = 0; number < count; number += 1) {
        const { id } = await inside.create({ slug: `bulk-${number}`, content: weddingOf() });
        await markPublished(inside, id, { revision: 1, build: 'old', artifacts: [], at: number });
        ids.push(id);
      }
      return ids;
    });
  const fail = (id: string, isBlocked = false) =>
    invitations.recordPublishFailure(id, {
      revision: 1,
      build: BUILD,
      error: 'The store is full',
      isBlocked,
    });
  const serviceOn = (queue: PublishQueue) =>
    createRenderQueueService({ database: db.database, queue });
  const look = async (queue: PublishQueue) => presentRenderQueue(await serviceOn(queue).look());
  const failedMetric = async (queue: PublishQueue) => {
    const metrics = createMetrics(backlogReader(queue, db.database));
    return (await metrics.text()).match(/^publish_queue_depth\{state="failed"\} (\d+)/m)?.[1];
  };
  /** Returns a queue whose every run fails and is recorded as failed. */
  const failing = () => {
    const { queue, consume } = QUEUES[engine]();
    keep(queue);
    const consumer = keep(
      consume(async (id) => {
        await fail(id);
        throw new Error('The store is full');
      }),
    );
    return { queue, consumer };
  };

  test('what failed stands first, also when no queue knows of it any more', async () => {
    // Nothing consumes it, so requests stay in it.
    const { queue } = QUEUES[engine]();
    keep(queue);
    const failed = await create('failed');
    await fail(failed);
    const incomplete = await create('incomplete');
    await fail(incomplete, true);
    const bulk = await createMany(250);
    const retried = await create('retried');
    await fail(retried);
    await queue.requestMany([...bulk, retried]);
    const { items } = await serviceOn(queue).look();
    expect(items).toHaveLength(200);
    const listed = items.map(({ invitation }) => invitation.slug);
    expect(listed.slice(0, 2).toSorted()).toEqual(['failed', 'retried']);
    expect(listed).not.toContain('incomplete');
  });

  test('what was given up is told as failed, once, also by a queue that forgot it', async () => {
    const saved = [await create('one'), await create('two')];
    const remade = await create('remade');
    await markPublished(invitations, remade, { revision: 1, build: 'old', artifacts: [], at: 1 });
    const { queue, consumer } = failing();
    await queue.requestMany([...saved, remade]);
    await vi.waitFor(
      async () => {
        expect(await look(queue)).toMatchObject({ waiting: 0, active: 0, delayed: 0, failed: 3 });
      },
      { timeout: 10_000 },
    );
    expect(await failedMetric(queue)).toBe('3');
    await consumer.close();

    const { queue: restarted } = QUEUES[engine]();
    keep(restarted);
    const after = await look(restarted);
    expect(after).toMatchObject({ failed: 3, behind: 2 });
    expect(after.items.map(({ cleanUrl, state }) => [cleanUrl, state]).toSorted()).toEqual([
      ['one', 'failed'],
      ['remade', 'failed'],
      ['two', 'failed'],
    ]);
    expect(await failedMetric(restarted)).toBe('3');
  });

  test('what the queue will try again, and what waits for its couple, has not failed', async () => {
    const { queue } = QUEUES[engine]();
    keep(queue);
    await fail(await create('incomplete'), true);
    await create('fresh');
    const retried = await create('retried');
    await fail(retried);
    await queue.request(retried);
    const { failed, items } = await look(queue);
    expect(failed).toBe(0);
    expect(items.map(({ cleanUrl, state }) => [cleanUrl, state]).toSorted()).toEqual([
      ['fresh', 'behind'],
      ['incomplete', 'behind'],
      ['retried', 'waiting'],
    ]);
    expect(await failedMetric(queue)).toBe('0');
  });

  test('a retry requests the publish at once', async () => {
    const { queue } = QUEUES[engine]();
    keep(queue);
    const id = await create('retried');
    expect(await serviceOn(queue).retry(id)).toBe(1);
    expect((await queue.inspect(10)).items).toMatchObject([{ invitationId: id, state: 'waiting' }]);
  });

  test('one call has everything made again that is behind or failed, listed or not', async () => {
    const { queue } = QUEUES[engine]();
    keep(queue);
    await fail(await create('incomplete'), true);
    const live = await createMany(450);
    const stuck = [await create('fresh'), await create('failed'), ...live.slice(0, 300)];
    for (const id of stuck.slice(1)) await fail(id);
    expect(await look(queue)).toMatchObject({ failed: 301, behind: 2 });
    expect(await serviceOn(queue).retryAll()).toBe(302);
    expect(await look(queue)).toMatchObject({ waiting: 302, failed: 0 });
    // In an hour, no failure has to wait any more.
    const { otherBuild } = await invitations.behind('', 1_000, Date.now() + 3_600_000);
    expect(otherBuild.toSorted()).toEqual(live.slice(300).toSorted());
  });

  test('publishes are counted for an hour', async () => {
    const { queue } = QUEUES[engine]();
    keep(queue);
    for (const minutes of [59, 61]) {
      const id = await create(`${minutes}-minutes-ago`);
      const published = { revision: 1, build: BUILD, artifacts: [], tookMs: 5 };
      await markPublished(invitations, id, { ...published, at: Date.now() - minutes * 60_000 });
    }
    expect(await look(queue)).toMatchObject({ publishes: { lastHour: 1, p50Ms: 5 } });
  });

  test('while the queue does not answer, what failed is told from the database', async () => {
    const { queue } = QUEUES[engine]();
    keep(queue);
    await fail(await create('failed'));
    vi.spyOn(queue, 'inspect').mockRejectedValue(new Error('Command timed out'));
    expect(await look(queue)).toMatchObject({
      isAway: true,
      failed: 1,
      items: [{ cleanUrl: 'failed', state: 'failed' }],
    });
  });

  test('a queue that falls silent while it is asked counts as away', async () => {
    const { queue } = QUEUES[engine]();
    keep(queue);
    await fail(await create('failed'));
    const inspect = queue.inspect.bind(queue);
    vi.spyOn(queue, 'inspect').mockImplementation(async (limit) => ({
      ...(await inspect(limit)),
      unknownAmong: () => Promise.reject(new Error('Command timed out')),
    }));
    expect(await look(queue)).toMatchObject({
      isAway: true,
      failed: 1,
      items: [{ cleanUrl: 'failed', state: 'failed' }],
    });
  });
});
