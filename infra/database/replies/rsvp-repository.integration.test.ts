import type { Knex } from 'knex';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { guestKey } from '#domain/rsvp/guest-key.ts';
import type { DatabaseConfig } from '#infra/config/config.ts';
import { createTestDatabase, ENGINES, type TestDatabase } from '#tests/support/databases.ts';
import { weddingOf } from '#tests/support/wedding.ts';
import { createLog } from '../../log.ts';
import { openDatabase } from '../database.ts';
import { decodeJson } from '../engine/json.ts';
import { connectMysql } from '../engine/mysql.ts';
import { connectSqlite } from '../engine/sqlite.ts';
import { inTransaction } from '../engine/transaction.ts';
import { invitationRepository } from '../invitations/invitation-repository.ts';
import type { RsvpAnswer } from './reply-record.ts';
import type { Submission } from './reply-submission.ts';
import { type RsvpRepository, rsvpRepository } from './rsvp-repository.ts';

const ANSWER: RsvpAnswer = {
  name: 'Zoë',
  email: 'zoe@example.com',
  phone: '',
  attendance: 'Joyfully Accept',
  guests: 2,
  dietary: '',
  message: '',
};

const silent: Knex.Logger = { warn() {}, error() {}, debug() {}, deprecate() {} };

/** Connects with a query timeout of half a second on MySQL, as usual on SQLite. */
function connectImpatient(config: DatabaseConfig): Knex {
  return config.engine === 'sqlite'
    ? connectSqlite(config.file, silent)
    : connectMysql(config.url, silent, { queryTimeoutMs: 500 });
}

