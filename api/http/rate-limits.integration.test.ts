import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { connectProducer } from '#infra/queue/redis-connection.ts';
import { startApi, type TestApi } from '#tests/support/api.ts';
import { createGate } from '#tests/support/gate.ts';
import { startProvider } from '#tests/support/license-provider.ts';
import { emptyRedisDatabase } from '#tests/support/servers/redis.ts';
import { weddingOf } from '#tests/support/wedding.ts';
import { createCounters } from '../limits/counters.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi('embedded');
});
afterAll(() => api.close());

/** Asks ten at a time, because no more than twenty pictures may be in progress. */
async function times<T>(count: number, ask: (turn: number) => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  while (answers.length < count) {
    const turns = Array.from({ length: Math.min(10, count - answers.length) }, (_, turn) =>
      ask(answers.length + turn),
    );
    answers.push(...(await Promise.all(turns)));
  }
  return answers;
}

const numberOf = <T>(answers: readonly T[], answer: T) =>
  answers.filter((other) => other === answer).length;

/** Calls that are counted by the client's address, whatever their outcome. */
const LIMITED = [
  ['a reply', 'POST', '/api/public/rsvp/somebody', 300],
  ['a save', 'PUT', '/api/invitations/some-id', 600],
  ['a picture', 'POST', '/api/upload/image', 200],
  ['a look for a picture', 'GET', '/api/test/image-access/x.webp', 200],
  ['a look at a page that is not made yet', 'GET', '/api/public/invitation/somebody', 600],
  ['an activation', 'POST', '/api/licenses/verify', 300],
  ['a login', 'POST', '/api/admin/auth/login', 60],
] as const;

test.each(LIMITED)('%s is asked to wait, after %s %s was called %d times', async (...row) => {
  const [, method, path, points] = row;
  const from = (address: string) => {
    const headers = { 'X-Forwarded-For': address };
    return api.call(method, path, method === 'GET' ? { headers } : { json: {}, headers });
  };
  const statuses = await times(points, async () => (await from('2001:db8:1:2::3')).status);
  expect(numberOf(statuses, 429)).toBe(0);
  const { status, headers, body } = await from('2001:db8:1:2:4::5');
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(body.error).toMatch(/^Too many attempts/);
  expect((await from('2001:db8:1:3::3')).status).not.toBe(429);
});

describe('contents that arrive at the same time from one address', () => {
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': '100',
    'X-Forwarded-For': '198.51.100.7',
  };
  /** Begins to send a content; resolves with the request once the api handles it. */
  const begin = async (method: string, path: string) => {
    const sent = request(`${api.url}${path}`, {
      method,
      headers: { ...headers, Expect: '100-continue' },
    });
    sent.on('error', () => undefined).flushHeaders();
    await once(sent, 'continue');
    return sent;
  };

  test.each([
    ['POST', '/api/licenses/verify'],
    ['PUT', '/api/invitations/some-id'],
  ])('%s %s takes 64 of them', async (method, path) => {
    const ask = (from: string) =>
      api.call(method, path, { json: {}, headers: { 'X-Forwarded-For': from } });
    const mine = () => ask('198.51.100.7');
    const open = await Promise.all(Array.from({ length: 63 }, () => begin(method, path)));
    expect((await mine()).status).not.toBe(429);
    open.push(await begin(method, path));
    const { status, headers, body } = await mine();
    expect([status, headers.get('retry-after')]).toEqual([429, '10']);
    expect(body.error).toMatch(/^Too many attempts/);
    expect((await ask('198.51.100.8')).status).not.toBe(429);
    open[0]?.destroy();
    await vi.waitFor(async () => expect((await mine()).status).not.toBe(429));
    for (const sent of open) sent.destroy();
  });
});

