import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { adminLicense, adminUser, dashboardSession } from '#domain/api/admin.ts';
import { renderQueueResponse } from '#domain/api/render-queue.ts';
import { SESSION_MS } from '#domain/license/dashboard-session.ts';
import { type CallOptions, startApi, type TestApi } from '#tests/support/api.ts';
import { DEPLOYMENTS } from '#tests/support/place.ts';
import { weddingOf } from '#tests/support/wedding.ts';

describe.each(DEPLOYMENTS)("the operator's desk (%s)", (deployment) => {
  let api: TestApi;
  let cookie: string;
  beforeAll(async () => {
    api = await startApi(deployment, { PUBLIC_URL: 'http://w.example' });
    cookie = await api.operatorCookie();
  });
  afterAll(() => api.close());

  const admin = (method: string, path: string, options: CallOptions = {}) =>
    api.call(method, `/api/admin/${path}`, { ...options, headers: { Cookie: cookie } });
  const create = async (json: object = {}) =>
    (await admin('POST', 'licenses', { json })).body as ReturnType<typeof adminLicense.parse>;
  const activated = async (bride = 'Anna') => {
    const { licenseCode } = await create();
    const json = { licenseCode, weddingData: weddingOf(bride, 'Ben') };
    const { body } = await api.call('POST', '/api/licenses/verify', { json });
    return { ...body, licenseCode };
  };
  const found = async (list: string, q: string) => (await admin('GET', `${list}?q=${q}`)).body[0];

  describe('a license', () => {
    test('gets another end, and none', async () => {
      const { id } = await create();
      const dated = await admin('PUT', `licenses/${id}`, { json: { expiresAt: '2099-12-31' } });
      expect(dated.status).toBe(200);
      expect(adminLicense.parse(dated.body).expiresAt).toBe('2099-12-31T23:59:59.999Z');
      const forLife = await admin('PUT', `licenses/${id}`, { json: { expiresAt: null } });
      expect(forLife.body.expiresAt).toBeNull();
    });

    test('tells who bought it', async () => {
      const { licenseCode } = await create();
      const bought = await api.newLicense({ buyerEmail: 'mia@example.com' });
      const buyerOf = async (code: string) =>
        adminLicense.parse(await found('licenses', code)).buyerEmail;
      expect(await buyerOf(licenseCode)).toBeNull();
      expect(await buyerOf(bought)).toBe('mia@example.com');
    });

    test('does not end before today, nor on a day that does not exist', async () => {
      const { id, licenseCode } = await create();
      const aMomentAgo = new Date(Date.now() - 1_000).toISOString();
      const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
      for (const expiresAt of [aMomentAgo, yesterday, '2020-01-01', '2099-02-31', 7, 'soon']) {
        const { status, body } = await admin('PUT', `licenses/${id}`, { json: { expiresAt } });
        expect(status).toBe(422);
        expect(body.issues[0].path).toBe('expiresAt');
      }
      expect((await found('licenses', licenseCode)).expiresAt).toBeNull();
    });

    test('is deleted while unused, and stays once it is used', async () => {
      const { id } = await create();
      expect((await admin('DELETE', `licenses/${id}`)).status).toBe(204);
      expect((await admin('DELETE', `licenses/${id}`)).status).toBe(404);
      const couple = await activated();
      const used = await found('licenses', couple.licenseCode);
      const refused = await admin('DELETE', `licenses/${used.id}`);
      expect(refused.status).toBe(409);
      expect(refused.body.error).toBe('A used license cannot be deleted');
    });

    test('is unknown by an id with a blank behind it', async () => {
      const { id } = await create();
      const dated = await admin('PUT', `licenses/${id}%20`, { json: { expiresAt: '2099-12-31' } });
      expect(dated.status).toBe(404);
      expect((await admin('DELETE', `licenses/${id}%20`)).status).toBe(404);
      expect((await admin('DELETE', `licenses/${id}`)).status).toBe(204);
    });

    test('keeps its end when none is said', async () => {
      const { id, licenseCode } = await create({ expiresAt: '2099-12-31' });
      for (const json of [{}, { expires_at: null }]) {
        expect((await admin('PUT', `licenses/${id}`, { json })).status).toBe(422);
      }
      const kept = await found('licenses', licenseCode);
      expect(kept.expiresAt).toBe('2099-12-31T23:59:59.999Z');
    });

    test('that does not exist is not found', async () => {
      const json = { expiresAt: null };
      expect((await admin('PUT', 'licenses/nothing', { json })).status).toBe(404);
      expect((await admin('DELETE', 'licenses/nothing')).status).toBe(404);
    });
  });

  describe('a user', () => {
    test('is made, listed and deleted, and the password is told nowhere', async () => {
      const json = { username: 'Grace', email: 'grace@example.com', password: 'a long secret' };
      const made = await admin('POST', 'users', { json });
      expect(made.status).toBe(201);
      expect(adminUser.parse(made.body)).toMatchObject({ username: 'Grace', invitationCount: 0 });
      const list = await admin('GET', 'users?q=grace');
      expect(list.headers.get('x-total-count')).toBe('1');
      expect(list.text).not.toMatch(/secret|argon2|password/i);
      expect((await admin('DELETE', `users/${made.body.id}`)).status).toBe(204);
      expect((await admin('DELETE', `users/${made.body.id}`)).status).toBe(404);
    });

    test('has a name of its own, whatever its case', async () => {
      const json = { username: 'ada', password: 'x' };
      expect((await admin('POST', 'users', { json })).status).toBe(201);
      const again = { json: { ...json, username: ' ADA ' } };
      const { status, body } = await admin('POST', 'users', again);
      expect(status).toBe(409);
      expect(body.error).toBe('This username is already taken');
    });

    test.each([
      [{}, 'Username and password are required'],
      [{ username: 'x', password: '' }, 'Username and password are required'],
      [{ username: ['x'], password: 'y' }, 'Username and password are required'],
      [{ username: 'x', password: 'y', email: 'nowhere' }, 'Invalid email address'],
    ])('%j is refused', async (json, message) => {
      const { status, body } = await admin('POST', 'users', { json });
      expect(status).toBe(422);
      expect(body.issues.map((issue: { message: string }) => issue.message)).toContain(message);
    });
  });

  describe('a dashboard session', () => {
    test('is listed with its age, expired after 60 days', async () => {
      const couple = await activated('Young');
      const old = await activated('Old');
      const sixtyOneDaysAgo = Date.now() - SESSION_MS - 86_400_000;
      await api.database
        .knex('dashboard_sessions')
        .where({ invitation_id: old.invitationId })
        .update({ used_at: sixtyOneDaysAgo });
      const young = dashboardSession.parse(await found('dashboard-sessions', couple.licenseCode));
      const { cleanUrl, dashboardToken } = couple;
      expect(young).toMatchObject({ isExpired: false, cleanUrl, dashboardToken });
      expect(young.sessionAge).toBeLessThan(60_000);
      const { body } = await admin('GET', 'dashboard-sessions?status=expired');
      expect(body).toHaveLength(1);
      expect(body[0]).toMatchObject({ invitationId: old.invitationId, isExpired: true });
    });

    test('revoked, opens with the new token only, at once', async () => {
      const couple = await activated('Revoked');
      const path = `dashboard-sessions/${couple.licenseCode}/revoke`;
      const { status, body } = await admin('POST', path);
      expect(status).toBe(200);
      expect(body.dashboardUrl).toBe(
        `http://w.example/dashboard/${couple.invitationId}?token=${body.dashboardToken}`,
      );
      const open = async (token: string) =>
        (await api.call('GET', `/api/dashboard/${couple.invitationId}?token=${token}`)).status;
      expect(await open(couple.dashboardToken)).toBe(403);
      expect(await open(body.dashboardToken)).toBe(200);
    });

    test('taken away is not given back to a retry of the activation', async () => {
      for (const [method, act] of [
        ['POST', '/revoke'],
        ['DELETE', ''],
      ] as const) {
        const { licenseCode } = await create();
        const activation = {
          json: { licenseCode, weddingData: weddingOf() },
          headers: { 'Idempotency-Key': `first-${licenseCode}` },
        };
        const activate = () => api.call('POST', '/api/licenses/verify', activation);
        const first = await activate();
        expect((await activate()).body).toEqual(first.body);
        await admin(method, `dashboard-sessions/${licenseCode}${act}`);
        const { status, body } = await activate();
        expect(status).toBe(409);
        expect(body).toEqual({ error: 'This license code has already been used' });
      }
    });

    test('taken away is not given to a retry of the activation that meets the change', async () => {
      for (let round = 0; round < 12; round += 1) {
        const { licenseCode } = await create();
        const activation = {
          json: { licenseCode, weddingData: weddingOf() },
          headers: { 'Idempotency-Key': `met-${licenseCode}` },
        };
        const activate = () => api.call('POST', '/api/licenses/verify', activation);
        await activate();
        const [revoked, ...retries] = await Promise.all([
          admin('POST', `dashboard-sessions/${licenseCode}/revoke`),
          ...Array.from({ length: 12 }, activate),
        ]);
        const { dashboardToken } = revoked.body;
        expect(dashboardToken).toMatch(/./);
        expect(retries.filter(({ body }) => body.dashboardToken === dashboardToken)).toEqual([]);
      }
    });

    test('deleted, opens nothing; the invitation and its replies stay', async () => {
      const couple = await activated('Deleted');
      const reply = { name: 'A', email: 'a@example.com', attendance: 'yes' };
      await api.call('POST', `/api/public/rsvp/${couple.cleanUrl}`, { json: reply });
      const path = `dashboard-sessions/${couple.licenseCode}`;
      expect((await admin('DELETE', path)).status).toBe(204);
      expect((await admin('DELETE', path)).status).toBe(404);
      const token = couple.dashboardToken;
      const closed = await api.call(
        'GET',
        `/api/invitations/${couple.invitationId}?token=${token}`,
      );
      expect(closed.status).toBe(403);
      expect((await api.call('GET', `/api/public/invitation/${couple.cleanUrl}`)).status).toBe(200);
      const kept = await api.database
        .knex('rsvp_responses')
        .where({ invitation_id: couple.invitationId });
      expect(kept).toHaveLength(1);
    });
  });

  test('the overview counts', async () => {
    const before = (await admin('GET', 'stats')).body;
    await create();
    await activated('Counted');
    expect((await admin('GET', 'stats')).body).toEqual({
      totalLicenses: before.totalLicenses + 2,
      usedLicenses: before.usedLicenses + 1,
      totalUsers: before.totalUsers,
      totalInvitations: before.totalInvitations + 1,
    });
  });

  test.each([
    ...['limit=0', 'limit=x', 'offset=-1', 'status=lost', 'limit=1&limit=2'],
    ...['limit=0x10', 'limit=1e2', 'q=a&q=b'],
  ])('a list with %s is refused in words', async (query) => {
    for (const list of ['licenses', 'dashboard-sessions']) {
      const { status, body } = await admin('GET', `${list}?${query}`);
      expect(status).toBe(422);
      expect(body.issues[0].message).toMatch(/^Please give /);
    }
  });

  test('a list takes an empty parameter for a missing one', async () => {
    for (const list of ['licenses', 'users', 'dashboard-sessions']) {
      const { status, headers } = await admin('GET', `${list}?status=&q=&limit=&offset=`);
      const total = (await admin('GET', list)).headers.get('x-total-count');
      expect([status, headers.get('x-total-count')]).toEqual([200, total]);
    }
  });

  test('a long list comes compressed', async () => {
    for (let made = 0; made < 3; made += 1) await activated('Listed');
    for (const list of ['licenses', 'dashboard-sessions']) {
      const { status, headers, body } = await api.call('GET', `/api/admin/${list}`, {
        headers: { Cookie: cookie, 'Accept-Encoding': 'br' },
      });
      expect([status, headers.get('content-encoding')]).toEqual([200, 'br']);
      expect(headers.get('vary')).toBe('Accept-Encoding');
      expect(String(body.length)).toBe(headers.get('x-total-count'));
    }
  });

  test('what an open overview asks by itself keeps nobody logged in', async () => {
    const { knex } = api.database;
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 19).replace('T', ' ');
    await knex('http_sessions').update({ expired: tomorrow });
    const end = async () => String((await knex('http_sessions').first('expired')).expired);
    const before = await end();
    for (const path of ['stats', 'orders/unserved?limit=5', 'render-queue']) {
      const { status, headers } = await admin('GET', path);
      expect([path, status, headers.get('set-cookie')]).toEqual([path, 200, null]);
      expect(await end()).toBe(before);
    }
    const used = await admin('GET', 'licenses');
    expect(used.headers.get('set-cookie')).toContain('operator=');
    expect(await end()).not.toBe(before);
  });

  describe('the render queue', () => {
    const look = async () => renderQueueResponse.parse((await admin('GET', 'render-queue')).body);
    const isLive = async ({ cleanUrl }: { cleanUrl: string }) =>
      (await api.call('GET', `/${cleanUrl}`)).text.includes('data-revision=');

    test('tells what is behind, what failed and why, and repairs it', async () => {
      const couple = await activated('Stuck');
      const waiting = await look();
      expect(waiting.engine).toBe(deployment === 'servers' ? 'bullmq' : 'in-process');
      expect(waiting.behind).toBeGreaterThan(0);
      const own = waiting.items.find((item) => item.invitationId === couple.invitationId);
      expect(own).toMatchObject({ cleanUrl: couple.cleanUrl, revision: 1, publishedRevision: 0 });

      const put = vi.spyOn(api.store, 'put').mockRejectedValue(new Error('the disk is full'));
      api.startWorker({ reconcileMs: 1_000 });
      const failed = await vi.waitUntil(
        async () => {
          const { items } = await look();
          const item = items.find(({ invitationId }) => invitationId === couple.invitationId);
          return item?.state === 'failed' ? item : undefined;
        },
        { timeout: 30_000, interval: 200 },
      );
      expect(failed).toMatchObject({ attempts: 5, lastError: 'the disk is full' });

      put.mockRestore();
      const retry = await admin('POST', `render-queue/${couple.invitationId}/retry`);
      expect(retry.status).toBe(202);
      expect(retry.body).toEqual({ requested: 1 });
      await vi.waitUntil(() => isLive(couple), { timeout: 15_000 });
      await vi.waitFor(
        async () => {
          const { items } = await look();
          expect(items.some(({ invitationId }) => invitationId === couple.invitationId)).toBe(
            false,
          );
        },
        { timeout: 15_000, interval: 100 },
      );
    });

    const untilIdle = () =>
      vi.waitFor(
        async () => {
          const { waiting, active, behind } = await look();
          expect({ waiting, active, behind }).toEqual({ waiting: 0, active: 0, behind: 0 });
        },
        { timeout: 15_000, interval: 100 },
      );
    /** Empties a page's folder once the page is live; resolves with the keys it held. */
    const lose = async ({ cleanUrl }: { cleanUrl: string }) => {
      await untilIdle();
      const keys: string[] = [];
      for await (const { key } of api.store.list(`pages/${cleanUrl}/`)) keys.push(key);
      for (const key of keys) await api.store.delete(key);
      return keys.sort();
    };
    const untilStored = (keys: readonly string[]) =>
      vi.waitFor(
        async () => {
          for (const key of keys) expect(await api.store.head(key), key).toBeDefined();
        },
        { timeout: 15_000, interval: 200 },
      );

    test('repairs everything that is stuck by one call, and nothing else', async () => {
      await untilIdle();
      expect((await admin('POST', 'render-queue/retry-all')).body).toEqual({ requested: 0 });
      const put = vi.spyOn(api.store, 'put').mockRejectedValue(new Error('the disk is full'));
      const couples = [await activated('One'), await activated('Another')];
      await vi.waitFor(
        async () => expect(await look()).toMatchObject({ failed: 2, behind: 2, waiting: 0 }),
        { timeout: 15_000, interval: 100 },
      );
      put.mockRestore();
      const { status, body } = await admin('POST', 'render-queue/retry-all');
      expect([status, body]).toEqual([202, { requested: 2 }]);
      for (const couple of couples) await vi.waitUntil(() => isLive(couple), { timeout: 15_000 });
      await untilIdle();
    });

    test.each([
      ['', 'Lost'],
      [', also while the queue is away', 'Lost without a queue'],
    ])('restores a page with all its files%s', async (away, bride) => {
      const couple = await activated(bride);
      const keys = await lose(couple);
      expect(keys.length).toBeGreaterThan(2);
      if (away) vi.spyOn(api.queue, 'request').mockResolvedValue(false);
      const retry = await admin('POST', `render-queue/${couple.invitationId}/retry`);
      expect([retry.status, retry.body]).toEqual([202, { requested: 1 }]);
      await untilStored(keys);
    });

    test('makes every page again, with all its files', async () => {
      const couple = await activated('Among many');
      const keys = await lose(couple);
      expect(keys).toContain(`pages/${couple.cleanUrl}/invitation.ics`);
      expect(keys.some((key) => key.includes('/social-'))).toBe(true);
      const { totalInvitations } = (await admin('GET', 'stats')).body;
      const { status, body } = await admin('POST', 'render-queue/republish-all');
      expect(status).toBe(202);
      expect(body).toEqual({ requested: totalInvitations });
      await untilStored(keys);
      await untilIdle();
      const { publishes } = await look();
      expect(publishes.lastHour).toBe(totalInvitations);
      expect(publishes.p99Ms).toBeGreaterThanOrEqual(publishes.p50Ms ?? Number.NaN);
    });

    test('says which page waits for its couple, not for us', async () => {
      const couple = await activated('Half');
      await vi.waitUntil(() => isLive(couple), { timeout: 15_000 });
      const weddingData = weddingOf('', 'Ben');
      const json = { weddingData, dashboardToken: couple.dashboardToken };
      await api.call('PUT', `/api/invitations/${couple.invitationId}`, { json });
      await vi.waitFor(
        async () => {
          const { items, behind } = await look();
          const item = items.find(({ invitationId }) => invitationId === couple.invitationId);
          expect(item).toMatchObject({ blocked: true, revision: 2, publishedRevision: 1 });
          expect(behind).toBe(0);
        },
        { timeout: 15_000, interval: 200 },
      );
    });

    test('knows no invitation that does not exist', async () => {
      expect((await admin('POST', 'render-queue/nothing/retry')).status).toBe(404);
    });

    test('tells what the database knows when the queue does not answer', async () => {
      const { isAway, publishes, items } = await look();
      expect(isAway).toBe(false);
      vi.spyOn(api.queue, 'inspect').mockRejectedValueOnce(new Error('Command timed out'));
      const { status, body } = await admin('GET', 'render-queue');
      expect(status).toBe(200);
      expect(body).toMatchObject({ isAway: true, waiting: 0, publishes });
      expect(body.items).toHaveLength(items.length);
    });
  });

  test('everything is closed to who is not logged in', async () => {
    for (const [method, path] of [
      ['GET', 'stats'],
      ['GET', 'users'],
      ['POST', 'users'],
      ['DELETE', 'licenses/x'],
      ['GET', 'dashboard-sessions'],
      ['POST', 'dashboard-sessions/x/revoke'],
      ['GET', 'render-queue'],
      ['POST', 'render-queue/retry-all'],
      ['POST', 'render-queue/republish-all'],
    ] as const) {
      expect((await api.call(method, `/api/admin/${path}`)).status).toBe(401);
    }
  });
});
