import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  type InvitationRepository,
  invitationRepository,
} from '#infra/database/invitations/invitation-repository.ts';
import { createLog } from '#infra/log.ts';
import { createInProcessQueue } from '#infra/queue/in-process.ts';
import type { PublishQueue } from '#infra/queue/publish-queue.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/databases.ts';
import { markPublished } from '#tests/support/mark-published.ts';
import { weddingOf } from '#tests/support/wedding.ts';
import { createBuildLease } from './build-lease.ts';
import { type Reconcile, startReconcile } from './reconcile.ts';

const log = createLog({ logLevel: 'silent' });
const NEVER_MS = 2 ** 30;

let db: TestDatabase;
let invitations: InvitationRepository;
let queue: PublishQueue;
let reconcile: Reconcile;
let begin: () => void;

beforeEach(async () => {
  db = await createTestDatabase('sqlite');
  invitations = invitationRepository(db.database.knex);
  // Nothing consumes it, so that what was requested stays and can be read.
  queue = createInProcessQueue({ concurrency: 1, log });
  const after = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const lease = createBuildLease(db.database, 'this build');
  const { database } = db;
  reconcile = startReconcile({ database, queue, lease, log, intervalMs: NEVER_MS, after });
});
afterEach(async () => {
  begin();
  await reconcile.close();
  await queue.close();
  await db.drop();
});

const requested = async () =>
  (await queue.inspect(10_000)).items.map(({ invitationId }) => invitationId);
const create = async (slug: string, at = Date.now() - 60_000) =>
  (await invitations.create({ slug, content: weddingOf(), at })).id;
const published = (id: string, build: string) =>
  markPublished(invitations, id, { revision: 1, build, artifacts: [], at: Date.now() });

test('what is behind is requested, what is live is not', async () => {
  const behind = await create('behind');
  const live = await create('live');
  await published(live, 'this build');
  expect(await reconcile.look()).toEqual({ requested: 1, isMore: false });
  expect(await requested()).toEqual([behind]);
});

test('a save of this moment is left to its own request, except after a start', async () => {
  const atStart = await create('at-start', Date.now());
  await reconcile.look();
  const later = await create('later', Date.now());
  await reconcile.look();
  expect(await requested()).toEqual([atStart]);
  await db.database.knex('invitations').where({ id: later }).update({ updated_at: 0 });
  await reconcile.look();
  expect((await requested()).sort()).toEqual([atStart, later].sort());
});

test('a page of another build is requested once, and again only after a minute', async () => {
  const old = await create('old');
  await published(old, 'another build');
  const requests = vi.spyOn(queue, 'requestMany');
  expect((await reconcile.look()).requested).toBe(1);
  expect((await reconcile.look()).requested).toBe(0);
  expect(await requested()).toEqual([old]);
  expect(requests).toHaveBeenCalledWith([old], { priority: 'low' });
});

test('a page of another build that a queue gone away did not take is requested by the next look', async () => {
  const [first, second] = [await create('first'), await create('second')];
  await published(first, 'another build');
  await published(second, 'another build');
  const away = vi.spyOn(queue, 'requestMany');
  away.mockImplementation(async (ids) => Math.min(ids.length, 1));
  expect((await reconcile.look()).requested).toBe(1);
  const [taken] = away.mock.lastCall?.[0] ?? [];
  expect([first, second]).toContain(taken);
  away.mockRestore();
  expect((await reconcile.look()).requested).toBe(1);
  expect(await requested()).toEqual([first, second].filter((id) => id !== taken));
});

test('while a build that started later holds the lease, its pages are left alone', async () => {
  const old = await create('old');
  await published(old, 'a later build');
  await reconcile.look();
  const before = await requested();
  await createBuildLease(db.database, 'a later build').acquire();
  const newer = await create('newer');
  await published(newer, 'a later build');
  expect((await reconcile.look()).requested).toBe(0);
  expect(await requested()).toEqual(before);
});

test('a failed publish is not asked for again before its time', async () => {
  const id = await create('failing');
  const failure = { revision: 1, error: 'The store is away', isBlocked: false };
  await invitations.recordPublishFailure(id, failure);
  expect((await reconcile.look()).requested).toBe(0);
  await invitations.recordPublishFailure(id, { ...failure, at: Date.now() - 3_600_000 });
  expect((await reconcile.look()).requested).toBe(1);
});