test('only so many copies of a long list of replies wait to be read, of each invitation', async () => {
  const [couple, others] = [await api.activate(), await api.activate()];
  const reply = { phone: '', attendance: 'yes', guests: 1, dietary: '', submitted_at: 1 };
  // More than the buffers of a connection hold.
  const rows = Array.from({ length: 1_200 }, (_, number) => ({
    ...reply,
    id: `reply-${number}`,
    invitation_id: couple.invitationId,
    guest_key: `guest-${number}`,
    name: `Guest ${number}`,
    email: 'guest@example.com',
    message: '\u5e78'.repeat(5_000),
  }));
  await api.database.knex.batchInsert('rsvp_responses', rows, 50);
  const addressOf = ({ invitationId, dashboardToken }: typeof couple) =>
    `/api/dashboard/${invitationId}?token=${dashboardToken}`;
  const ask = async (path: string) => (await fetch(`${api.url}${path}`, { method: 'HEAD' })).status;
  const unread = Array.from({ length: 8 }, () => request(`${api.url}${addressOf(couple)}`).end());
  onTestFinished(() => {
    for (const asked of unread) asked.destroy();
  });
  await Promise.all(unread.map((asked) => once(asked, 'response')));
  expect(await ask(addressOf(couple))).toBe(429);
  expect(await ask(`/api/dashboard/${couple.invitationId}?token=wrong`)).toBe(403);
  expect(await ask(addressOf(others))).toBe(200);
  unread[0]?.destroy();
  await vi.waitFor(async () => expect(await ask(addressOf(couple))).toBe(200), 15_000);
});

describe('guesses of codes from one address', () => {
  const guess = (own: TestApi, licenseCode: string) =>
    own.call('POST', '/api/licenses/verify', { json: { licenseCode, weddingData: weddingOf() } });
  const unknown = (turn: number) => `0000-0000-0000-${String(turn).padStart(4, '0')}`;

  test('end in 429 with Retry-After, and keep nobody from a code that is right', async () => {
    const own = await startApi('embedded');
    for (let turn = 0; turn < 60; turn += 1) {
      expect((await guess(own, unknown(turn))).status).toBe(404);
    }
    const { status, headers } = await guess(own, unknown(60));
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    // A couple behind the same address.
    expect((await guess(own, await own.newLicense())).status).toBe(200);
    await own.close();
  });

  test('count as well when they are sent all at once', async () => {
    const shop = await startProvider();
    const own = await startApi('embedded', shop.env);
    const gate = createGate();
    shop.beforeAnswer = gate.pass;
    const statuses: number[] = [];
    const guesses = Array.from({ length: 150 }, async () => {
      statuses.push((await guess(own, randomUUID())).status);
    });
    // Refused before the first of them is known to have failed.
    await vi.waitFor(() => expect(numberOf(statuses, 429)).toBe(90), 15_000);
    gate.open();
    await Promise.all(guesses);
    expect(numberOf(statuses, 404)).toBe(60);
    expect(shop.calls).toHaveLength(60);
    await own.close();
    await shop.close();
  });

  test('end in 429 also while the shop, whose keys they are, is away', async () => {
    const shop = await startProvider();
    const own = await startApi('embedded', shop.env);
    shop.mood = 503;
    const bought = shop.sell();
    const statuses = [(await guess(own, bought)).status];
    for (let turn = 0; turn < 64; turn += 1) {
      statuses.push((await guess(own, randomUUID())).status);
    }
    expect(statuses.slice(0, 60).every((status) => status === 502)).toBe(true);
    expect(statuses.slice(60)).toEqual(Array(5).fill(429));
    expect(await own.database.knex('licenses')).toHaveLength(60);
    shop.mood = 'well';
    // A couple behind the same address, whose key has been kept.
    expect((await guess(own, bought)).status).toBe(200);
    await own.close();
    await shop.close();
  });

  test("are none of those of the shop's keys that are activated", async () => {
    const shop = await startProvider();
    const own = await startApi('embedded', shop.env);
    // The shop has delivered none of these keys yet.
    for (let couple = 0; couple < 5; couple += 1) {
      expect((await guess(own, shop.sell())).status).toBe(200);
    }
    const statuses = await times(61, async (turn) => (await guess(own, unknown(turn))).status);
    expect(numberOf(statuses, 404)).toBe(60);
    await own.close();
    await shop.close();
  });
});

