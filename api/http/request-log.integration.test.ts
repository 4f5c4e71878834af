import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startApi, type TestApi } from '#tests/support/api.ts';

describe('the log of requests', () => {
  let api: TestApi;
  let couple: Awaited<ReturnType<TestApi['activate']>>;
  const reply = { name: 'A', email: 'a@example.com', attendance: 'yes' };
  beforeAll(async () => {
    api = await startApi('embedded');
    couple = await api.activate();
  });
  afterAll(() => api.close());

  /** Resolves with the fields of the lines that the call wrote at this level. */
  const linesOf = async (level: 'info' | 'error', act: () => Promise<unknown>) => {
    const written = vi.spyOn(api.log, level);
    await act();
    await vi.waitFor(() => expect(written.mock.lastCall?.at(1)).toBe('request'));
    const lines = written.mock.calls.map(([fields]) => fields as unknown);
    written.mockRestore();
    return lines;
  };

  test('names the invitation that a couple or a guest was at', async () => {
    const { invitationId, dashboardToken, cleanUrl } = couple;
    const headers = { Authorization: `Bearer ${dashboardToken}` };
    const read = () => api.call('GET', `/api/invitations/${invitationId}`, { headers });
    expect(await linesOf('info', read)).toMatchObject([{ status: 200, invitationId }]);
    const refused = { ...reply, name: '' };
    const answer = () => api.call('POST', `/api/public/rsvp/${cleanUrl}`, { json: refused });
    expect(await linesOf('info', answer)).toMatchObject([{ status: 422, invitationId }]);
  });

  test('names it beside the reason of a failure', async () => {
    const { invitationId, cleanUrl } = couple;
    const { knex } = api.database;
    await knex.raw('ALTER TABLE rsvp_responses RENAME TO away');
    const answer = () => api.call('POST', `/api/public/rsvp/${cleanUrl}`, { json: reply });
    const lines = await linesOf('error', answer);
    await knex.raw('ALTER TABLE away RENAME TO rsvp_responses');
    expect(lines).toMatchObject([
      { code: 'internal', invitationId },
      { status: 500, invitationId },
    ]);
  });

  test('tells that a client left before its response', async () => {
    const leave = async () => {
      const sent = request(`${api.url}/api/licenses/verify`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Content-Length': 9,
          Expect: '100-continue',
        },
      });
      sent.on('error', () => undefined).flushHeaders();
      await once(sent, 'continue');
      sent.destroy();
    };
    expect(await linesOf('info', leave)).toMatchObject([{ status: 499 }]);
  });

  test('names nothing that a stranger wrote', async () => {
    const read = () => api.call('GET', `/api/invitations/${couple.invitationId}?token=wrong`);
    const [line] = await linesOf('info', read);
    expect(line).toMatchObject({ status: 403 });
    expect(line).not.toHaveProperty('invitationId');
  });
});
