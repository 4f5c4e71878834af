import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startApi, type TestApi } from '#tests/support/api.ts';
import { weddingOf } from '#tests/support/wedding.ts';
import { createCounters } from '../limits/counters.ts';
import { createLogin } from './login.ts';
import { ensureOperator } from './operator.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi('embedded', { ADMIN_USERNAME: 'Operator' });
  await ensureOperator(api.database, api.config.admin);
});
afterAll(() => api.close());

/** As sent by a proxy that terminates TLS: without it, the Secure cookie would not be set. */
const HTTPS = { 'X-Forwarded-Proto': 'https' };
const login = (username: unknown, password: unknown, headers: Record<string, string> = {}) =>
  api.call('POST', '/api/admin/auth/login', {
    json: { username, password },
    headers: { ...HTTPS, ...headers },
  });
const cookieOf = (headers: Headers) => headers.get('set-cookie')?.split(';')[0] ?? '';
const signIn = async () => cookieOf((await login('operator', 'operator-secret')).headers);

describe('the operator', () => {
  test('logs in, is known by the cookie, and logs out for good', async () => {
    const { status, headers } = await login('operator', 'operator-secret');
    expect(status).toBe(200);
    const setCookie = headers.get('set-cookie') ?? '';
    expect(setCookie).toContain('HttpOnly');
    expect(setCookie).toContain('SameSite=Strict');
    expect(setCookie).toContain('Secure');
    const Cookie = cookieOf(headers);
    const check = () => api.call('GET', '/api/admin/auth/check', { headers: { ...HTTPS, Cookie } });
    expect((await check()).status).toBe(200);
    const out = await api.call('POST', '/api/admin/auth/logout', { headers: { ...HTTPS, Cookie } });
    expect(out.status).toBe(204);
    expect((await check()).status).toBe(401);
  });

  test('is called by the name of the account, however it was typed', async () => {
    const { body, headers } = await login(' operator', 'operator-secret');
    const session = { ...HTTPS, Cookie: cookieOf(headers) };
    const check = await api.call('GET', '/api/admin/auth/check', { headers: session });
    expect([body, check.body]).toEqual([{ username: 'Operator' }, { username: 'Operator' }]);
  });

  test('gets a new session at each login, whatever cookie came along', async () => {
    const planted = await signIn();
    const { headers } = await login('operator', 'operator-secret', { Cookie: planted });
    expect(cookieOf(headers)).not.toBe(planted);
    const old = await api.call('GET', '/api/admin/auth/check', {
      headers: { ...HTTPS, Cookie: planted },
    });
    expect(old.status).toBe(401);
  });

  test.each([
    ['operator', 'wrong', 401],
    ['nobody', 'operator-secret', 401],
    ['operator', '', 422],
    ['', 'x', 422],
    [{ $ne: '' }, ['x'], 422],
  ])('is not let in as %j with %j', async (username, password, status) => {
    const answer = await login(username, password);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  test('is asked for both username and password', async () => {
    const both = 'Please enter both username and password';
    expect((await login('operator', '')).body.error).toBe(both);
    expect((await login('', '')).body.error).toBe(both);
  });

  test('needs a session for everything else', async () => {
    for (const path of ['/api/admin/auth/check', '/api/admin/licenses', '/api/admin/anything']) {
      const { status, body } = await api.call('GET', path);
      expect(status).toBe(401);
      expect(body).toEqual({ error: 'Authentication required' });
    }
  });

  test("is not acted for by other people's pages", async () => {
    const Cookie = await signIn();
    const create = (headers: Record<string, string>) =>
      api.call('POST', '/api/admin/licenses', {
        json: {},
        headers: { ...HTTPS, Cookie, ...headers },
      });
    expect((await create({ 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await create({ 'Sec-Fetch-Site': 'same-site' })).status).toBe(403);
    expect((await create({ Origin: 'https://evil.example' })).status).toBe(403);
    expect((await create({ Origin: 'https://w.example' })).status).toBe(201);
    // A page of another site may lead here.
    const headers = { ...HTTPS, Cookie, 'Sec-Fetch-Site': 'cross-site' };
    expect((await api.call('GET', '/api/admin/licenses', { headers })).status).toBe(200);
  });

  test('acts from the panel at any address of this server', async () => {
    const headers = { ...HTTPS, Cookie: await signIn() };
    const { host } = new URL(api.url);
    const create = (Origin: string) =>
      api.call('POST', '/api/admin/licenses', { json: {}, headers: { ...headers, Origin } });
    expect((await create(`https://${host}`)).status).toBe(201);
    expect((await create(`http://${host}`)).status).toBe(403);
  });

  test('waits after ten failed logins, also with the right password', async () => {
    const own = await startApi('embedded');
    await ensureOperator(own.database, own.config.admin);
    const attempt = (password: string, from = '192.0.2.1') =>
      own.call('POST', '/api/admin/auth/login', {
        json: { username: 'admin', password },
        headers: { ...HTTPS, 'X-Forwarded-For': from },
      });
    for (let turn = 0; turn < 10; turn += 1) expect((await attempt('guess')).status).toBe(401);
    const blocked = await attempt('operator-secret');
    expect(blocked.status).toBe(429);
    expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThan(0);
    // The guesser has not locked out the operator, who comes from another address.
    expect((await attempt('operator-secret', '192.0.2.2')).status).toBe(200);
    await own.close();
  });

  test('waits after two hundred failed logins from many addresses', async () => {
    const counters = createCounters();
    for (let turn = 0; turn < 200; turn += 1) await counters.spend('failedAccount', 'operator');
    const { check } = createLogin(api.database, counters);
    await expect(check(' Operator', 'operator-secret', '192.0.2.3')).rejects.toMatchObject({
      code: 'too_many_requests',
    });
  });

  test('is not kept waiting longer by logins tried meanwhile, whose password nobody checked', async () => {
    const counters = createCounters();
    const { check } = createLogin(api.database, counters);
    const attempt = () => check('operator', 'operator-secret', '192.0.2.9');
    for (let turn = 0; turn < 200; turn += 1) await counters.spend('failedAccount', 'operator');
    for (let turn = 0; turn < 10; turn += 1) {
      await expect(attempt()).rejects.toMatchObject({ code: 'too_many_requests' });
    }
    // As when its time is over.
    await counters.reset('failedAccount', 'operator');
    await expect(attempt()).resolves.toBe('Operator');
  });

  test('logs in from where they did before, however many strangers guess', async () => {
    const counters = createCounters();
    const { check } = createLogin(api.database, counters);
    await check('operator', 'operator-secret', '192.0.2.4');
    for (let turn = 0; turn < 200; turn += 1) await counters.spend('failedAccount', 'operator');
    await expect(check('operator', 'operator-secret', '192.0.2.4')).resolves.toBe('Operator');
    for (let turn = 0; turn < 10; turn += 1) {
      await check('operator', 'guess', '192.0.2.4').catch(() => undefined);
    }
    await expect(check('operator', 'operator-secret', '192.0.2.4')).rejects.toMatchObject({
      code: 'too_many_requests',
    });
  });

  test('is known at an address by the last login from there, not by the first', async () => {
    // Not the timers: twenty days of those of everything that runs would take minutes.
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const counters = createCounters();
    const { check } = createLogin(api.database, counters);
    for (let visit = 0; visit < 2; visit += 1) {
      await check('operator', 'operator-secret', '192.0.2.8');
      vi.setSystemTime(Date.now() + 20 * 24 * 3_600_000);
    }
    for (let turn = 0; turn < 200; turn += 1) await counters.spend('failedAccount', 'operator');
    await expect(check('operator', 'operator-secret', '192.0.2.8')).resolves.toBe('Operator');
  });

  test('waits for no failures from before the last login', async () => {
    const counters = createCounters();
    const { check } = createLogin(api.database, counters);
    const password = 'operator-secret';
    for (let turn = 0; turn < 199; turn += 1) await counters.spend('failedAccount', 'operator');
    expect(await check('operator', password, '192.0.2.3')).toBe('Operator');
    for (let turn = 0; turn < 9; turn += 1) {
      await counters.spend('failedLogin', 'operator 192.0.2.3');
    }
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await check('operator', password, '192.0.2.3')).toBe('Operator');
    }
    for (const elsewhere of ['192.0.2.6', '192.0.2.7']) {
      expect(await check('operator', password, elsewhere)).toBe('Operator');
    }
  });

  test('is told when a proxy hides that the connection is https', async () => {
    const warn = vi.spyOn(api.log, 'warn');
    const answer = await api.call('POST', '/api/admin/auth/login', {
      json: { username: 'operator', password: 'operator-secret' },
    });
    expect(answer.status).toBe(503);
    expect(answer.body.error).toContain('X-Forwarded-Proto: https');
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(warn.mock.calls).toEqual([
      [{ code: 'unavailable', reason: answer.body.error }, 'refused'],
    ]);
  });

  test('tries no eleventh of the passwords that arrive together', async () => {
    const { check } = createLogin(api.database, createCounters());
    const guesses = Array.from({ length: 11 }, (_, turn) =>
      check('operator', `guess ${turn}`, '::1'),
    );
    const codes = (await Promise.allSettled(guesses)).map((guess) =>
      guess.status === 'rejected' ? guess.reason.code : guess.value,
    );
    expect(codes.filter((code) => code === 'authentication_required')).toHaveLength(10);
    expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(1);
  });
});

describe('a license made by the operator', () => {
  test('has four groups of four hex digits, works once, and is listed as used', async () => {
    const headers = { ...HTTPS, Cookie: await signIn() };
    const made = await api.call('POST', '/api/admin/licenses', { json: {}, headers });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ isUsed: false, expiresAt: null, dashboardToken: null });
    expect(made.body.licenseCode).toMatch(/^([0-9A-F]{4}-){3}[0-9A-F]{4}$/);
    const { licenseCode } = made.body;
    const used = await api.call('POST', '/api/licenses/verify', {
      json: { licenseCode, weddingData: weddingOf() },
    });
    const list = await api.call('GET', `/api/admin/licenses?status=used&q=${licenseCode}`, {
      headers,
    });
    expect(list.headers.get('x-total-count')).toBe('1');
    expect(list.body[0]).toMatchObject({
      licenseCode,
      isUsed: true,
      invitationId: used.body.invitationId,
      dashboardToken: used.body.dashboardToken,
    });
  });

  test('may have a code of its own, once', async () => {
    const headers = { ...HTTPS, Cookie: await signIn() };
    const json = { customCode: 'love-2027-aaaa-bbbb', expiresAt: null };
    const made = await api.call('POST', '/api/admin/licenses', { json, headers });
    expect(made.body.licenseCode).toBe('LOVE-2027-AAAA-BBBB');
    expect((await api.call('POST', '/api/admin/licenses', { json, headers })).status).toBe(409);
  });

  test.each([
    { customCode: 'short' },
    { expiresAt: '2020-01-01' },
    { expiresAt: '2027-02-31' },
    { expiresAt: {} },
    { customCode: 7 },
  ])('%j is refused', async (json) => {
    const headers = { ...HTTPS, Cookie: await signIn() };
    const { status, body } = await api.call('POST', '/api/admin/licenses', { json, headers });
    expect(status).toBe(422);
    expect(body.issues.length).toBeGreaterThan(0);
  });
});

describe('the account', () => {
  test('is made once with a password that is made up when none is configured', async () => {
    const own = await startApi('embedded');
    const admin = { username: 'root' };
    const first = await ensureOperator(own.database, admin);
    expect(first.generatedPassword?.length).toBeGreaterThanOrEqual(16);
    expect(await ensureOperator(own.database, admin)).toEqual({
      username: 'root',
      isReplaced: false,
    });
    const answer = await own.call('POST', '/api/admin/auth/login', {
      json: { username: 'root', password: first.generatedPassword },
      headers: HTTPS,
    });
    expect(answer.status).toBe(200);
    await own.close();
  });
});
