import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminLicense } from '#domain/api/admin-licenses.ts';
import { type Desk, openDesk } from '#tests/support/desk.ts';
import { DEPLOYMENTS } from '#tests/support/place.ts';

describe.each(DEPLOYMENTS)('a license on the desk (%s)', (deployment) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await openDesk(deployment);
  });
  afterAll(() => desk.api.close());

  test('gets another end, and none', async () => {
    const { id } = await desk.create();
    const dated = await desk.admin('PUT', `licenses/${id}`, { json: { expiresAt: '2099-12-31' } });
    expect(dated.status).toBe(200);
    expect(adminLicense.parse(dated.body).expiresAt).toBe('2099-12-31T23:59:59.999Z');
    const forLife = await desk.admin('PUT', `licenses/${id}`, { json: { expiresAt: null } });
    expect(forLife.body.expiresAt).toBeNull();
  });

  test('tells who bought it', async () => {
    const { licenseCode } = await desk.create();
    const bought = await desk.api.newLicense({ buyerEmail: 'mia@example.com' });
    const buyerOf = async (code: string) =>
      adminLicense.parse(await desk.found('licenses', code)).buyerEmail;
    expect(await buyerOf(licenseCode)).toBeNull();
    expect(await buyerOf(bought)).toBe('mia@example.com');
  });

  test('that the shop has disabled is told as deactivated, even if it is active here', async () => {
    const code = await desk.api.newLicense({ providerStatus: 'active' });
    const status = async () => (await desk.found('licenses', code)).lemonsqueezy_status;
    expect(await status()).toBe('active');
    await desk.api.database.knex('licenses').where({ code }).update({ deactivated_at: 1 });
    expect(await status()).toBe('deactivated');
  });

  test('does not end before today, nor on a day that does not exist', async () => {
    const { id, licenseCode } = await desk.create();
    const aMomentAgo = new Date(Date.now() - 1_000).toISOString();
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    for (const expiresAt of [aMomentAgo, yesterday, '2020-01-01', '2099-02-31', 7, 'soon']) {
      const { status, body } = await desk.admin('PUT', `licenses/${id}`, { json: { expiresAt } });
      expect(status).toBe(422);
      expect(body.issues[0].path).toBe('expiresAt');
    }
    expect((await desk.found('licenses', licenseCode)).expiresAt).toBeNull();
  });

  test('is deleted while unused, and stays once it is used', async () => {
    const { id } = await desk.create();
    expect((await desk.admin('DELETE', `licenses/${id}`)).status).toBe(204);
    expect((await desk.admin('DELETE', `licenses/${id}`)).status).toBe(404);
    const couple = await desk.activated();
    const used = await desk.found('licenses', couple.licenseCode);
    const refused = await desk.admin('DELETE', `licenses/${used.id}`);
    expect(refused.status).toBe(409);
    expect(refused.body.error).toBe('A used license cannot be deleted');
  });

  test('is unknown by an id with a blank behind it', async () => {
    const { id } = await desk.create();
    const dated = await desk.admin('PUT', `licenses/${id}%20`, {
      json: { expiresAt: '2099-12-31' },
    });
    expect(dated.status).toBe(404);
    expect((await desk.admin('DELETE', `licenses/${id}%20`)).status).toBe(404);
    expect((await desk.admin('DELETE', `licenses/${id}`)).status).toBe(204);
  });

  test('keeps its end when none is said', async () => {
    const { id, licenseCode } = await desk.create({ expiresAt: '2099-12-31' });
    for (const json of [{}, { expires_at: null }]) {
      expect((await desk.admin('PUT', `licenses/${id}`, { json })).status).toBe(422);
    }
    const kept = await desk.found('licenses', licenseCode);
    expect(kept.expiresAt).toBe('2099-12-31T23:59:59.999Z');
  });

  test('that does not exist is not found', async () => {
    const json = { expiresAt: null };
    expect((await desk.admin('PUT', 'licenses/nothing', { json })).status).toBe(404);
    expect((await desk.admin('DELETE', 'licenses/nothing')).status).toBe(404);
  });
});
