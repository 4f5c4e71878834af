import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, ENGINES, type TestDatabase } from '#tests/support/databases.ts';
import { weddingOf } from '#tests/support/wedding.ts';
import { invitationRepository } from '../invitations/invitation-repository.ts';
import { licenseRepository } from '../licenses/license-repository.ts';
import { type SessionRepository, sessionRepository } from './session-repository.ts';

describe.each(ENGINES)('dashboard sessions on %s', (engine) => {
  let db: TestDatabase;
  let sessions: SessionRepository;
  let made = 0;

  const create = async (usedAt: number) => {
    made += 1;
    const { knex } = db.database;
    const code = `AAAA-BBBB-CCCC-000${made}`;
    const license = await licenseRepository(knex).create({
      code,
      paymentId: `order-${made}`,
    });
    const slug = `couple-${made}`;
    const invitation = await invitationRepository(knex).create({ slug, content: weddingOf() });
    const ids = { licenseId: license.id, invitationId: invitation.id };
    return sessions.create({ ...ids, token: `Token-${made}`, usedAt });
  };

  beforeAll(async () => {
    db = await createTestDatabase(engine);
    sessions = sessionRepository(db.database.knex);
    for (const usedAt of [1_000, 3_000, 2_000]) await create(usedAt);
  });
  afterAll(() => db.drop());

  it('open one invitation each', async () => {
    const session = await create(10);
    expect(await sessions.tokenOf(session.invitationId)).toBe(session.token);
    expect(await sessions.findByLicense(session.licenseId ?? '')).toEqual(session);
    await expect(sessions.create({ ...session, licenseId: null })).rejects.toMatchObject({
      code: 'already_exists',
    });
    await sessions.remove(session.id);
  });

  it('belong to an invitation that exists', async () => {
    const orphan = { licenseId: null, invitationId: 'unknown', token: 't', usedAt: 1 };
    await expect(sessions.create(orphan)).rejects.toMatchObject({ code: 'internal' });
  });

  it('are listed newest first, by age, text and page', async () => {
    const list = async (query: Partial<Parameters<SessionRepository['list']>[0]>) => {
      const { sessions: found } = await sessions.list({
        expiredBefore: 2_000,
        limit: 10,
        ...query,
      });
      return found.map(({ usedAt }) => usedAt);
    };
    expect(await list({})).toEqual([3_000, 2_000, 1_000]);
    expect(await list({ filter: 'active' })).toEqual([3_000, 2_000]);
    expect(await list({ filter: 'expired' })).toEqual([1_000]);
    expect(await list({ q: 'cccc-0002' })).toEqual([3_000]);
    expect(await list({ q: 'ORDER-3' })).toEqual([2_000]);
    expect(await list({ q: 'Couple-1' })).toEqual([1_000]);
    expect(await list({ q: 'AAAA BBBB CCCC OOO2' })).toEqual([3_000]);
    expect(await list({ q: ' w.example/Couple-1 ' })).toEqual([1_000]);
    expect(await list({ limit: 1, offset: 1 })).toEqual([2_000]);
    const { sessions: found, total } = await sessions.list({ expiredBefore: 0, limit: 1 });
    expect(total).toBe(3);
    expect(found).toMatchObject([
      { licenseCode: 'AAAA-BBBB-CCCC-0002', paymentId: 'order-2', slug: 'couple-2' },
    ]);
  });

  it('end their old token when they get a new one', async () => {
    const session = await create(10);
    expect(await sessions.revoke(session.id, 'fresh')).toBe(true);
    expect(await sessions.tokenOf(session.invitationId)).toBe('fresh');
    expect(await sessions.revoke('unknown', 'fresh')).toBe(false);
  });

  it('end access when they are removed, and the invitation stays', async () => {
    const session = await create(10);
    expect(await sessions.remove(session.id)).toBe(true);
    expect(await sessions.remove(session.id)).toBe(false);
    expect(await sessions.tokenOf(session.invitationId)).toBeUndefined();
    const invitations = invitationRepository(db.database.knex);
    expect(await invitations.findById(session.invitationId)).toBeDefined();
  });
});
