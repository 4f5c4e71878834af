import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '#tests/support/api.ts';
import { DEPLOYMENTS } from '#tests/support/place.ts';
import { expectSentAgainAfter } from '#tests/support/sent-again.ts';

describe.each(DEPLOYMENTS)('a reply that the couple removes (%s)', (deployment) => {
  let api: TestApi;
  let couple: Awaited<ReturnType<TestApi['activate']>>;
  beforeAll(async () => {
    api = await startApi(deployment);
    couple = await api.activate();
  });
  afterAll(() => api.close());

  const reply = async (name: string, attendance = 'yes') => {
    const json = { name, email: 'a@example.com', attendance };
    return (await api.call('POST', `/api/public/rsvp/${couple.cleanUrl}`, { json })).body;
  };
  const open = (tag = '') =>
    api.call('GET', `/api/dashboard/${couple.invitationId}`, {
      headers: { Authorization: `Bearer ${couple.dashboardToken}`, 'If-None-Match': tag },
    });
  const names = async () => {
    const { rsvpResponses, removedResponses } = (await open()).body;
    const namesOf = (list: { guestName: string }[]) => list.map(({ guestName }) => guestName);
    return { listed: namesOf(rsvpResponses), removed: namesOf(removedResponses) };
  };
  const put = (id: string, json: unknown, token = couple.dashboardToken) =>
    api.call('PUT', `/api/dashboard/${couple.invitationId}/responses/${id}?token=${token}`, {
      json,
    });

  test('leaves the list until it is put back', async () => {
    const { id, submittedAt } = await reply('Junk');
    const answer = await put(id, { removed: true, submittedAt });
    expect([answer.status, answer.body]).toEqual([200, { removed: true }]);
    expect(await names()).toEqual({ listed: [], removed: ['Junk'] });
    const back = await put(id, { removed: false, submittedAt });
    expect([back.status, back.body]).toEqual([200, { removed: false }]);
    expect(await names()).toEqual({ listed: ['Junk'], removed: [] });
    await put(id, { removed: true, submittedAt });
  });

  test('makes the dashboard be sent again', async () => {
    const { id, submittedAt } = await reply('Tag');
    await expectSentAgainAfter([() => put(id, { removed: true, submittedAt })], open);
  });

  test('stays when its guest has answered again meanwhile', async () => {
    const { id, submittedAt } = await reply('Ada', 'no');
    await reply('Ada', 'yes');
    const { status, body } = await put(id, { removed: true, submittedAt });
    expect(status).toBe(409);
    expect(body.error).toBe('This guest has answered again. Please read the new reply first.');
    expect((await names()).listed).toContain('Ada');
  });

  test('is removed with the token of its own invitation only', async () => {
    const { id, submittedAt } = await reply('Bert');
    const other = await api.activate();
    const json = { removed: true, submittedAt };
    expect((await put(id, json, '')).status).toBe(401);
    expect((await put(id, json, other.dashboardToken)).status).toBe(403);
    const path = `/api/dashboard/${other.invitationId}/responses/${id}`;
    const { status, body } = await api.call('PUT', `${path}?token=${other.dashboardToken}`, {
      json,
    });
    expect(status).toBe(404);
    expect(body.error).toBe('This reply could not be found. Please reload the page.');
    expect((await names()).listed).toContain('Bert');
  });

  test.each([
    ['nothing', {}, ['removed', 'submittedAt']],
    ['a word', { removed: 'yes', submittedAt: '2030-01-01T00:00:00Z' }, ['removed']],
    ['no date', { removed: true, submittedAt: '30 February' }, ['submittedAt']],
    ['a list', [], ['']],
  ])('is not removed by %s', async (_name, json, paths) => {
    const { id } = await reply('Cleo');
    const { status, body } = await put(id, json);
    expect(status).toBe(422);
    expect(body.issues.map(({ path }: { path: string }) => path)).toEqual(paths);
    expect((await names()).listed).toContain('Cleo');
  });

  test.each(['unknown', '__proto__', '..%2f..', '%00', '%27%20OR%201%3D1%20--'])(
    'is not found under %s',
    async (id) => {
      const json = { removed: true, submittedAt: '2030-01-01T00:00:00Z' };
      expect((await put(id, json)).status).toBe(404);
    },
  );
});
