import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HTTP_SESSIONS_TABLE } from '#infra/database/accounts/http-sessions.ts';
import { startApi, type TestApi } from '#tests/support/api.ts';
import { DEPLOYMENTS } from '#tests/support/place.ts';
import { ensureOperator } from './operator.ts';

const CONFIGURED = { username: 'admin', password: 'operator-secret' };
const DAY_MS = 86_400_000;

describe.each(DEPLOYMENTS)("the operator's account (%s)", (deployment) => {
  let api: TestApi;
  let cookie = '';
  beforeAll(async () => {
    api = await startApi(deployment, { PUBLIC_URL: 'http://w.example' });
  });
  beforeEach(async () => {
    cookie = await api.operatorCookie();
    expect(await statusOf(cookie)).toBe(200);
  });
  afterAll(() => api.close());

  const statusOf = async (Cookie: string) =>
    (await api.call('GET', '/api/admin/auth/check', { headers: { Cookie } })).status;
  const login = async (username: string, password: string) =>
    (await api.call('POST', '/api/admin/auth/login', { json: { username, password } })).status;
  const accounts = async () => (await api.database.knex('operators').select('id')).length;

  test('is as it was after a start with the same name and password, sessions included', async () => {
    await ensureOperator(api.database, CONFIGURED);
    await ensureOperator(api.database, { username: 'Admin' });
    expect(await statusOf(cookie)).toBe(200);
    expect(await accounts()).toBe(1);
  });

  test('lets nobody stay who knew the former password', async () => {
    await ensureOperator(api.database, { ...CONFIGURED, password: 'another' });
    expect(await statusOf(cookie)).toBe(401);
    expect(await login('admin', 'operator-secret')).toBe(401);
    expect(await login('admin', 'another')).toBe(200);
    expect(await accounts()).toBe(1);
  });

  test('is the only one, also when it gets another name', async () => {
    const renamed = { ...CONFIGURED, username: 'boss' };
    await Promise.all(Array.from({ length: 4 }, () => ensureOperator(api.database, renamed)));
    expect(await statusOf(cookie)).toBe(401);
    expect(await login('admin', 'operator-secret')).toBe(401);
    expect(await login('boss', 'operator-secret')).toBe(200);
    expect(await accounts()).toBe(1);
  });

  test('is changed once by processes that start together', async () => {
    const changed = { ...CONFIGURED, password: 'together' };
    await Promise.all(Array.from({ length: 4 }, () => ensureOperator(api.database, changed)));
    expect(await login('admin', 'together')).toBe(200);
    expect(await accounts()).toBe(1);
  });

  test('asks for the password again after seven days, however busy they were', async () => {
    const age = async (days: number) => {
      const sessions = await api.database.knex(HTTP_SESSIONS_TABLE);
      for (const { sid, sess } of sessions) {
        const loggedInAt = Date.now() - days * DAY_MS;
        const aged = JSON.stringify({ ...JSON.parse(sess), loggedInAt });
        await api.database.knex(HTTP_SESSIONS_TABLE).where({ sid }).update({ sess: aged });
      }
    };
    await age(6.9);
    expect(await statusOf(cookie)).toBe(200);
    await age(7.1);
    expect(await statusOf(cookie)).toBe(401);
  });
});