/** Stops the clock by which windows are counted; the returned function moves it on. */
function stopClock() {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  return (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000);
}

test('a wedding hall behind one address replies undisturbed, but does not take the room of all', async () => {
  const letPass = stopClock();
  const own = await startApi('embedded');
  const { cleanUrl } = await own.activate(weddingOf('Hall', 'Full'));
  const reply = (guest: number, headers = {}) =>
    own.call('POST', `/api/public/rsvp/${cleanUrl}`, {
      json: { name: `Guest ${guest}`, email: `g${guest}@example.com`, attendance: 'yes' },
      headers,
    });
  for (const first of [0, 250]) {
    const statuses = await times(250, async (turn) => (await reply(first + turn)).status);
    expect(numberOf(statuses, 201)).toBe(250);
    letPass(61);
  }
  const { status, headers, body } = await reply(500);
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(86_000);
  expect(body.error).toMatch(/^Too many guests have replied over this connection today/);
  expect((await reply(7)).status).toBe(201);
  expect((await reply(500, { 'X-Forwarded-For': '203.0.113.9' })).status).toBe(201);
  letPass(86_400);
  expect((await reply(501)).status).toBe(201);
  await own.close();
});

test('an address sends pictures for many weddings in a day, and then waits', async () => {
  const letPass = stopClock();
  const own = await startApi('embedded');
  const send = () => own.call('POST', '/api/upload/image', { json: {} });
  for (let window = 0; window < 3; window += 1) {
    const statuses = await times(200, async () => (await send()).status);
    expect(numberOf(statuses, 415)).toBe(200);
    letPass(601);
  }
  const { status, headers, body } = await send();
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(80_000);
  expect(body.error).toMatch(/^Too many pictures have come over this connection today/);
  letPass(86_400);
  expect((await send()).status).toBe(415);
  await own.close();
});

test('RATE_LIMIT=off switches them off', async () => {
  const own = await startApi('embedded', { RATE_LIMIT: 'off' });
  const reply = () => own.call('POST', '/api/public/rsvp/somebody', { json: {} });
  const statuses = await times(301, async () => (await reply()).status);
  expect(numberOf(statuses, 404)).toBe(301);
  await own.close();
});

test('processes count together on Redis, and each by itself while it is away', async () => {
  const { redis, connected } = connectProducer(
    await emptyRedisDatabase(inject('redisUrl')),
    api.log,
  );
  await connected;
  const process = () => {
    const { spend, giveBack } = createCounters(redis);
    const key = 'operator 192.0.2.1';
    return {
      spend: () => spend('failedLogin', key),
      giveBack: () => giveBack('failedLogin', key),
      newGuest: () => spend('newGuest', 'a hall'),
    };
  };
  const refused = { code: 'too_many_requests' };
  const [one, other, third] = [process(), process(), process()];
  for (let turn = 0; turn < 5; turn += 1) await Promise.all([one.spend(), other.spend()]);
  await expect(one.spend()).rejects.toMatchObject(refused);
  await Promise.all([one.giveBack(), one.giveBack()]);
  await one.spend();
  await other.spend();
  for (const { spend } of [one, other]) await expect(spend()).rejects.toMatchObject(refused);
  await times(500, one.newGuest);
  for (const { newGuest } of [other, other]) {
    await expect(newGuest()).rejects.toMatchObject({
      ...refused,
      details: { retryAfter: expect.closeTo(86_400, -2) },
    });
  }
  redis.disconnect();
  for (let turn = 0; turn < 10; turn += 1) await third.spend();
  await expect(third.spend()).rejects.toMatchObject(refused);
});
