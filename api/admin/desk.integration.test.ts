import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Desk, openDesk } from '#tests/support/desk.ts';
import { DEPLOYMENTS } from '#tests/support/place.ts';

describe.each(DEPLOYMENTS)("the operator's desk (%s)", (deployment) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await openDesk(deployment);
  });
  afterAll(() => desk.api.close());

  test('the overview counts', async () => {
    const before = (await desk.admin('GET', 'stats')).body;
    await desk.create();
    await desk.activated('Counted');
    expect((await desk.admin('GET', 'stats')).body).toEqual({
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
      const { status, body } = await desk.admin('GET', `${list}?${query}`);
      expect(status).toBe(422);
      expect(body.issues[0].message).toMatch(/^Please (enter|choose) /);
    }
  });

  test('a list takes an empty parameter for a missing one', async () => {
    for (const list of ['licenses', 'users', 'dashboard-sessions']) {
      const { status, headers } = await desk.admin('GET', `${list}?status=&q=&limit=&offset=`);
      const total = (await desk.admin('GET', list)).headers.get('x-total-count');
      expect([status, headers.get('x-total-count')]).toEqual([200, total]);
    }
  });

  test('a long list comes compressed', async () => {
    for (let made = 0; made < 3; made += 1) await desk.activated('Listed');
    for (const list of ['licenses', 'dashboard-sessions']) {
      const { status, headers, body } = await desk.admin('GET', list, {
        headers: { 'Accept-Encoding': 'br' },
      });
      expect([status, headers.get('content-encoding')]).toEqual([200, 'br']);
      expect(headers.get('vary')).toBe('Accept-Encoding');
      expect(String(body.length)).toBe(headers.get('x-total-count'));
    }
  });

  test('what an open overview asks by itself keeps nobody logged in', async () => {
    const { knex } = desk.api.database;
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 19).replace('T', ' ');
    await knex('http_sessions').update({ expired: tomorrow });
    const end = async () => String((await knex('http_sessions').first('expired')).expired);
    const before = await end();
    for (const path of ['stats', 'orders/unserved?limit=5', 'render-queue']) {
      const { status, headers } = await desk.admin('GET', path);
      expect([path, status, headers.get('set-cookie')]).toEqual([path, 200, null]);
      expect(await end()).toBe(before);
    }
    const used = await desk.admin('GET', 'licenses');
    expect(used.headers.get('set-cookie')).toContain('operator=');
    expect(await end()).not.toBe(before);
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
      expect((await desk.api.call(method, `/api/admin/${path}`)).status).toBe(401);
    }
  });
});
