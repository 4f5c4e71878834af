import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dashboardSession } from '#domain/api/admin-sessions.ts';
import { SESSION_MS } from '#domain/license/dashboard-session.ts';
import { type Desk, openDesk } from '#tests/support/desk.ts';
import { DEPLOYMENTS } from '#tests/support/place.ts';
import { weddingOf } from '#tests/support/wedding.ts';

describe.each(DEPLOYMENTS)('a dashboard session (%s)', (deployment) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await openDesk(deployment);
  });
  afterAll(() => desk.api.close());

  test('is listed with its age, expired after 60 days', async () => {
    const couple = await desk.activated('Young');
    const old = await desk.activated('Old');
    const sixtyOneDaysAgo = Date.now() - SESSION_MS - 86_400_000;
    await desk.api.database
      .knex('dashboard_sessions')
      .where({ invitation_id: old.invitationId })
      .update({ used_at: sixtyOneDaysAgo });
    const young = dashboardSession.parse(
      await desk.found('dashboard-sessions', couple.licenseCode),
    );
    const { cleanUrl, dashboardToken } = couple;
    expect(young).toMatchObject({ isExpired: false, cleanUrl, dashboardToken });
    expect(young.sessionAge).toBeLessThan(60_000);
    const { body } = await desk.admin('GET', 'dashboard-sessions?status=expired');
    expect(body).toHaveLength(1);
    expect(body[0]).toMatchObject({ invitationId: old.invitationId, isExpired: true });
  });

  test('revoked, opens with the new token only, at once', async () => {
    const couple = await desk.activated('Revoked');
    const path = `dashboard-sessions/${couple.licenseCode}/revoke`;
    const { status, body } = await desk.admin('POST', path);
    expect(status).toBe(200);
    expect(body.dashboardUrl).toBe(
      `http://w.example/dashboard/${couple.invitationId}?token=${body.dashboardToken}`,
    );
    const open = async (token: string) =>
      (await desk.api.call('GET', `/api/dashboard/${couple.invitationId}?token=${token}`)).status;
    expect(await open(couple.dashboardToken)).toBe(403);
    expect(await open(body.dashboardToken)).toBe(200);
  });

  test('taken away is not given back to a retry of the activation', async () => {
    for (const [method, act] of [
      ['POST', '/revoke'],
      ['DELETE', ''],
    ] as const) {
      const { licenseCode } = await desk.create();
      const activation = {
        json: { licenseCode, weddingData: weddingOf() },
        headers: { 'Idempotency-Key': `first-${licenseCode}` },
      };
      const activate = () => desk.api.call('POST', '/api/licenses/verify', activation);
      const first = await activate();
      expect((await activate()).body).toEqual(first.body);
      await desk.admin(method, `dashboard-sessions/${licenseCode}${act}`);
      const { status, body } = await activate();
      expect(status).toBe(409);
      expect(body).toEqual({ error: 'This license code has already been used' });
    }
  });

  test('taken away is not given to a retry of the activation that meets the change', async () => {
    for (let round = 0; round < 12; round += 1) {
      const { licenseCode } = await desk.create();
      const activation = {
        json: { licenseCode, weddingData: weddingOf() },
        headers: { 'Idempotency-Key': `met-${licenseCode}` },
      };
      const activate = () => desk.api.call('POST', '/api/licenses/verify', activation);
      await activate();
      const [revoked, ...retries] = await Promise.all([
        desk.admin('POST', `dashboard-sessions/${licenseCode}/revoke`),
        ...Array.from({ length: 12 }, activate),
      ]);
      const { dashboardToken } = revoked.body;
      expect(dashboardToken).toMatch(/./);
      expect(retries.filter(({ body }) => body.dashboardToken === dashboardToken)).toEqual([]);
    }
  });

  test('deleted, opens nothing; the invitation and its replies stay', async () => {
    const couple = await desk.activated('Deleted');
    const reply = { name: 'A', email: 'a@example.com', attendance: 'yes' };
    await desk.api.call('POST', `/api/public/rsvp/${couple.cleanUrl}`, { json: reply });
    const path = `dashboard-sessions/${couple.licenseCode}`;
    expect((await desk.admin('DELETE', path)).status).toBe(204);
    expect((await desk.admin('DELETE', path)).status).toBe(404);
    const token = couple.dashboardToken;
    const closed = await desk.api.call(
      'GET',
      `/api/invitations/${couple.invitationId}?token=${token}`,
    );
    expect(closed.status).toBe(403);
    expect((await desk.api.call('GET', `/api/public/invitation/${couple.cleanUrl}`)).status).toBe(
      200,
    );
    const kept = await desk.api.database
      .knex('rsvp_responses')
      .where({ invitation_id: couple.invitationId });
    expect(kept).toHaveLength(1);
  });
});
