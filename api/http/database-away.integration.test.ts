import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type CallOptions, FOR_A_PAGE, startApi, type TestApi } from '#tests/support/api.ts';
import { deliveriesOf, newPurchase, signatureOf, WEBHOOK_ENV } from '#tests/support/deliveries.ts';
import { weddingOf } from '#tests/support/wedding.ts';
import { ensureOperator } from '../admin/operator.ts';

/** An unhandled rejection, which would end the process, fails the run by itself. */
describe('while the database is away', () => {
  let api: TestApi;
  let couple: Awaited<ReturnType<TestApi['activate']>>;
  let cookie: string;
  let freeCode: string;
  beforeAll(async () => {
    api = await startApi('embedded', { PUBLIC_URL: 'http://w.example', ...WEBHOOK_ENV });
    cookie = await api.operatorCookie();
    couple = await api.activate(weddingOf('Static', 'Page'));
    freeCode = await api.newLicense();
    const worker = api.startWorker();
    await vi.waitFor(
      async () => {
        const { text } = await api.call('GET', `/${couple.cleanUrl}`);
        expect(text.includes('data-revision="1"')).toBe(true);
      },
      { timeout: 15_000 },
    );
    await worker.close();
    await api.database.close();
  });
  afterAll(() => api.close());

  const reply = { name: 'A', email: 'a@example.com', attendance: 'yes' };
  const delivery = JSON.stringify(deliveriesOf(newPurchase()).created);
  const signed = { 'Content-Type': 'application/json', 'X-Signature': signatureOf(delivery) };
  const calls: [string, string, () => CallOptions][] = [
    [
      'POST',
      '/api/licenses/verify',
      () => ({ json: { licenseCode: freeCode, weddingData: weddingOf() } }),
    ],
    ['GET', '/api/invitations/{id}', () => ({ headers: bearer() })],
    [
      'PUT',
      '/api/invitations/{id}',
      () => ({ json: { weddingData: weddingOf() }, headers: bearer() }),
    ],
    ['GET', '/api/dashboard/{id}', () => ({ headers: bearer() })],
    [
      'PUT',
      '/api/dashboard/{id}/responses/1',
      () => ({ json: { removed: true, submittedAt: '2030-01-01T00:00:00Z' }, headers: bearer() }),
    ],
    ['GET', '/api/public/invitation/{slug}', () => ({})],
    ['POST', '/api/public/rsvp/{slug}', () => ({ json: reply })],
    ['POST', '/api/public/rsvp/{slug}', () => ({ body: new URLSearchParams(reply) })],
    ['POST', '/api/webhooks/lemonsqueezy', () => ({ body: delivery, headers: signed })],
    ['GET', '/api/admin/auth/check', () => ({ headers: { Cookie: cookie } })],
    ['GET', '/api/admin/licenses', () => ({ headers: { Cookie: cookie } })],
    ['POST', '/api/admin/auth/logout', () => ({ headers: { Cookie: cookie } })],
    [
      'POST',
      '/api/admin/auth/login',
      () => ({ json: { username: 'admin', password: 'operator-secret' } }),
    ],
  ];
  const bearer = () => ({ Authorization: `Bearer ${couple.dashboardToken}` });

  test.each(calls)('%s %s answers 503 in words', async (method, path, options) => {
    const { invitationId, cleanUrl } = couple;
    const address = path.replace('{id}', invitationId).replace('{slug}', cleanUrl);
    const answer = await api.call(method, address, options());
    expect(answer.status).toBe(503);
    expect(answer.text).toContain('Please try again');
    expect(answer.text).not.toMatch(/sql|knex|connection|at [A-Z]\w+\./i);
  });

  test('a form that the browser posted is answered by a page', async () => {
    const body = new URLSearchParams(reply);
    const path = `/api/public/rsvp/${couple.cleanUrl}`;
    const answer = await api.call('POST', path, { body, headers: FOR_A_PAGE });
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.text).toContain('Your reply was not sent');
  });

  test('a published page is served all the same', async () => {
    const page = await api.call('GET', `/${couple.cleanUrl}`);
    expect(page.status).toBe(200);
    expect(page.text).toContain('data-revision="1"');
  });

  test('an address without a page says that it cannot tell', async () => {
    expect((await api.call('GET', '/somebody-else')).status).toBe(503);
  });

  test('the process is alive', async () => {
    expect((await api.call('GET', '/healthz')).status).toBe(200);
  });
});

describe('while the database can only be read', () => {
  let api: TestApi;
  beforeAll(async () => {
    // Express prints unhandled errors, except in tests: it reads NODE_ENV when it is created.
    vi.stubEnv('NODE_ENV', 'production');
    api = await startApi('embedded');
    await ensureOperator(api.database, api.config.admin);
    await api.call('GET', '/api/admin/auth/check');
    await api.database.knex.raw('PRAGMA query_only = ON');
  });
  afterAll(() => api.close());

  test('a login answers 503 in words and prints nothing past the log', async () => {
    const printed = vi.spyOn(console, 'error');
    const warned = vi.spyOn(api.log, 'warn');
    const json = { username: 'admin', password: 'operator-secret' };
    const headers = { 'X-Forwarded-Proto': 'https' };
    const { status, text } = await api.call('POST', '/api/admin/auth/login', { json, headers });
    expect(status).toBe(503);
    expect(text).toContain('Please try again');
    // The loss of the session is logged after the response; another request is then still answered.
    await vi.waitFor(() =>
      expect(warned).toHaveBeenCalledWith(expect.anything(), 'session not stored'),
    );
    await api.call('GET', '/healthz');
    expect(printed.mock.calls).toEqual([]);
  });

  test('the first login answers 503 in words, and the next one succeeds once it can be written', async () => {
    const own = await startApi('embedded');
    await ensureOperator(own.database, own.config.admin);
    const login = () =>
      own.call('POST', '/api/admin/auth/login', {
        json: { username: 'admin', password: 'operator-secret' },
        headers: { 'X-Forwarded-Proto': 'https' },
      });
    await own.database.knex.raw('PRAGMA query_only = ON');
    const { status, text } = await login();
    expect([status, text]).toEqual([503, expect.stringContaining('Please try again')]);
    await own.database.knex.raw('PRAGMA query_only = OFF');
    expect((await login()).status).toBe(200);
    await own.close();
  });
});
