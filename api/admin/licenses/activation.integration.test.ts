import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { activateLicenseResponse, deactivateLicenseResponse } from '#domain/api/admin-licenses.ts';
import { licenseKey } from '#domain/license/code.ts';
import { licenseRepository } from '#infra/database/licenses/license-repository.ts';
import type { TestApi } from '#tests/support/api.ts';
import { type Desk, openDesk } from '#tests/support/desk.ts';
import { failSecondTransaction } from '#tests/support/failing-transaction.ts';
import { createGate } from '#tests/support/gate.ts';
import { startProvider, type TestProvider } from '#tests/support/license-provider.ts';
import { DEPLOYMENTS } from '#tests/support/place.ts';
import { weddingOf } from '#tests/support/wedding.ts';

describe.each(DEPLOYMENTS)('an activation by hand (%s)', (deployment) => {
  let shop: TestProvider;
  let desk: Desk;
  let api: TestApi;
  beforeAll(async () => {
    shop = await startProvider();
    desk = await openDesk(deployment, { ...shop.env, RATE_LIMIT: 'off' });
    api = desk.api;
  });
  beforeEach(() => {
    shop.mood = 'well';
    shop.beforeAnswer = () => undefined;
  });
  afterAll(async () => {
    await api.close();
    await shop.close();
  });

  const admin = (verb: string, json: object) => desk.admin('POST', `licenses/${verb}`, { json });
  /** Creates the license of a key that the shop has sold and delivered. */
  const delivered = async (key = shop.sell()) => api.newLicense({ code: key, paymentId: '33' });
  const activate = (licenseCode: string, instanceName = 'by hand') =>
    admin('activate', { licenseCode, instanceName });
  /** Activates a key; `end` deactivates it. */
  const activated = async () => {
    const key = await delivered();
    const { body } = await activate(key);
    const instanceId: string = body.instance.id;
    return { key, end: () => admin('deactivate', { licenseCode: key, instanceId }) };
  };
  const verify = (licenseCode: string) =>
    api.call('POST', '/api/licenses/verify', { json: { licenseCode, weddingData: weddingOf() } });
  const rowOf = (key: string) => licenseRepository(api.database.knex).findByKey(licenseKey(key));

  test('makes the license active at the provider, and ends there again', async () => {
    const key = await delivered();
    const { status, body } = await activate(key, ' Studio ');
    expect(status).toBe(200);
    const { instance, license } = activateLicenseResponse.parse(body);
    expect([...shop.keyOf(key).instances]).toEqual([[instance.id, 'Studio']]);
    expect(license).toMatchObject({
      isUsed: false,
      lemonsqueezy_status: 'active',
      lemonsqueezy_instance_id: instance.id,
    });
    expect(JSON.parse(license.lemonsqueezy_activation_data ?? '')).toMatchObject({
      activated: true,
    });
    expect((await activate(key)).status).toBe(409);

    const ended = await admin('deactivate', { licenseCode: key, instanceId: instance.id });
    expect(ended.status).toBe(200);
    expect(deactivateLicenseResponse.parse(ended.body).license).toMatchObject({
      lemonsqueezy_status: 'deactivated',
      lemonsqueezy_instance_id: null,
    });
    expect(shop.keyOf(key).instances.size).toBe(0);
    const couple = { licenseCode: key, weddingData: weddingOf() };
    expect((await api.call('POST', '/api/licenses/verify', { json: couple })).status).toBe(403);
    expect((await activate(key)).status).toBe(200);
  });

  test('leaves the license to its couple, and does not ask the provider twice', async () => {
    const key = await delivered();
    await activate(key);
    const json = { licenseCode: key, weddingData: weddingOf() };
    expect((await api.call('POST', '/api/licenses/verify', { json })).status).toBe(200);
    expect(shop.keyOf(key).instances.size).toBe(1);
    expect((await activate(key)).status).toBe(409);
  });

  test('of a used license is refused', async () => {
    const ours = await api.newLicense();
    expect((await verify(ours)).status).toBe(200);
    expect(await activate(ours)).toMatchObject({
      status: 409,
      body: { error: 'A used license cannot be activated manually' },
    });
  });

  test('of a code made here is not needed: the provider does not know it', async () => {
    const ours = await api.newLicense();
    expect(await activate(ours)).toMatchObject({
      status: 409,
      body: { error: 'The provider does not know this code. Codes made here need no activation.' },
    });
    expect((await verify(ours)).status).toBe(200);
  });

  test('of a key that the provider does not know as one of this shop says so', async () => {
    for (const key of [randomUUID(), shop.sell({ storeId: 8 })]) {
      expect(await activate(await delivered(key))).toMatchObject({
        status: 404,
        body: { error: 'The provider does not know this key as one of this shop and product.' },
      });
      expect(await rowOf(key)).toMatchObject({ providerStatus: null, reservedAt: null });
    }
  });

  test('that the provider refuses leaves the license as it was', async () => {
    const key = await delivered(shop.sell({ status: 'disabled' }));
    expect((await activate(key)).status).toBe(403);
    expect(await rowOf(key)).toMatchObject({ providerStatus: null, reservedAt: null });
  });

  test('of a license that the shop has disabled is refused before the provider is asked', async () => {
    const key = await delivered();
    const { key: active, end } = await activated();
    const asked = shop.calls.length;
    for (const disabled of [key, active]) {
      const { id } = (await rowOf(disabled)) ?? {};
      await api.database.knex('licenses').where({ id }).update({ deactivated_at: 5 });
      expect(await activate(disabled)).toMatchObject({
        status: 403,
        body: { error: 'This license code has been deactivated' },
      });
    }
    expect(shop.calls).toHaveLength(asked);
    expect((await end()).body.license.lemonsqueezy_instance_id).toBeNull();
    expect(shop.keyOf(active).instances.size).toBe(0);
  });

  test('that is under way, or was never answered, keeps its license from being deleted', async () => {
    const remove = async (key: string) =>
      desk.admin('DELETE', `licenses/${(await rowOf(key))?.id}`);
    const [asked, unanswered] = [await delivered(), await delivered()];
    shop.mood = 'lost';
    expect((await activate(unanswered)).status).toBe(502);
    shop.mood = 'well';
    const gate = createGate();
    shop.beforeAnswer = gate.pass;
    const running = activate(asked);
    await gate.isReached;
    const refused = [await remove(asked), await remove(unanswered)];
    gate.open();
    const body = {
      error: 'This license code is being activated right now. Please try again in a moment.',
    };
    expect(refused).toMatchObject([
      { status: 503, body },
      { status: 503, body },
    ]);
    expect((await running).status).toBe(200);
    expect((await verify(unanswered)).status).toBe(200);
    expect((await remove(asked)).status).toBe(204);
    expect((await remove(unanswered)).status).toBe(409);
  });

  test('can be tried again after the provider was away, or gave no answer', async () => {
    for (const mood of [503, 'lost'] as const) {
      const key = await delivered();
      shop.mood = mood;
      expect((await activate(key)).status).toBe(502);
      shop.mood = 'well';
      expect((await activate(key)).body.license.lemonsqueezy_status).toBe('active');
      expect(shop.keyOf(key).instances.size).toBe(1);
    }
  });

  test('that the provider has made leaves the license to its couple when the database then fails', async () => {
    const key = await delivered();
    // The first transaction reserves; the second, which fails, would record the activation.
    const end = failSecondTransaction(api.database.knex);
    expect((await activate(key)).status).toBe(500);
    end();
    const json = { licenseCode: key, weddingData: weddingOf() };
    expect((await api.call('POST', '/api/licenses/verify', { json })).status).toBe(200);
    expect(shop.keyOf(key).instances.size).toBe(1);
  });

  test('that is never answered leaves a code of ours to its couple', async () => {
    const ours = await api.newLicense();
    shop.mood = 'lost';
    expect((await activate(ours)).status).toBe(502);
    const json = { licenseCode: ours, weddingData: weddingOf() };
    expect((await api.call('POST', '/api/licenses/verify', { json })).status).toBe(200);
  });

  test('that is being ended lets no couple in', async () => {
    const { key, end } = await activated();
    const gate = createGate();
    shop.beforeAnswer = gate.pass;
    const ended = end();
    await gate.isReached;
    const statuses = [(await verify(key)).status, (await end()).status];
    gate.open();
    expect(statuses).toEqual([503, 503]);
    expect((await ended).status).toBe(200);
    expect((await verify(key)).status).toBe(403);
    expect(await rowOf(key)).toMatchObject({ isUsed: false, providerStatus: 'deactivated' });
  });

  test('that the provider could not end leaves the license to its couple, and is ended later', async () => {
    const { key, end } = await activated();
    shop.mood = 503;
    expect((await end()).status).toBe(502);
    expect((await verify(key)).status).toBe(200);
    shop.mood = 'well';
    expect((await end()).status).toBe(200);
    expect(await rowOf(key)).toMatchObject({ isUsed: true, providerStatus: 'deactivated' });
  });

  test('that the provider has ended and never said so can be ended again at once', async () => {
    const { key, end } = await activated();
    shop.mood = 'lost';
    expect((await end()).status).toBe(502);
    shop.mood = 'well';
    expect((await end()).status).toBe(200);
    expect(await rowOf(key)).toMatchObject({
      providerStatus: 'deactivated',
      providerInstanceId: null,
      reservedAt: null,
    });
  });

  test('that the provider has forgotten can be ended', async () => {
    const key = await delivered();
    const { body } = await activate(key);
    shop.keyOf(key).instances.clear();
    const request = { licenseCode: key, instanceId: body.instance.id };
    expect((await admin('deactivate', request)).status).toBe(200);
    expect((await admin('deactivate', request)).status).toBe(404);
  });

  test.each([
    ['activate', { licenseCode: 'none', instanceName: 'x' }, 404],
    ['activate', { licenseCode: 'none', instanceName: '  ' }, 422],
    ['activate', { instanceName: 'x' }, 422],
    ['activate', { licenseCode: 7, instanceName: {} }, 422],
    ['deactivate', { licenseCode: 'none', instanceId: 'x' }, 404],
    ['deactivate', { licenseCode: 'none' }, 422],
  ] as const)('%s with %j answers %i', async (path, json, status) => {
    const answer = await admin(path, json);
    expect(answer.status).toBe(status);
    expect(answer.body.error).toEqual(expect.any(String));
  });

  test('without an instance cannot be ended', async () => {
    const { body } = await admin('deactivate', { licenseCode: 'x', instanceId: '' });
    const message = 'Cannot deactivate: No instance ID found';
    expect(body).toEqual({ error: message, issues: [{ path: 'instanceId', message }] });
  });
});

test('without a configured provider nothing is activated by hand', async () => {
  const { api, admin } = await openDesk('embedded');
  const json = { licenseCode: await api.newLicense(), instanceName: 'x' };
  const { status, body } = await admin('POST', 'licenses/activate', { json });
  expect(status).toBe(503);
  expect(body.error).toContain('LEMONSQUEEZY_STORE_ID');
  await api.close();
});
