import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { invitationRepository } from '#infra/database/invitations/invitation-repository.ts';
import { createLog } from '#infra/log.ts';
import { consumeBullMq, createBullMqQueue } from '#infra/queue/bullmq.ts';
import { createInProcessQueue } from '#infra/queue/in-process.ts';
import type { PublishConsumer, PublishHandler, PublishQueue } from '#infra/queue/publish-queue.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/databases.ts';
import { markPublished } from '#tests/support/mark-published.ts';
import { weddingOf } from '#tests/support/wedding.ts';
import { createBuildLease } from './build-lease.ts';
import { startReconcile } from './reconcile.ts';

const log = createLog({ logLevel: 'silent' });
const AT_ONCE = 4;
const ROUNDS = 5;
const NEVER = new Promise<void>(() => undefined);

interface Engine {
  readonly queue: PublishQueue;
  consume(handler: PublishHandler): PublishConsumer;
}

const ENGINES: Record<string, () => Engine> = {
  'in process': () => {
    const queue = createInProcessQueue({ concurrency: AT_ONCE, log });
    return { queue, consume: queue.consume };
  },
  'on Redis': () => {
    const place = { redisUrl: inject('redisUrl'), prefix: `test-${randomUUID()}`, log };
    const queue = createBullMqQueue(place);
    const consume = (handler: PublishHandler) =>
      consumeBullMq({ ...place, handler, concurrency: AT_ONCE });
    return { queue, consume };
  },
};

let db: TestDatabase;
beforeEach(async () => {
  db = await createTestDatabase('sqlite');
});
afterEach(() => db.drop());

describe.each(Object.entries(ENGINES))('a backlog with slow publishes %s', (_name, open) => {
  test('is worked off with one run for each invitation, however often workers look', async () => {
    const { database } = db;
    const invitations = invitationRepository(database.knex);
    for (let number = 0; number < AT_ONCE * ROUNDS; number += 1) {
      await invitations.create({ slug: `couple-${number}`, content: weddingOf(), at: 0 });
    }
    const { queue, consume } = open();
    const runs: string[] = [];
    const waiting: (() => void)[] = [];
    const consumer = consume(async (id) => {
      runs.push(id);
      await new Promise<void>((resolve) => waiting.push(resolve));
      const published = { revision: 1, build: 'this build', artifacts: [], at: Date.now() };
      await markPublished(invitations, id, published);
    });
    const lookOfAWorker = async () => {
      const lease = createBuildLease(database, 'this build');
      const reconcile = startReconcile({ database, queue, lease, log, after: NEVER });
      await reconcile.look();
      await reconcile.close();
    };
    await lookOfAWorker();
    for (let round = 1; round <= ROUNDS; round += 1) {
      await vi.waitFor(() => expect(waiting).toHaveLength(AT_ONCE), 5_000);
      for (let worker = 0; worker < 3; worker += 1) await lookOfAWorker();
      for (const end of waiting.splice(0)) end();
    }
    await vi.waitFor(async () => expect(await invitations.countBehind()).toBe(0));
    await vi.waitFor(async () => {
      expect(await queue.inspect()).toMatchObject({ waiting: 0, active: 0 });
    });
    expect(runs).toHaveLength(AT_ONCE * ROUNDS);
    expect(new Set(runs).size).toBe(AT_ONCE * ROUNDS);
    await consumer.close();
    await queue.close();
  });
});
