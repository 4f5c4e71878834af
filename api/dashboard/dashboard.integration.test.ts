import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '#tests/support/api.ts';
import { expectSentAgainAfter } from '#tests/support/sent-again.ts';
import { weddingOf } from '#tests/support/wedding.ts';

const REPLY = { email: 'ada@example.com', attendance: 'yes' };

describe('the dashboard', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi('embedded');
  });
  afterAll(() => api.close());

  test('opens with its token only', async () => {
    const { invitationId, dashboardToken, cleanUrl } = await api.activate();
    const path = `/api/dashboard/${invitationId}`;
    expect((await api.call('GET', path)).status).toBe(401);
    const wrong = await api.call('GET', `${path}?token=x`);
    expect(wrong.status).toBe(403);
    expect(wrong.body.error).toBe('Invalid dashboard access token');
    const { status, body, headers } = await api.call('GET', `${path}?token=${dashboardToken}`);
    expect(status).toBe(200);
    expect(body.invitation.cleanUrl).toBe(cleanUrl);
    expect(body.rsvpResponses).toEqual([]);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('is sent again only when there is something new', async () => {
    const { invitationId, dashboardToken, cleanUrl } = await api.activate();
    const open = (tag = '') =>
      api.call('GET', `/api/dashboard/${invitationId}`, {
        headers: { Authorization: `Bearer ${dashboardToken}`, 'If-None-Match': tag },
      });
    const reply = (name: string, more = {}) =>
      api.call('POST', `/api/public/rsvp/${cleanUrl}`, { json: { ...REPLY, name, ...more } });
    const changes = [
      () => reply('Ada', { ageMs: 60_000 }),
      () => reply('Bert'),
      () => reply('Ada', { ageMs: 30_000, attendance: 'no' }),
      () =>
        api.call('PUT', `/api/invitations/${invitationId}`, {
          json: { weddingData: weddingOf(), dashboardToken },
        }),
    ];
    await expectSentAgainAfter(changes, open);
  });

  test('is compressed as the client takes it, under one tag', async () => {
    const { invitationId, dashboardToken } = await api.activate();
    const path = `/api/dashboard/${invitationId}`;
    const headersFor = (encoding: string) => ({
      Authorization: `Bearer ${dashboardToken}`,
      'Accept-Encoding': encoding,
    });
    const open = (encoding: string) => api.call('GET', path, { headers: headersFor(encoding) });
    const plain = await open('identity');
    expect(plain.headers.get('content-encoding')).toBeNull();
    const length = Number(plain.headers.get('content-length'));
    for (const encoding of ['br', 'gzip']) {
      const { text, headers } = await open(encoding);
      expect(text).toBe(plain.text);
      expect(headers.get('content-encoding')).toBe(encoding);
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(headers.get('vary')).toBe('Accept-Encoding');
      expect(headers.get('etag')).toBe(plain.headers.get('etag'));
      expect(headers.get('etag')).toMatch(/^W\/"/);
      expect(Number(headers.get('content-length'))).toBeLessThan(length / 2);
      const asked = { method: 'HEAD', headers: headersFor(encoding) };
      const head = await fetch(`${api.url}${path}`, asked);
      expect([head.status, await head.text()]).toEqual([200, '']);
      expect(head.headers.get('content-length')).toBe(headers.get('content-length'));
      expect(head.headers.get('content-encoding')).toBe(encoding);
    }
  });

  test("one couple's token opens nobody else's", async () => {
    const [one, two] = [await api.activate(), await api.activate()];
    const path = `/api/dashboard/${one.invitationId}?token=${two.dashboardToken}`;
    expect((await api.call('GET', path)).status).toBe(403);
  });
});
