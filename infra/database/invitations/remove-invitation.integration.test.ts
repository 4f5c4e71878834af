import type { Knex } from 'knex';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { guestKey } from '#domain/rsvp/guest-key.ts';
import { createTestDatabase, ENGINES, type TestDatabase } from '#tests/support/databases.ts';
import { createGate } from '#tests/support/gate.ts';
import { publishRecordOf } from '#tests/support/publish-record.ts';
import { untilQueryWaits } from '#tests/support/waiting.ts';
import { weddingOf } from '#tests/support/wedding.ts';
import { sessionRepository } from '../accounts/session-repository.ts';
import { userRepository } from '../accounts/user-repository.ts';
import { newId } from '../engine/ids.ts';
import { inTransaction } from '../engine/transaction.ts';
import { licenseRepository } from '../licenses/license-repository.ts';
import { type RsvpRepository, rsvpRepository } from '../replies/rsvp-repository.ts';
import { type InvitationRepository, invitationRepository } from './invitation-repository.ts';

/** The bride's name in saves that come too late. */
const LATE = 'Zuleika';
const MISSING = { kind: 'missing' };
const NOT_FOUND = { status: 'rejected', reason: { code: 'not_found' } };

describe.each(ENGINES)('a removed invitation on %s', (engine) => {
  let db: TestDatabase | undefined;
  let knex: Knex;
  let invitations: InvitationRepository;
  let replies: RsvpRepository;
  let made = 0;
  let id: string;
  let slug: string;
  let licenseId: string;

  /** Names that occur nowhere else. */
  const bride = () => `Xanthippe${made}`;
  const guest = () => `Euphemia${made}`;

  const submit = (name = guest(), change: { at?: number; idempotencyKey?: string } = {}) =>
    replies.submit({
      invitationId: id,
      guestKey: guestKey(name, `${name}@example.com`),
      ...{ name, email: `${name}@example.com`, phone: '', attendance: 'yes' },
      ...{ guests: 2, dietary: `No nuts for ${name}`, message: '' },
      ...change,
    });

  /** Creates an invitation as a couple and its guests leave it, with everything stored for it. */
  const activate = async () => {
    made += 1;
    slug = `removed-${made}`;
    const code = `REMO-VED0-0000-${made}`;
    ({ id: licenseId } = await licenseRepository(knex).create({ code }));
    ({ id } = await invitations.create({ slug, content: weddingOf(bride(), 'Ben') }));
    const at = 1_000;
    const idempotencyKey = `first-${made}`;
    await licenseRepository(knex).consume(licenseId, { invitationId: id, at, idempotencyKey });
    const session = { licenseId, invitationId: id, token: `token-${made}`, usedAt: at };
    await sessionRepository(knex).create(session);
    await invitations.save(id, weddingOf(bride(), ''));
    await submit(guest(), { at: 1_000, idempotencyKey: 'a reply' });
    await submit(guest(), { at: 90_000 });
  };

  /** Tells whether a text occurs anywhere in the database. */
  const isKept = async (text: string) => {
    const tables: { name: string }[] =
      engine === 'sqlite'
        ? await knex('sqlite_master').where({ type: 'table' }).select('name')
        : await knex('information_schema.tables')
            .whereRaw('table_schema = database()')
            .select({ name: 'table_name' });
    const rows = await Promise.all(tables.map(({ name }) => knex(name)));
    return JSON.stringify(rows).includes(text);
  };
  const row = () => knex('invitations').where({ id }).first();
  const keptOf = async (invitationId: string) => {
    const count = async (table: string, where: object) =>
      Number((await knex(table).where(where).count({ count: '*' }).first())?.count);
    return {
      replies: await count('rsvp_responses', { invitation_id: invitationId }),
      history: await count('rsvp_history', {}),
      earlier: await count('earlier_contents', { invitation_id: invitationId }),
      sessions: await count('dashboard_sessions', { invitation_id: invitationId }),
    };
  };
  const NOTHING = { replies: 0, history: 0, earlier: 0, sessions: 0 };

  /** Removes the invitation in a transaction that commits once `during` is waiting for it. */
  const removedDuring = async <T>(during: () => Promise<T>) => {
    const gate = createGate();
    const removal = inTransaction(knex, async (trx) => {
      const isRemoved = await invitationRepository(trx).remove(id);
      await gate.pass();
      return isRemoved;
    });
    await gate.isReached;
    const met = Promise.allSettled([during()]);
    await untilQueryWaits(knex).finally(gate.open);
    expect(await removal).toBe(true);
    return (await met)[0];
  };

  beforeEach(async () => {
    db ??= await createTestDatabase(engine);
    ({ knex } = db.database);
    invitations = invitationRepository(knex);
    replies = rsvpRepository(knex);
    await knex('rsvp_history').delete();
    await activate();
  });
  afterAll(() => db?.drop());

  it('leaves nothing that its couple or its guests have entered', async () => {
    expect(await isKept(bride())).toBe(true);
    expect(await isKept(guest())).toBe(true);
    expect(await keptOf(id)).toEqual({ replies: 1, history: 1, earlier: 1, sessions: 1 });
    expect(await invitations.remove(id, 5_000)).toBe(true);
    expect(await isKept(bride())).toBe(false);
    expect(await isKept(guest())).toBe(false);
    expect(await keptOf(id)).toEqual(NOTHING);
  });

  it('leaves every other one as it is', async () => {
    const other = id;
    const before = await keptOf(other);
    await activate();
    expect(await invitations.remove(id)).toBe(true);
    expect(await keptOf(other)).toEqual(before);
    expect((await invitations.findById(other))?.revision).toBe(2);
  });

  it('is found by nobody, and its address stays taken', async () => {
    const count = await invitations.count();
    await invitations.remove(id);
    for (const name of [id, slug]) expect(await invitations.locate(name)).toBeUndefined();
    expect(await invitations.findById(id)).toBeUndefined();
    expect(await invitations.findBySlug(slug)).toBeUndefined();
    expect(await invitations.findStanding(id)).toBeUndefined();
    expect(await invitations.count()).toBe(count - 1);
    expect(await invitations.takenSlugs([slug])).toEqual(new Set([slug]));
    await expect(invitations.create({ slug, content: weddingOf() })).rejects.toMatchObject({
      code: 'already_exists',
    });
  });

  it('keeps its license used, without the key that a retry would be answered by', async () => {
    const licenses = licenseRepository(knex);
    const q = slug;
    expect((await licenses.list({ limit: 2, q })).licenses).toMatchObject([
      { id: licenseId, slug },
    ]);
    await invitations.remove(id);
    expect(await licenses.findById(licenseId)).toMatchObject({
      isUsed: true,
      invitationId: id,
      idempotencyKey: null,
    });
    const gone = { id: licenseId, slug: null, dashboardToken: null };
    expect(await licenses.list({ limit: 2, q })).toMatchObject({ licenses: [gone], total: 1 });
    expect(await licenses.findListed(licenseId)).toMatchObject(gone);
  });

  it('is no user’s any more', async () => {
    const users = userRepository(knex);
    const user = await users.create({ username: `planner-${made}`, passwordHash: '' });
    await knex('invitations').where({ id }).update({ user_id: user.id });
    const q = user.username;
    expect((await users.list({ q, limit: 1 })).users).toMatchObject([{ invitationCount: 1 }]);
    await invitations.remove(id);
    expect((await users.list({ q, limit: 1 })).users).toMatchObject([{ invitationCount: 0 }]);
  });

  it('is one revision behind, whatever was published or failed of it', async () => {
    await invitations.recordPublishFailure(id, { revision: 2, error: 'away', isBlocked: true });
    await invitations.remove(id, 5_000);
    expect(await publishRecordOf(invitations, id)).toMatchObject({
      isRemoved: true,
      slug,
      revision: 3,
      artifacts: [],
      updatedAt: 5_000,
    });
    expect((await invitations.behind('build', 10_000)).unpublished).toContain(id);
    expect(await invitations.publishStates([id])).toMatchObject([
      { attempts: 0, lastError: null, isBlocked: false },
    ]);
    expect(await invitations.ids({ limit: 10_000 })).toContain(id);
  });

  it('is asked for again when a worker that knows no removal took it for unpublishable', async () => {
    await invitations.remove(id);
    await invitations.recordPublishFailure(id, { revision: 3, error: 'No name', isBlocked: true });
    const { otherBuild } = await invitations.behind('build', 10_000, Date.now() + 3_600_000);
    expect(otherBuild).toContain(id);
  });

  it('is removed once', async () => {
    expect(await invitations.remove(id, 5_000)).toBe(true);
    const first = await row();
    expect(await invitations.remove(id, 6_000)).toBe(false);
    expect(await row()).toEqual(first);
    expect(await invitations.remove('unknown')).toBe(false);
  });

  it('is removed by one of ten callers', async () => {
    const removals = await Promise.all(Array.from({ length: 10 }, () => invitations.remove(id)));
    expect(removals.filter(Boolean)).toHaveLength(1);
    expect(await row()).toMatchObject({ revision: 3 });
  });

  const saves = [
    ['without a base', {}],
    ['from the revision before', { baseRevision: 2 }],
    ['from its own', { baseRevision: 3 }],
  ] as const;

  describe.each(saves)('takes no save %s', (_title, options) => {
    it.each([
      ['complete', () => weddingOf(LATE, 'Again')],
      ['incomplete', () => weddingOf(LATE, '')],
    ])('that is %s', async (_kind, content) => {
      await invitations.remove(id);
      const removed = await row();
      expect(await invitations.save(id, content(), options)).toEqual(MISSING);
      expect(await row()).toEqual(removed);
      expect(await keptOf(id)).toEqual(NOTHING);
    });
  });

  it.each([
    ['a save', () => invitations.save(id, weddingOf(LATE, 'Again'))],
    ['an incomplete save', () => invitations.save(id, weddingOf(LATE, ''))],
    ['an edit', () => invitations.save(id, weddingOf(LATE, 'Again'), { baseRevision: 2 })],
  ])('takes not %s that arrives while it is removed', async (_title, save) => {
    const outcome = await removedDuring(save);
    expect(outcome).toEqual({ status: 'fulfilled', value: MISSING });
    expect(await isKept(LATE)).toBe(false);
    expect(await keptOf(id)).toEqual(NOTHING);
  });

  it('takes no reply: no new one, no other of a guest, none that is sent again', async () => {
    await invitations.remove(id);
    const late = [submit('New'), submit(), submit(guest(), { idempotencyKey: 'a reply' })];
    for (const outcome of await Promise.allSettled(late)) expect(outcome).toMatchObject(NOT_FOUND);
    expect(await keptOf(id)).toEqual(NOTHING);
  });

  it.each([
    ['a reply', () => submit('New')],
    ['another reply of a guest', () => submit()],
    [
      'many replies',
      () => Promise.all(Array.from({ length: 20 }, (_, number) => submit(`New ${number}`))),
    ],
  ])('takes not %s that arrives while it is removed', async (_title, reply) => {
    expect(await removedDuring(reply as () => Promise<unknown>)).toMatchObject(NOT_FOUND);
    expect(await keptOf(id)).toEqual(NOTHING);
  });

  it('takes the history along that a guest adds to who replaces a reply meanwhile', async () => {
    let removal: Promise<boolean> | undefined;
    await inTransaction(knex, async (trx) => {
      const ofGuest = trx('rsvp_responses').where({ invitation_id: id });
      const { id: response_id, submitted_at } = await ofGuest.forUpdate().first();
      removal = invitations.remove(id);
      await untilQueryWaits(knex);
      await trx('rsvp_history').insert({ id: newId(), response_id, answer: '{}', submitted_at });
    });
    expect(await removal).toBe(true);
    expect(await keptOf(id)).toEqual(NOTHING);
  });

  it('takes no other reply of a guest whose first went in between', async () => {
    const begin = knex.transaction.bind(knex);
    vi.spyOn(knex, 'transaction').mockImplementationOnce((async (fn: never) => {
      await invitations.remove(id);
      return begin(fn);
    }) as unknown as typeof knex.transaction);
    expect((await Promise.allSettled([submit()]))[0]).toMatchObject(NOT_FOUND);
    expect(await keptOf(id)).toEqual(NOTHING);
  });

  it('fails no reply to another that arrives together with one to it', async () => {
    const gone = id;
    await activate();
    const there = id;
    await invitations.remove(gone);
    id = gone;
    const lost = submit('New');
    id = there;
    const outcomes = await Promise.allSettled([lost, submit('New')]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(await keptOf(there)).toMatchObject({ replies: 2 });
  });

  it('keeps nothing of a crowd that saves and replies as it goes', async () => {
    for (let round = 0; round < 3; round += 1) {
      const crowd = Array.from({ length: 30 }, (_, number) => [
        submit(`Guest ${number % 20}`),
        invitations.save(id, weddingOf(LATE, number % 2 === 0 ? 'Again' : '')),
        ...(number === 10 ? [invitations.remove(id)] : []),
      ]).flat();
      const outcomes = await Promise.allSettled(crowd as Promise<unknown>[]);
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') expect(outcome).toMatchObject(NOT_FOUND);
      }
      expect(await keptOf(id)).toEqual(NOTHING);
      expect(await isKept(LATE)).toBe(false);
      await activate();
      await knex('rsvp_history').delete();
    }
  });
});