test('one look takes in a bounded number and says that there is more', async () => {
  await db.database.knex.transaction(async (trx) => {
    const inside = invitationRepository(trx);
    for (let number = 0; number < 501; number += 1) {
      await inside.create({ slug: `couple-${number}`, content: weddingOf(), at: number });
    }
  });
  expect(await reconcile.look()).toEqual({ requested: 500, isMore: true });
});

test('what stays behind is asked for again after some seconds, not by every look in a hurry', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  await create('behind');
  expect((await reconcile.look()).requested).toBe(1);
  clock.mockReturnValue(1_250);
  expect((await reconcile.look()).requested).toBe(0);
  clock.mockReturnValue(6_000);
  expect((await reconcile.look()).requested).toBe(1);
});

test('pages that cannot be made anew keep no others from it', async () => {
  await db.database.knex.transaction(async (trx) => {
    const inside = invitationRepository(trx);
    for (let number = 0; number < 501; number += 1) {
      const { id } = await inside.create({ slug: `couple-${number}`, content: weddingOf() });
      await markPublished(inside, id, { revision: 1, build: 'old', artifacts: [], at: number });
    }
  });
  expect((await reconcile.look()).requested).toBe(500);
  const failing = await requested();
  const failure = { revision: 1, build: 'this build', error: 'x', isBlocked: false };
  for (const id of failing) await invitations.recordPublishFailure(id, failure);
  expect((await reconcile.look()).requested).toBe(1);
  expect(new Set(await requested()).size).toBe(501);
});

test('what a save pushes off a full list is not requested a second time', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(1_000);
  const postponed = await create('postponed');
  await db.database.knex.transaction(async (trx) => {
    const inside = invitationRepository(trx);
    for (let number = 0; number < 500; number += 1) {
      await inside.create({ slug: `couple-${number}`, content: weddingOf(), at: number });
    }
  });
  await invitations.recordPublishFailure(postponed, { revision: 1, error: 'x', isBlocked: false });
  expect((await reconcile.look()).requested).toBe(500);
  expect(await requested()).not.toContain(postponed);
  await invitations.save(postponed, weddingOf());
  expect((await reconcile.look()).requested).toBe(0);
  const live = { revision: 2, build: 'this build', artifacts: [], at: Date.now() };
  await markPublished(invitations, postponed, live);
  expect((await reconcile.look()).requested).toBe(0);
});

test('a page that was made anew and marked again is requested at once', async () => {
  const id = await create('marked');
  await published(id, 'another build');
  expect((await reconcile.look()).requested).toBe(1);
  await published(id, 'this build');
  expect((await reconcile.look()).requested).toBe(0);
  await invitations.forgetStored([id]);
  expect((await reconcile.look()).requested).toBe(1);
});

test('a clock that was set back keeps nothing that is behind waiting', async () => {
  await reconcile.look();
  const day = 24 * 60 * 60 * 1_000;
  const saved = await create('saved-tomorrow', Date.now() + day);
  const failed = await create('failed-tomorrow', Date.now() + day);
  const at = Date.now() + day;
  await invitations.recordPublishFailure(failed, { revision: 1, error: 'x', isBlocked: false, at });
  await reconcile.look();
  expect((await requested()).sort()).toEqual([saved, failed].sort());
});

test('a database that is away is told once, by its own error, and so is its return', async () => {
  const lines: { msg: string; err?: { type: string } }[] = [];
  const heard = createLog({ logLevel: 'info' }, { write: (line) => lines.push(JSON.parse(line)) });
  const { database } = db;
  const lease = createBuildLease(database, 'this build');
  const acquire = vi.spyOn(lease, 'acquire');
  const broken = () => database.knex('no_such_table');
  acquire.mockImplementation(async () => (await broken()).length > 0);
  const looking = startReconcile({ database, queue, lease, log: heard, intervalMs: 5 });
  await vi.waitFor(() => expect(acquire.mock.calls.length).toBeGreaterThan(3));
  acquire.mockResolvedValue(false);
  await vi.waitFor(() => expect(lines.at(-1)?.msg).toBe('reconcile works again'));
  await looking.close();
  expect(lines.map(({ msg, err }) => [msg, err?.type])).toEqual([
    ['reconcile fails and keeps trying', 'DatabaseFailure'],
    ['reconcile works again', undefined],
  ]);
});