describe.each(ENGINES)('replies on %s', (engine) => {
  let db: TestDatabase | undefined;
  let knex: Knex;
  let replies: RsvpRepository;
  let invitationId: string;
  let made = 0;

  /** The earlier answers kept of a guest, the latest first. */
  const earlierAnswers = async (responseId: string) => {
    const rows: { answer: string; submitted_at: number }[] = await knex('rsvp_history')
      .where({ response_id: responseId })
      .orderBy('id', 'desc');
    return rows.map(({ answer, submitted_at: submittedAt }) => ({
      ...(decodeJson(answer) as RsvpAnswer),
      submittedAt,
    }));
  };
  const submit = (change: Partial<Submission> = {}, to = replies) => {
    const answer = { ...ANSWER, ...change };
    return to.submit({ ...answer, invitationId, guestKey: guestKey(answer.name, answer.email) });
  };

  beforeEach(async () => {
    db ??= await createTestDatabase(engine);
    ({ knex } = db.database);
    replies = rsvpRepository(knex);
    made += 1;
    const invitations = invitationRepository(db.database.knex);
    ({ id: invitationId } = await invitations.create({ slug: `r-${made}`, content: weddingOf() }));
  });
  afterAll(() => db?.drop());

  it('come back as they were sent', async () => {
    const message = 'Wir kommen! 🎉👩‍❤️‍👨 "quoted" \\ \n \u0000 عروس';
    const { id, submittedAt, outcome } = await submit({ message, at: 1_700_000_000_001 });
    expect(outcome).toBe('stored');
    expect(submittedAt).toBe(1_700_000_000_001);
    expect(await replies.listByInvitation(invitationId)).toEqual([
      { ...ANSWER, id, message, submittedAt, isRemoved: false },
    ]);
  });

  it('are all stored when many arrive together, the same guest’s once', async () => {
    const guests = Array.from({ length: 120 }, (_, number) => `Guest ${number % 100}`);
    const submitted = await Promise.all(guests.map((name) => submit({ name, at: 1 })));
    expect(submitted.filter(({ outcome }) => outcome === 'replaced')).toHaveLength(20);
    const listed = await replies.listByInvitation(invitationId);
    expect(new Set(listed.map(({ name }) => name)).size).toBe(100);
    expect(listed).toHaveLength(100);
  });

  it('do not fail because another that arrived with them does', async () => {
    const lost = replies.submit({
      ...ANSWER,
      invitationId: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
      guestKey: 'lost',
    });
    const outcomes = await Promise.allSettled([submit(), lost, submit({ name: 'Tim' })]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await replies.listByInvitation(invitationId)).toHaveLength(2);
  });

  it('that arrive together fail together while the database hangs', async () => {
    const { config } = db as TestDatabase;
    const other = await openDatabase(config, createLog({ logLevel: 'silent' }));
    const holder = await other.knex.transaction();
    if (engine === 'mysql') await holder.raw('LOCK TABLES rsvp_responses WRITE');
    const impatient = connectImpatient(config);
    let inserts = 0;
    impatient.on('query', ({ sql }: { sql: string }) => {
      if (sql.startsWith('insert')) inserts += 1;
    });
    const waiting = rsvpRepository(impatient);
    const names = ['Ada', 'Bert', 'Cleo', 'Dora', 'Emil'];
    const outcomes = await Promise.allSettled(names.map((name) => submit({ name }, waiting)));
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ reason: { code: 'unavailable' } });
    }
    expect(inserts).toBe(engine === 'mysql' ? 1 : 2);
    if (engine === 'mysql') await holder.raw('UNLOCK TABLES');
    await holder.rollback();
    await impatient.destroy();
    await other.close();
  });

  it('replace the same guest’s answer, whatever the case, and keep the earlier ones', async () => {
    const first = await submit({ guests: 1, at: 1 });
    const second = await submit({ name: ' ZOË ', email: 'Zoe@Example.com', guests: 2, at: 2 });
    const third = await submit({ attendance: 'Regretfully Decline', guests: 0, at: 3 });
    expect([second.id, third.id]).toEqual([first.id, first.id]);
    expect(third.outcome).toBe('replaced');
    expect(await replies.listByInvitation(invitationId)).toMatchObject([
      { attendance: 'Regretfully Decline', guests: 0, submittedAt: 3 },
    ]);
    expect(await earlierAnswers(first.id)).toEqual([
      { ...ANSWER, name: ' ZOË ', email: 'Zoe@Example.com', guests: 2, submittedAt: 2 },
      { ...ANSWER, guests: 1, submittedAt: 1 },
    ]);
  });

  it('keep the last fifty earlier ones of a guest', async () => {
    await submit({ name: 'Tim', guests: 9 });
    const tim = await submit({ name: 'Tim' });
    for (let at = 0; at < 53; at += 1) await submit({ at });
    const [zoe] = await replies.listByInvitation(invitationId).then((all) => all.slice(-1));
    const kept = await earlierAnswers(zoe?.id ?? '');
    expect(kept.map(({ submittedAt }) => submittedAt)).toEqual(
      Array.from({ length: 50 }, (_, age) => 51 - age),
    );
    expect(await earlierAnswers(tim.id)).toMatchObject([{ guests: 9 }]);
  });

  it('that arrive late leave a later one in its place', async () => {
    await submit({ message: 'We come!', at: 60_000 });
    const late = await submit({ message: 'We may come', at: 50_000, waitedMs: 20_000 });
    expect(late).toMatchObject({ outcome: 'outdated', submittedAt: 60_000 });
    const [standing] = await replies.listByInvitation(invitationId);
    expect(standing).toMatchObject({ message: 'We come!', submittedAt: 60_000 });
    expect(await earlierAnswers(late.id)).toEqual([]);
  });

  it('given within five seconds of each other may overtake one another: the last to arrive stands', async () => {
    await submit({ message: 'We come!', at: 60_000 });
    const late = await submit({ message: 'We may come', at: 55_000, waitedMs: 20_000 });
    expect(late).toMatchObject({ outcome: 'replaced', submittedAt: 55_000 });
  });

  it('that arrive at once are the latest, also after the clock was set back', async () => {
    await submit({ message: 'We come!', at: 60_000 });
    expect(await submit({ message: 'We may come', at: 50_000 })).toMatchObject({
      outcome: 'replaced',
      submittedAt: 50_000,
    });
    expect(await replies.listByInvitation(invitationId)).toMatchObject([
      { message: 'We may come' },
    ]);
  });

  it('that overtook each other on their way are not told apart from those that did not', async () => {
    await submit({ at: 60_000 });
    expect((await submit({ at: 59_990 })).outcome).toBe('replaced');
  });

  it('are stored once however often they are sent under one key', async () => {
    const first = await submit({ idempotencyKey: 'a', at: 5 });
    const again = await submit({ idempotencyKey: 'a', at: 8 });
    expect(again).toEqual({ id: first.id, outcome: 'repeated', submittedAt: 5 });
    expect((await submit({ idempotencyKey: 'b', at: 9 })).outcome).toBe('replaced');
    expect((await submit({ idempotencyKey: 'b', at: 10 })).outcome).toBe('repeated');
    expect(await earlierAnswers(first.id)).toMatchObject([{ submittedAt: 5 }]);
  });

  it('replace the earlier one also under its key when they say something else', async () => {
    const first = await submit({ idempotencyKey: 'a', at: 60_000 });
    const other = { idempotencyKey: 'a', message: 'Sorry, no', guests: 0 };
    expect((await submit({ ...other, at: 50_000, waitedMs: 20_000 })).outcome).toBe('outdated');
    const again = await submit({ ...other, at: 61_000 });
    expect(again).toEqual({ id: first.id, outcome: 'replaced', submittedAt: 61_000 });
    expect(await replies.listByInvitation(invitationId)).toMatchObject([{ message: 'Sorry, no' }]);
    expect((await submit({ ...other, at: 62_000 })).outcome).toBe('repeated');
  });

  it('stay apart for other names, other addresses and other invitations', async () => {
    await submit();
    await submit({ name: 'Zoe' });
    await submit({ email: 'other@example.com' });
    expect(await replies.listByInvitation(invitationId)).toHaveLength(3);
    expect(await replies.listByInvitation('unknown')).toEqual([]);
  });

  it('take names of any length', async () => {
    const name = 'ﷺ'.repeat(200);
    await submit({ name });
    expect((await submit({ name })).outcome).toBe('replaced');
  });

  it('become one row when the same guest answers fifty times at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, guests) => submit({ guests, at: 1 })),
    );
    const rows = await replies.listByInvitation(invitationId);
    expect(rows).toHaveLength(1);
    expect(new Set(answers.map(({ id }) => id))).toEqual(new Set([rows[0]?.id]));
    const kept = await earlierAnswers(rows[0]?.id ?? '');
    const guests = [...kept.map((answer) => answer.guests), rows[0]?.guests ?? -1];
    expect(guests.sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, n) => n));
  });

  it('are all kept when fifty guests answer at once', async () => {
    await Promise.all(Array.from({ length: 50 }, (_, n) => submit({ name: `Guest ${n}` })));
    expect(await replies.listByInvitation(invitationId)).toHaveLength(50);
  });

  it('are listed the latest first', async () => {
    for (const at of [5, 9, 7]) await submit({ name: `At ${at}`, at });
    const rows = await replies.listByInvitation(invitationId);
    expect(rows.map(({ submittedAt }) => submittedAt)).toEqual([9, 7, 5]);
  });

  it('join the transaction that they are submitted in', async () => {
    const knex = db?.database.knex;
    if (!knex) throw new Error('no database');
    await submit({ guests: 1 });
    await inTransaction(knex, async (trx) => {
      await submit({ guests: 7 }, rsvpRepository(trx));
      throw new Error('rolled back');
    }).catch(() => undefined);
    expect(await replies.listByInvitation(invitationId)).toMatchObject([{ guests: 1 }]);
  });

  it('are removed and put back by the couple, and stay stored meanwhile', async () => {
    const { id, submittedAt } = await submit({ message: 'Buy now!' });
    await submit({ name: 'Tim' });
    const versions = [await replies.version(invitationId)];
    const set = async (isRemoved: boolean) => {
      await replies.setRemoved(invitationId, id, { isRemoved, seenAt: submittedAt });
      versions.push(await replies.version(invitationId));
      return replies.listByInvitation(invitationId);
    };
    for (const _ of ['once', 'twice']) {
      expect(await set(true)).toMatchObject([{ isRemoved: false }, { id, isRemoved: true }]);
      expect(await replies.count(invitationId)).toBe(1);
    }
    expect(await set(false)).toMatchObject([{ isRemoved: false }, { isRemoved: false }]);
    expect(await replies.count(invitationId)).toBe(2);
    const [before, removed, stillRemoved, after] = versions;
    expect(removed).not.toBe(before);
    expect([stillRemoved, after]).toEqual([removed, before]);
  });

  it('are removed by the couple of their own invitation only', async () => {
    const { id, submittedAt } = await submit();
    const removal = { isRemoved: true, seenAt: submittedAt };
    await expect(replies.setRemoved('another', id, removal)).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(await replies.listByInvitation(invitationId)).toMatchObject([{ isRemoved: false }]);
  });

  it('are listed again when their guest answers once more', async () => {
    const first = await submit({ guests: 1, idempotencyKey: 'a', at: 1 });
    await replies.setRemoved(invitationId, first.id, { isRemoved: true, seenAt: 1 });
    expect((await submit({ guests: 1, idempotencyKey: 'a', at: 2 })).outcome).toBe('repeated');
    expect(await replies.listByInvitation(invitationId)).toMatchObject([{ isRemoved: true }]);
    await submit({ guests: 2, idempotencyKey: 'b', at: 3 });
    expect(await replies.listByInvitation(invitationId)).toMatchObject([
      { guests: 2, isRemoved: false },
    ]);
  });

  it('that the couple has not seen yet are not removed', async () => {
    const { id } = await submit({ at: 1 });
    await submit({ attendance: 'no', at: 2 });
    await expect(
      replies.setRemoved(invitationId, id, { isRemoved: true, seenAt: 1 }),
    ).rejects.toMatchObject({ code: 'reply_changed' });
    expect(await replies.listByInvitation(invitationId)).toMatchObject([{ isRemoved: false }]);
    // It is back already, whichever answer the couple saw.
    await replies.setRemoved(invitationId, id, { isRemoved: false, seenAt: 1 });
  });

  it('give the list another version at each change, however many there are', async () => {
    const at = Number.MAX_SAFE_INTEGER;
    await submit({ name: 'Tim', at });
    const versions = new Set<string>();
    for (const earlier of [9, 8, 7, 6]) {
      await submit({ at: at - earlier });
      versions.add(await replies.version(invitationId));
    }
    expect(versions.size).toBe(4);
  });

  it('belong to an invitation that exists', async () => {
    await expect(
      replies.submit({ ...ANSWER, invitationId: 'unknown', guestKey: 'k' }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });
});
