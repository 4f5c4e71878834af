import { ConnectSessionKnexStore } from 'connect-session-knex';
import type { SessionData } from 'express-session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, ENGINES, type TestDatabase } from '#tests/support/databases.ts';
import { weddingOf } from '#tests/support/wedding.ts';
import { invitationRepository } from '../invitations/invitation-repository.ts';
import { settingsRepository } from '../settings-repository.ts';
import { HTTP_SESSIONS_TABLE } from './http-sessions.ts';
import { operatorRepository } from './operator-repository.ts';
import { userRepository } from './user-repository.ts';

describe.each(ENGINES)('accounts on %s', (engine) => {
  let db: TestDatabase;

  beforeAll(async () => {
    db = await createTestDatabase(engine);
  });
  afterAll(() => db.drop());

  it('a username is taken in any case', async () => {
    const users = userRepository(db.database.knex);
    const user = await users.create({ username: 'Änne', passwordHash: 'h', at: 5 });
    expect(user).toMatchObject({ username: 'Änne', email: null, createdAt: 5, invitationCount: 0 });
    await expect(users.create({ username: ' äNNE', passwordHash: 'h' })).rejects.toMatchObject({
      code: 'already_exists',
      message: 'This username is already taken',
    });
    expect(await users.remove(user.id)).toBe(true);
    expect(await users.remove(user.id)).toBe(false);
  });

  it('users are listed newest first with their invitations counted', async () => {
    const users = userRepository(db.database.knex);
    const invitations = invitationRepository(db.database.knex);
    const ann = await users.create({ username: 'ann', passwordHash: 'h', email: 'A@b.example' });
    const bob = await users.create({ username: 'Bob', passwordHash: 'h' });
    for (const slug of ['one', 'two']) {
      await invitations.create({ slug, content: weddingOf(), userId: ann.id });
    }
    expect(await users.list({ limit: 10 })).toEqual({
      users: [bob, { ...ann, invitationCount: 2 }],
      total: 2,
    });
    expect((await users.list({ limit: 10, q: 'BO' })).users).toEqual([bob]);
    expect((await users.list({ limit: 10, q: 'a@B' })).total).toBe(1);
    expect((await users.list({ limit: 1, offset: 1 })).users).toMatchObject([{ username: 'ann' }]);
    expect(await users.count()).toBe(2);
  });

  it('a search finds letters of any alphabet in any case', async () => {
    const users = userRepository(db.database.knex);
    await users.create({ username: 'jörg', passwordHash: 'h', email: 'JÖRG@MÜLLER.example' });
    expect((await users.list({ limit: 10, q: 'jörg@müller' })).total).toBe(1);
    expect((await users.list({ limit: 10, q: 'Müller' })).total).toBe(1);
    await users.create({ username: 'isa', passwordHash: 'h', email: 'isa@İZMİR.example' });
    expect((await users.list({ limit: 10, q: 'isa@İzm' })).total).toBe(1);
  });

  it('a search finds a name however its letters are composed, as it is compared', async () => {
    const users = userRepository(db.database.knex);
    await users.create({ username: 'björk', passwordHash: 'h', email: 'guðm@x.example' });
    for (const q of ['björk', 'björk'.normalize('NFD'), 'ＢＪＯ\u0308ＲＫ', ' BJÖRK ', 'guðm@X']) {
      expect((await users.list({ limit: 10, q })).total).toBe(1);
    }
    expect((await users.list({ limit: 10, q: 'bjork' })).total).toBe(0);
  });

  it('one of ten processes that start at once makes the operator', async () => {
    const operators = operatorRepository(db.database.knex);
    const made = await Promise.all(
      Array.from({ length: 10 }, (_, n) => operators.create('admin', `hash-${n}`)),
    );
    expect(made.filter(Boolean)).toHaveLength(1);
    expect(await db.database.knex('operators').select('id')).toHaveLength(1);
    expect(await operators.findByUsername('ADMIN')).toMatchObject({
      username: 'admin',
      passwordHash: `hash-${made.indexOf(true)}`,
    });
    expect(await operators.findByUsername('nobody')).toBeUndefined();
  });

  it('one of two processes that replace a password at once replaces it', async () => {
    const operators = operatorRepository(db.database.knex);
    await operators.create('admin', 'old');
    const admin = await operators.findByUsername('Admin');
    if (!admin) throw new Error('There is no account');
    const replaced = await Promise.all(
      ['one', 'two'].map((hash) => operators.replacePasswordHash(admin, hash)),
    );
    expect(replaced.filter(Boolean)).toHaveLength(1);
    expect((await operators.findByUsername('admin'))?.passwordHash).toBe(
      replaced[0] ? 'one' : 'two',
    );
  });

  it('every account but one can be removed', async () => {
    const operators = operatorRepository(db.database.knex);
    await operators.create('admin', 'hash');
    await operators.create('former', 'hash');
    expect(await operators.removeOthers('ADMIN')).toBe(1);
    expect(await operators.removeOthers('admin')).toBe(0);
    expect(await operators.findByUsername('admin')).toBeDefined();
  });

  it('a setting is the last value that was set', async () => {
    const settings = settingsRepository(db.database.knex);
    expect(await settings.get('renderer_build')).toBeUndefined();
    await settings.set('renderer_build', 'one');
    await settings.set('renderer_build', 'two');
    expect(await settings.get('renderer_build')).toBe('two');
    expect(await settings.get('demo_license')).toBeUndefined();
  });

  it('a setting is replaced by one of those who have read it', async () => {
    const settings = settingsRepository(db.database.knex);
    await settings.set('janitor_round', '0');
    const taken = await Promise.all(
      ['1', '2', '3'].map((to) => settings.replace('janitor_round', '0', to)),
    );
    expect(taken.filter(Boolean)).toEqual([true]);
    expect(await settings.get('janitor_round')).toBe(String(taken.indexOf(true) + 1));
  });

  it('an http session lives in our table', async () => {
    const store = new ConnectSessionKnexStore({
      knex: db.database.knex,
      tableName: HTTP_SESSIONS_TABLE,
      createTable: false,
      cleanupInterval: 0,
    });
    const cookie = { originalMaxAge: 60_000, maxAge: 60_000 };
    const session = { cookie, operatorId: '💍' } as unknown as SessionData;
    await store.set('sid', session);
    await store.set('sid', { ...session, again: true } as SessionData);
    expect(await store.get('sid', () => undefined)).toMatchObject({
      operatorId: '💍',
      again: true,
    });
    await store.set('old', { cookie: { ...cookie, maxAge: -60_000 } } as unknown as SessionData);
    expect(await store.get('old', () => undefined)).toBeNull();
    await store.destroy('sid');
    expect(await store.get('sid', () => undefined)).toBeNull();
  });
});
