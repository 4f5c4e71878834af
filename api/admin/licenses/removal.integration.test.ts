import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { adminLicense } from '#domain/api/admin-licenses.ts';
import { renderQueueResponse } from '#domain/api/render-queue.ts';
import { type CallOptions, FOR_A_PAGE, type TestApi } from '#tests/support/api.ts';
import { type Desk, openDesk } from '#tests/support/desk.ts';
import { DEPLOYMENTS } from '#tests/support/place.ts';
import { weddingOf } from '#tests/support/wedding.ts';

const REPLY = { name: 'Ada', email: 'ada@example.com', attendance: 'yes' };
const NOBODY = 'This invitation could not be found. Please check the URL or contact the couple.';

describe.each(DEPLOYMENTS)('an invitation that the operator removes (%s)', (deployment) => {
  let desk: Desk;
  let api: TestApi;
  beforeAll(async () => {
    desk = await openDesk(deployment, { RATE_LIMIT: 'off' });
    api = desk.api;
  });
  afterAll(() => api.close());

  /** Activates a couple's invitation; `activate` does so again, like a retry. */
  const coupleOf = async (bride: string) => {
    const licenseCode = await api.newLicense();
    const activate = () =>
      api.call('POST', '/api/licenses/verify', {
        json: { licenseCode, weddingData: weddingOf(bride, 'Ben') },
        headers: { 'Idempotency-Key': `first-${licenseCode}` },
      });
    return { ...(await activate()).body, licenseCode, activate };
  };
  const remove = ({ licenseCode }: { licenseCode: string }) =>
    desk.admin('DELETE', `licenses/${licenseCode}/invitation`);
  const reply = ({ cleanUrl }: { cleanUrl: string }, options: CallOptions = { json: REPLY }) =>
    api.call('POST', `/api/public/rsvp/${cleanUrl}`, options);
  const listed = async ({ licenseCode }: { licenseCode: string }) =>
    adminLicense.parse((await desk.admin('GET', `licenses?q=${licenseCode}`)).body[0]);

  test('is gone for its guests', async () => {
    const couple = await coupleOf('Guests');
    expect((await reply(couple)).status).toBe(201);
    expect((await remove(couple)).status).toBe(204);
    const { status, body } = await api.call('GET', `/api/public/invitation/${couple.cleanUrl}`);
    expect([status, body]).toEqual([404, { error: NOBODY }]);
    for (const cleanUrl of [couple.cleanUrl, couple.invitationId]) {
      const refused = await reply({ cleanUrl });
      expect([refused.status, refused.body]).toEqual([404, { error: NOBODY }]);
    }
    const form = new URLSearchParams({ ...REPLY, guests: '2' });
    const page = await reply(couple, { body: form, headers: FOR_A_PAGE });
    expect(page.status).toBe(404);
    expect(page.text).toContain(NOBODY);
    // Its page was never made.
    expect((await api.call('GET', `/${couple.cleanUrl}`)).status).toBe(404);
  });

  test('is closed to its couple, as one that does not exist', async () => {
    const couple = await coupleOf('Couple');
    const token = couple.dashboardToken;
    await remove(couple);
    for (const id of [couple.invitationId, '01J00000000000000000000000']) {
      const json = { weddingData: weddingOf('Late', 'Ben'), dashboardToken: token };
      const answers = [
        await api.call('GET', `/api/invitations/${id}?token=${token}`),
        await api.call('PUT', `/api/invitations/${id}`, { json }),
        await api.call('GET', `/api/dashboard/${id}?token=${token}`),
      ];
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
    }
  });

  test('is not given back to a retry of the activation', async () => {
    const couple = await coupleOf('Retry');
    expect((await couple.activate()).body.dashboardToken).toBe(couple.dashboardToken);
    await remove(couple);
    const { status, body } = await couple.activate();
    expect(status).toBe(409);
    expect(body).toEqual({ error: 'This license code has already been used' });
  });

  test('keeps its address from couples of the same names', async () => {
    const couple = await coupleOf('Address');
    expect(couple.cleanUrl).toBe('address-ben');
    await remove(couple);
    expect((await coupleOf('Address')).cleanUrl).toBe('address-ben-2');
  });

  test('stands in the lists without its address, and is no longer counted', async () => {
    const couple = await coupleOf('Listed');
    const { cleanUrl, dashboardToken } = couple;
    const before = (await desk.admin('GET', 'stats')).body;
    expect(await listed(couple)).toMatchObject({ cleanUrl, dashboardToken });
    expect((await desk.admin('GET', `licenses?q=${cleanUrl}`)).body).toHaveLength(1);
    await remove(couple);
    expect(await listed(couple)).toMatchObject({
      isUsed: true,
      invitationId: couple.invitationId,
      cleanUrl: null,
      dashboardToken: null,
    });
    expect((await desk.admin('GET', `dashboard-sessions?q=${cleanUrl}`)).body).toEqual([]);
    expect((await desk.admin('GET', 'stats')).body).toEqual({
      ...before,
      totalInvitations: before.totalInvitations - 1,
    });
    const { id } = await listed(couple);
    expect((await desk.admin('DELETE', `licenses/${id}`)).status).toBe(409);
  });

  test('is removed once, by its code in whatever form', async () => {
    const couple = await coupleOf('Once');
    const loose = couple.licenseCode.replaceAll('-', '').toLowerCase();
    expect((await remove({ licenseCode: loose })).status).toBe(204);
    const { status, body } = await remove(couple);
    expect(status).toBe(404);
    expect(body).toEqual({ error: 'There is no invitation for this license' });
  });

  test('has to be there', async () => {
    const unused = await api.newLicense();
    for (const licenseCode of [unused, 'nothing']) {
      expect((await remove({ licenseCode })).status).toBe(404);
    }
    expect((await desk.admin('GET', `licenses/${unused}/invitation`)).status).toBe(405);
  });

  test('is removed by nobody but the operator', async () => {
    const couple = await coupleOf('Kept');
    const path = `licenses/${couple.licenseCode}/invitation`;
    expect((await api.call('DELETE', `/api/admin/${path}`)).status).toBe(401);
    const elsewhere = { 'Sec-Fetch-Site': 'cross-site' };
    expect((await desk.admin('DELETE', path, { headers: elsewhere })).status).toBe(403);
    const token = `?token=${couple.dashboardToken}`;
    expect((await api.call('GET', `/api/dashboard/${couple.invitationId}${token}`)).status).toBe(
      200,
    );
  });

  test('stays on its way until another page is in its place', async () => {
    const couple = await coupleOf('Live');
    const page = () => api.call('GET', `/${couple.cleanUrl}`);
    const calendar = () => api.call('GET', `/${couple.cleanUrl}/invitation.ics`);
    const look = async () =>
      renderQueueResponse.parse((await desk.admin('GET', 'render-queue')).body);
    // Reconcile looks only at the start: whatever goes live later was requested.
    api.startWorker();
    await vi.waitUntil(async () => (await look()).behind === 0, { timeout: 15_000 });
    expect((await page()).text).toContain('Live');
    expect((await calendar()).status).toBe(200);

    await remove(couple);
    await vi.waitUntil(async () => (await page()).text.includes('no longer here'), {
      timeout: 15_000,
    });
    const { status, text, headers } = await page();
    expect(status).toBe(200);
    expect(text).toMatch(/^<!DOCTYPE html>\n<html lang="en" data-revision="2">/);
    expect(text).not.toMatch(/Live|<script/);
    expect(headers.get('x-robots-tag')).toBe('noindex');
    await vi.waitUntil(async () => (await calendar()).status === 404, { timeout: 15_000 });
    await vi.waitFor(
      async () => {
        const { behind, items } = await look();
        const own = items.filter(({ invitationId }) => invitationId === couple.invitationId);
        expect({ behind, own }).toEqual({ behind: 0, own: [] });
      },
      { timeout: 15_000, interval: 200 },
    );
  });
});
