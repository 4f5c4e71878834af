import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type InvitationRepository,
  invitationRepository,
} from '#infra/database/invitation-repository.ts';
import { createLog } from '#infra/log.ts';
import { createInProcessQueue } from '#infra/queue/in-process.ts';
import type { PublishQueue } from '#infra/queue/publish-queue.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/databases.ts';
import { markPublished } from '#tests/support/mark-published.ts';
import { weddingOf } from '#tests/support/wedding.ts';
import { createRenderQueueService } from './service.ts';

let db: TestDatabase;
let invitations: InvitationRepository;
let queue: PublishQueue;

beforeEach(async () => {
  db = await createTestDatabase('sqlite');
  invitations = invitationRepository(db.database.knex);
  // Nothing consumes it, so that what was requested stays.
  queue = createInProcessQueue({ concurrency: 1, log: createLog({ level: 'silent' }) });
});
afterEach(async () => {
  await queue.close();
  await db.drop();
});

const create = async (slug: string) =>
  (await invitations.create({ slug, content: weddingOf(), at: 1 })).id;
const fail = (id: string, blocked: boolean) =>
  invitations.recordPublishFailure(id, { revision: 1, error: 'The store is full', blocked });

test('what failed stands first, also when no queue knows of it any more', async () => {
  const failed = await create('failed');
  await fail(failed, false);
  const incomplete = await create('incomplete');
  await fail(incomplete, true);
  const bulk = await db.database.knex.transaction(async (trx) => {
    const ids: string[] = [];
    for (let number = 0; number < 250; number += 1) {
      const slug = `bulk-${number}`;
      const inside = invitationRepository(trx);
      const { id } = await inside.create({ slug, content: weddingOf() });
      await markPublished(inside, id, { revision: 1, build: 'old', artifacts: [], at: number });
      ids.push(id);
    }
    return ids;
  });
  const retried = await create('retried');
  await fail(retried, false);
  await queue.requestMany([...bulk, retried]);
  const { items } = await createRenderQueueService({ database: db.database, queue }).look();
  expect(items).toHaveLength(200);
  const listed = items.map(({ invitation }) => invitation.slug);
  expect(listed.slice(0, 2).toSorted()).toEqual(['failed', 'retried']);
  expect(listed).not.toContain('incomplete');
});
