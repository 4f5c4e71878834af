import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, ENGINES, type TestDatabase } from '#tests/support/databases.ts';
import { weddingOf } from '#tests/support/wedding.ts';
import { sessionRepository } from '../accounts/session-repository.ts';
import { inTransaction } from '../engine/transaction.ts';
import { invitationRepository } from '../invitations/invitation-repository.ts';
import {
  type LicenseRepository,
  licenseRepository,
  type NewLicense,
} from './license-repository.ts';

const INVITATION = '01J00000000000000000000000';

describe.each(ENGINES)('licenses on %s', (engine) => {
  let db: TestDatabase | undefined;
  let licenses: LicenseRepository;
  let invitations: ReturnType<typeof invitationRepository>;
  let made = 0;

  const create = (fields: Omit<Partial<NewLicense>, 'code' | 'at'> = {}) => {
    made += 1;
    const digits = String(made).padStart(4, '0');
    return licenses.create({
      code: `ABCD-EF00-0000-${digits}`,
      at: made,
      ...fields,
    });
  };
  const codes = async (query: Parameters<LicenseRepository['list']>[0]) =>
    (await licenses.list(query)).licenses.map(({ code }) => code.slice(-2));

  beforeEach(async () => {
    db ??= await createTestDatabase(engine);
    const { knex } = db.database;
    licenses = licenseRepository(knex);
    invitations = invitationRepository(knex);
    made = 0;
    await knex('dashboard_sessions').delete();
    await knex('licenses').delete();
  });
  afterAll(() => db?.drop());

  it('are found by their folded code, byte by byte', async () => {
    const license = await create();
    expect(await licenses.findByKey('abcdef0000000001')).toEqual(license);
    expect(await licenses.findByKey('ABCDEF0000000001')).toBeUndefined();
    expect(await licenses.findById(license.id)).toEqual(license);
  });

  it('have a code of their own', async () => {
    await create();
    await expect(licenses.create({ code: 'abcd-ef00-00000001' })).rejects.toMatchObject({
      code: 'already_exists',
      message: 'This license code already exists',
    });
  });

  it('are used up by one of fifty callers', async () => {
    const { id } = await create();
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        licenses.consume(id, { invitationId: `${INVITATION.slice(0, 24)}${n}`, at: 1_000 + n }),
      ),
    );
    expect(results.filter(Boolean)).toHaveLength(1);
    const winner = results.indexOf(true);
    expect(await licenses.findById(id)).toMatchObject({
      isUsed: true,
      invitationId: `${INVITATION.slice(0, 24)}${winner}`,
    });
  });

  it('make one invitation when fifty activations race in transactions', async () => {
    const { id } = await create();
    const knex = db?.database.knex;
    if (!knex) throw new Error('no database');
    await knex('invitations').delete();
    const activate = (n: number) =>
      inTransaction(knex, async (trx) => {
        const { id: invitationId } = await invitationRepository(trx).create({
          slug: `activation-${n}`,
          content: weddingOf(),
        });
        const consumed = await licenseRepository(trx).consume(id, { invitationId, at: 5 });
        if (!consumed) throw new Error('lost');
        const session = { licenseId: id, invitationId, token: `token-${n}`, usedAt: 5 };
        return sessionRepository(trx).create(session);
      }).catch((error: Error) => error.message);
    const results = await Promise.all(Array.from({ length: 50 }, (_, n) => activate(n)));
    expect(results.filter((result) => result === 'lost')).toHaveLength(49);
    expect(await invitationRepository(knex).count()).toBe(1);
  });

  it('are not used up once expired, deactivated, deleted or used', async () => {
    const consumption = { invitationId: INVITATION, at: 1_000 };
    const [expired, lasting, disabled, ended, used] = [
      await create({ expiresAt: 999 }),
      await create({ expiresAt: 1_000 }),
      await create({ paymentId: '42' }),
      await create(),
      await create(),
    ];
    await licenses.updateProvider(ended.id, { providerStatus: 'deactivated' });
    await licenses.updateProvider(used.id, { providerStatus: 'active' });
    await licenses.deactivateOrder('42', 5);
    expect(await licenses.consume(expired.id, consumption)).toBe(false);
    expect(await licenses.consume(lasting.id, consumption)).toBe(true);
    expect(await licenses.consume(disabled.id, consumption)).toBe(false);
    expect(await licenses.consume(ended.id, consumption)).toBe(false);
    expect(await licenses.consume(used.id, consumption)).toBe(true);
    expect(await licenses.consume(used.id, consumption)).toBe(false);
    expect(await licenses.consume('unknown', consumption)).toBe(false);
  });

  it('bind an idempotency key to one code', async () => {
    const [one, other] = [await create(), await create()];
    const consumption = { invitationId: INVITATION, at: 1, idempotencyKey: 'hash' };
    expect(await licenses.consume(one.id, consumption)).toBe(true);
    expect((await licenses.findByIdempotencyKey('hash'))?.id).toBe(one.id);
    await expect(licenses.consume(other.id, consumption)).rejects.toMatchObject({
      code: 'idempotency_mismatch',
      status: 422,
    });
    expect((await licenses.findById(other.id))?.isUsed).toBe(false);
    expect(await licenses.findByIdempotencyKey('Hash')).toBeUndefined();
  });

  it('are listed newest first, by filter, text and page', async () => {
    const now = 10_000;
    const used = await create({ buyerEmail: 'Anna@Example.com', expiresAt: now - 1 });
    await create({ expiresAt: now - 1 });
    await create({ expiresAt: now, paymentId: 'order_100%' });
    await create();
    const invitation = { slug: 'clara-paul', content: weddingOf() };
    const { id: invitationId } = await invitations.create(invitation);
    await licenses.consume(used.id, { invitationId, at: 5 });
    const limit = 10;
    expect(await codes({ limit, now })).toEqual(['04', '03', '02', '01']);
    expect(await codes({ limit, now, filter: 'used' })).toEqual(['01']);
    expect(await codes({ limit, now, filter: 'unused' })).toEqual(['04', '03']);
    expect(await codes({ limit, now, filter: 'expired' })).toEqual(['02']);
    expect(await codes({ limit, q: 'anna@example.COM' })).toEqual(['01']);
    expect(await codes({ limit, q: '0000-0003' })).toEqual(['03']);
    expect(await codes({ limit, q: 'ABCDEF00' })).toEqual(['04', '03', '02', '01']);
    expect(await codes({ limit, q: 'ABCD EFOO 0000 OOO3' })).toEqual(['03']);
    // Not the code that reads F00.
    expect(await codes({ limit, q: 'Foo' })).toEqual([]);
    expect(await codes({ limit, q: ' anna@example.com ' })).toEqual(['01']);
    expect(await codes({ limit, q: '0%' })).toEqual(['03']);
    expect(await codes({ limit, q: '_' })).toEqual(['03']);
    expect(await codes({ limit, q: invitationId })).toEqual(['01']);
    const link = `https://w.example/?invitationId=${invitationId}&token=secret`;
    expect(await codes({ limit, q: link })).toEqual(['01']);
    expect(await codes({ limit, q: 'w.example/Clara-Paul' })).toEqual(['01']);
    expect(await codes({ limit, q: 'https://w.example/' })).toEqual([]);
    expect(await codes({ limit: 2, offset: 1 })).toEqual(['03', '02']);
    expect((await licenses.list({ limit: 1, now, filter: 'unused' })).total).toBe(2);
    expect(await licenses.counts()).toEqual({ total: 4, used: 1 });
  });

  it('tell the token of the session that they opened', async () => {
    const knex = db?.database.knex;
    if (!knex) throw new Error('no database');
    const { id } = await create();
    const invitation = await invitationRepository(knex).create({
      slug: `session-${engine}`,
      content: weddingOf(),
    });
    const session = { licenseId: id, invitationId: invitation.id, token: 'secret', usedAt: 1 };
    await sessionRepository(knex).create(session);
    expect((await licenses.list({ limit: 1 })).licenses).toMatchObject([
      { dashboardToken: 'secret' },
    ]);
  });

  it('change their expiry, and are deleted only while unused', async () => {
    const { id } = await create();
    expect(await licenses.updateExpiry(id, 1_893_456_000_000)).toBe(true);
    expect((await licenses.findById(id))?.expiresAt).toBe(1_893_456_000_000);
    expect(await licenses.updateExpiry(id, null)).toBe(true);
    expect((await licenses.findById(id))?.expiresAt).toBeNull();
    expect(await licenses.updateExpiry('unknown', null)).toBe(false);
    await licenses.consume(id, { invitationId: INVITATION, at: 1 });
    expect(await licenses.deleteUnused(id)).toBe(false);
    expect(await licenses.deleteUnused((await create()).id)).toBe(true);
    expect(await licenses.deleteUnused('unknown')).toBe(false);
  });

  it('are not deleted while somebody holds them, or has left them to be settled', async () => {
    const { id } = await create();
    await licenses.reserve(id, { holder: 'first', at: 100, staleBefore: 40 });
    expect(await licenses.deleteUnused(id)).toBe(false);
    await licenses.leaveUndecided(id, 'first', 100);
    expect(await licenses.deleteUnused(id)).toBe(false);
    await licenses.reserve(id, { holder: 'second', at: 200, staleBefore: 140 });
    await licenses.release(id, 'second');
    expect(await licenses.deleteUnused(id)).toBe(true);
  });

  it('are not deleted while their provider counts an activation that only it can end', async () => {
    const { id } = await create();
    await licenses.updateProvider(id, { providerStatus: 'active' });
    expect(await licenses.deleteUnused(id)).toBe(false);
    await licenses.updateProvider(id, { providerStatus: 'deactivated' });
    expect(await licenses.deleteUnused(id)).toBe(true);
    const known = await create();
    await licenses.updateProvider(known.id, { providerStatus: 'active', providerInstanceId: 'i' });
    expect(await licenses.deleteUnused(known.id)).toBe(true);
  });

  it('keep what the provider says, each field by itself', async () => {
    const { id } = await create({ paymentId: 'order-1' });
    const data = '{"id":"x","meta":{"name":"💍"}}';
    await licenses.updateProvider(id, { providerStatus: 'active', providerInstanceId: 'i-1' });
    await licenses.updateProvider(id, { providerActivationData: data });
    expect(await licenses.findById(id)).toMatchObject({
      providerStatus: 'active',
      providerInstanceId: 'i-1',
      providerActivationData: data,
      paymentId: 'order-1',
    });
    await licenses.updateProvider(id, { providerInstanceId: null });
    expect((await licenses.findById(id))?.providerInstanceId).toBeNull();
    expect(await licenses.updateProvider(id, {})).toBe(true);
    expect(await licenses.updateProvider('unknown', {})).toBe(false);
    expect((await licenses.findByPayment('order-1')).map((license) => license.id)).toEqual([id]);
  });

  it('are held by one reservation, which ends or is taken over', async () => {
    const { id } = await create();
    const reserve = (holder: string, at: number) =>
      licenses.reserve(id, { holder, at, staleBefore: at - 60 });
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, n) => reserve(`holder-${n}`, 100)),
    );
    expect(results.filter(Boolean)).toEqual(['new']);
    const holder = `holder-${results.indexOf('new')}`;
    const consumption = { invitationId: INVITATION, at: 1 };
    expect(await licenses.consume(id, consumption)).toBe(false);
    expect(await licenses.consume(id, { ...consumption, reservedBy: 'other' })).toBe(false);
    const stale = (staleBefore: number) =>
      licenses.staleReservations({ at: 1_000, staleBefore, leftBefore: 999 }, 10);
    expect(await stale(100)).toEqual([]);
    expect(await stale(101)).toMatchObject([{ id, reservedBy: holder }]);
    expect(await licenses.release(id, 'other')).toBe(false);
    expect(await reserve('early', 160)).toBeNull();
    expect(await reserve('later', 161)).toBe('taken-over');
    expect(await licenses.release(id, holder)).toBe(false);
    expect(await licenses.consume(id, { ...consumption, reservedBy: 'later' })).toBe(true);
    expect(await licenses.findById(id)).toMatchObject({ reservedAt: null, reservedBy: null });
    expect(await reserve('later', 999)).toBeNull();
  });

  it('are given back by who holds them when the provider refuses them', async () => {
    const license = await create();
    await licenses.reserve(license.id, { holder: 'first', at: 100, staleBefore: 40 });
    expect(await licenses.endUnactivated(license, 'other')).toBe(false);
    expect(await licenses.endUnactivated(license, 'first')).toBe(true);
    expect(await licenses.findById(license.id)).toEqual(license);
  });

  it('are deleted then where they were only provisional and no payment vouches for them', async () => {
    const code = '38b1460a-5104-4067-a91d-77b872934d51';
    const license = await licenses.create({ code });
    const { id } = license;
    const reserve = () => licenses.reserve(id, { holder: 'first', at: 100, staleBefore: 40 });
    await reserve();
    expect(await licenses.endUnactivated(license, 'other')).toBe(false);
    // The payment became known after the license was read.
    await licenses.updateProvider(id, { paymentId: '42' });
    expect(await licenses.endUnactivated(license, 'first')).toBe(true);
    expect(await licenses.findById(id)).toMatchObject({ paymentId: '42', reservedBy: null });
    await licenses.updateProvider(id, { paymentId: null });
    await reserve();
    expect(await licenses.endUnactivated(license, 'first')).toBe(true);
    expect(await licenses.findById(id)).toBeUndefined();
  });

  it('are left to the next one at once by who does not know how it ended', async () => {
    const { id } = await create();
    const reserve = (holder: string) => licenses.reserve(id, { holder, at: 100, staleBefore: 40 });
    expect(await reserve('first')).toBe('new');
    await licenses.leaveUndecided(id, 'other', 100);
    expect(await reserve('second')).toBeNull();
    await licenses.leaveUndecided(id, 'first', 100);
    const patient = { holder: 'patient', at: 160, staleBefore: 100 };
    expect(await licenses.reserve(id, { ...patient, leftBefore: 100 })).toBeNull();
    expect(await licenses.reserve(id, { ...patient, leftBefore: 101 })).toBe('taken-over');
    await licenses.leaveUndecided(id, 'patient', 100);
    expect(await reserve('second')).toBe('taken-over');
    expect(await licenses.release(id, 'second')).toBe(true);
    expect(await reserve('third')).toBe('new');
  });

  it('are free again though the clock was set back since they were held or left', async () => {
    const [held, left] = [await create(), await create()];
    const reserve = (id: string, at: number) =>
      licenses.reserve(id, { holder: `at ${at}`, at, staleBefore: at - 60, leftBefore: at - 60 });
    await reserve(held.id, 1_000);
    await reserve(left.id, 1_000);
    await licenses.leaveUndecided(left.id, 'at 1000', 1_000);
    const stale = async (at: number) => {
      const times = { at, staleBefore: at - 60, leftBefore: at - 60 };
      const found = await licenses.staleReservations(times, 10);
      return found.map(({ id }) => id).sort();
    };
    // Another process's clock may be as far ahead.
    expect(await stale(940)).toEqual([]);
    expect(await stale(939)).toEqual([held.id, left.id].sort());
    for (const { id } of [held, left]) {
      expect(await reserve(id, 940)).toBeNull();
      expect(await reserve(id, 939)).toBe('taken-over');
    }
  });

  it('wait to be settled in the order in which they were left', async () => {
    const [one, two, three] = [await create(), await create(), await create()];
    const reserve = (id: string, at: number) =>
      licenses.reserve(id, { holder: `at ${at}`, at, staleBefore: at - 60 });
    const leave = async (id: string, at: number) => {
      expect(await reserve(id, at)).not.toBeNull();
      await licenses.leaveUndecided(id, `at ${at}`, at);
    };
    const waiting = async (staleBefore: number, limit = 10, leftBefore = 999) =>
      (await licenses.staleReservations({ at: 1_000, staleBefore, leftBefore }, limit)).map(
        ({ id }) => id,
      );
    await leave(one.id, 100);
    await reserve(two.id, 110);
    await leave(three.id, 120);
    // The holder of the second may still be waiting for the provider.
    expect(await waiting(90)).toEqual([one.id, three.id]);
    expect(await waiting(111)).toEqual([one.id, two.id, three.id]);
    // The third was left only a moment ago.
    expect(await waiting(111, 10, 120)).toEqual([one.id, two.id]);
    await leave(one.id, 130);
    expect(await waiting(111)).toEqual([two.id, three.id, one.id]);
    expect(await waiting(111, 1)).toEqual([two.id]);
  });
});
