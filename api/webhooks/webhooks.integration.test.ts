import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { licenseKey } from '#domain/license/code.ts';
import { licenseRepository } from '#infra/database/licenses/license-repository.ts';
import { startApi, type TestApi } from '#tests/support/api.ts';
import {
  deliver,
  deliveriesOf,
  keyDelivery,
  minute,
  minuteMs,
  orderDelivery,
  type Purchase,
  permutations,
  REFUND_MINUTE,
  newPurchase as somePurchase,
  WEBHOOK_ENV,
} from '#tests/support/deliveries.ts';
import { startProvider, type TestProvider } from '#tests/support/license-provider.ts';
import { DEPLOYMENTS } from '#tests/support/place.ts';
import { weddingOf } from '#tests/support/wedding.ts';

/** Delivery histories that run at once. */
const AT_ONCE = 12;

describe.each(DEPLOYMENTS)('deliveries of the license provider (%s)', (deployment) => {
  let shop: TestProvider;
  let api: TestApi;
  beforeAll(async () => {
    shop = await startProvider();
    api = await startApi(deployment, { ...WEBHOOK_ENV, ...shop.env });
  });
  afterAll(async () => {
    await api.close();
    await shop.close();
  });

  const newPurchase = () => {
    const purchase = somePurchase();
    shop.sell({ code: purchase.key, orderId: purchase.orderId });
    return purchase;
  };

  /** Returns the license with the time of its newest delivery, by which later ones are judged. */
  const license = async ({ key }: Purchase) => {
    const { knex } = api.database;
    const found = await licenseRepository(knex).findByKey(licenseKey(key));
    const row = await knex('licenses')
      .where({ id: found?.id ?? '' })
      .first();
    return found && { ...found, providerUpdatedAt: row.provider_updated_at };
  };
  const order = ({ orderId }: Purchase) =>
    api.database
      .knex('orders')
      .where({ id: String(orderId) })
      .first();
  const verify = ({ key }: Purchase, headers: Record<string, string> = {}) =>
    api.call('POST', '/api/licenses/verify', {
      json: { licenseCode: key, weddingData: weddingOf() },
      headers,
    });
  const applied = async (...deliveries: object[]) => {
    for (const delivery of deliveries) {
      const { status, body } = await deliver(api, delivery);
      expect([status, body]).toEqual([200, { result: 'applied' }]);
    }
  };

  test('a new key becomes a license that can be activated', async () => {
    const purchase = newPurchase();
    await applied(
      keyDelivery(purchase, 'license_key_created', { expires_at: '2099-01-01T00:00:00.000000Z' }),
    );
    expect(await license(purchase)).toMatchObject({
      code: purchase.key,
      isUsed: false,
      paymentId: String(purchase.orderId),
      buyerEmail: 'mia@example.com',
      createdAt: minuteMs(1),
      expiresAt: Date.UTC(2099, 0, 1),
      deactivatedAt: null,
      providerStatus: null,
      providerUpdatedAt: minuteMs(1),
    });
    expect((await verify({ ...purchase, key: purchase.key.toUpperCase() })).status).toBe(200);
  });

  test('an order and its refund are kept, and only a whole refund counts', async () => {
    const purchase = newPurchase();
    const { created, ordered, refunded } = deliveriesOf(purchase);
    const partial = { status: 'partial_refund', refunded_at: minute(2), updated_at: minute(2) };
    await applied(created, ordered, orderDelivery(purchase, 'order_refunded', partial));
    expect(await order(purchase)).toMatchObject({
      buyer_email: 'mia@example.com',
      status: 'partial_refund',
      refunded_at: null,
    });
    expect(await license(purchase)).toMatchObject({ deactivatedAt: null });
    await applied(refunded, ordered);
    expect(await order(purchase)).toMatchObject({
      status: 'refunded',
      refunded_at: minuteMs(REFUND_MINUTE),
    });
    expect(await license(purchase)).toMatchObject({ deactivatedAt: minuteMs(REFUND_MINUTE) });
  });

  test('a disabled key is refused until a newer delivery enables it', async () => {
    const purchase = newPurchase();
    const { created, disabled } = deliveriesOf(purchase);
    const enabled = keyDelivery(purchase, 'license_key_updated', { updated_at: minute(3) });
    await applied(disabled, created);
    expect((await verify(purchase)).status).toBe(403);
    expect(await license(purchase)).toMatchObject({
      deactivatedAt: minuteMs(2),
      providerStatus: null,
    });
    await applied(enabled, disabled);
    expect((await verify(purchase)).status).toBe(200);
  });

  test('an order that was paid gives no disabled key back', async () => {
    const purchase = newPurchase();
    const { created, disabled, ordered } = deliveriesOf(purchase);
    await applied(created, disabled, ordered);
    expect((await verify(purchase)).status).toBe(403);
  });

  test('a key that comes after its refund activates nothing, also when enabled again', async () => {
    const purchase = newPurchase();
    const { created, enabled, refunded } = deliveriesOf(purchase);
    await applied(refunded, created);
    const { status, body } = await verify(purchase);
    expect([status, body.error]).toEqual([403, 'This license code has been deactivated']);
    await applied(enabled);
    expect((await verify(purchase)).status).toBe(403);
  });

  test('a used license keeps its invitation and session through everything', async () => {
    const purchase = newPurchase();
    const { created, disabled, enabled, ordered, refunded } = deliveriesOf(purchase);
    await applied(created);
    const { body: couple } = await verify(purchase);
    const { id } = (await license(purchase)) ?? { id: '' };
    const ours = { providerStatus: 'active', providerInstanceId: 'i-1' };
    await licenseRepository(api.database.knex).updateProvider(id, ours);
    await applied(disabled, ordered, refunded, enabled, created);
    expect(await license(purchase)).toMatchObject({
      ...ours,
      id,
      isUsed: true,
      invitationId: couple.invitationId,
      deactivatedAt: minuteMs(REFUND_MINUTE),
    });
    const { status } = await api.call('GET', `/api/dashboard/${couple.invitationId}`, {
      headers: { Authorization: `Bearer ${couple.dashboardToken}` },
    });
    expect(status).toBe(200);
  });

  test('a license that was there before its webhook is completed', async () => {
    const purchase = newPurchase();
    await api.newLicense({ code: purchase.key.toUpperCase() });
    const before = await license(purchase);
    await applied(keyDelivery(purchase, 'license_key_created'));
    expect(await license(purchase)).toEqual({
      ...before,
      code: purchase.key,
      paymentId: String(purchase.orderId),
      buyerEmail: 'mia@example.com',
      providerUpdatedAt: minuteMs(1),
    });
  });

  test('the log names event and order of a delivery, neither key nor buyer', async () => {
    const purchase = newPurchase();
    const info = vi.spyOn(api.log, 'info');
    await applied(keyDelivery(purchase, 'license_key_created'));
    const told = { event: 'license_key_created', orderId: String(purchase.orderId) };
    expect(info).toHaveBeenCalledWith(told, 'delivery applied');
    expect(JSON.stringify(info.mock.calls)).not.toMatch(new RegExp(`${purchase.key}|mia`));
  });

  const states = async (purchase: Purchase) => {
    const { key } = purchase;
    const { id, code, codeKey, ...state } = (await license(purchase)) ?? { code: '' };
    const { id: orderId, created_at, ...told } = await order(purchase);
    return { isSame: code === key, state, told };
  };

  test('every order of deliveries, each twice, ends in one state', async () => {
    const expected = {
      isSame: true,
      state: expect.objectContaining({
        isUsed: false,
        buyerEmail: 'mia@example.com',
        createdAt: minuteMs(1),
        expiresAt: minuteMs(50),
        deactivatedAt: minuteMs(REFUND_MINUTE),
        providerStatus: null,
        providerUpdatedAt: minuteMs(3),
      }),
      told: {
        buyer_email: 'mia@example.com',
        status: 'refunded',
        refunded_at: minuteMs(REFUND_MINUTE),
        provider_updated_at: minuteMs(5),
      },
    };
    const names = ['created', 'disabled', 'enabled', 'ordered', 'refunded'] as const;
    const orders = permutations(names);
    expect(orders).toHaveLength(120);
    const histories = orders.entries();
    const runHistories = async () => {
      for (const [, history] of histories) {
        const purchase = newPurchase();
        const deliveries = deliveriesOf(purchase);
        for (const name of history) await deliver(api, deliveries[name]);
        expect(await states(purchase), history.join()).toEqual(expected);
        for (const name of history.toReversed()) await deliver(api, deliveries[name]);
        expect(await states(purchase), history.join()).toEqual(expected);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, runHistories));
  }, 60_000);

  test('twenty deliveries at the same moment end in that state, too', async () => {
    for (let round = 0; round < 5; round += 1) {
      const purchase = newPurchase();
      const all = Object.values(deliveriesOf(purchase));
      const answers = await Promise.all(
        [...all, ...all, ...all, ...all].map((d) => deliver(api, d)),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(await license(purchase)).toMatchObject({
        deactivatedAt: minuteMs(REFUND_MINUTE),
        providerUpdatedAt: minuteMs(3),
        expiresAt: minuteMs(50),
      });
      expect(await order(purchase)).toMatchObject({ status: 'refunded' });
    }
  });

  test('a key, its refund and an activation at the same moment leave nothing that can be used', async () => {
    for (let round = 0; round < 5; round += 1) {
      const purchase = newPurchase();
      const { created, refunded } = deliveriesOf(purchase);
      await Promise.all([deliver(api, created), verify(purchase), deliver(api, refunded)]);
      expect(await license(purchase)).toMatchObject({ deactivatedAt: minuteMs(REFUND_MINUTE) });
      expect([403, 409]).toContain((await verify(purchase)).status);
    }
  });

  test('deliveries of other stores and products and other events change nothing', async () => {
    const purchase = newPurchase();
    const { created, ordered } = deliveriesOf(purchase);
    const elsewhere = [
      keyDelivery(purchase, 'license_key_created', { store_id: 8 }),
      keyDelivery(purchase, 'license_key_created', { product_id: '12' }),
      orderDelivery(purchase, 'order_refunded', { first_order_item: { product_id: 12 } }),
      { ...created, meta: { event_name: 'license_key_printed' } },
      { meta: { event_name: 'subscription_created' } },
      { meta: { event_name: '__proto__' } },
    ];
    for (const delivery of elsewhere) {
      const { status, body } = await deliver(api, delivery);
      expect([status, body]).toEqual([200, { result: 'ignored' }]);
    }
    expect(await license(purchase)).toBeUndefined();
    expect(await order(purchase)).toBeUndefined();
    await applied({ ...ordered, data: { ...ordered.data, id: purchase.orderId } });
  });

  test('deliveries that name neither store nor product are applied', async () => {
    const purchase = newPurchase();
    const unnamed = { store_id: null, product_id: null, first_order_item: null };
    await applied(
      keyDelivery(purchase, 'license_key_created', unnamed),
      orderDelivery(purchase, 'order_created', unnamed),
    );
    expect(await license(purchase)).toBeDefined();
    expect(await order(purchase)).toBeDefined();
  });
});

test('deliveries of any store are applied while none is configured', async () => {
  const { LEMONSQUEEZY_WEBHOOK_SECRET } = WEBHOOK_ENV;
  const api = await startApi('embedded', { LEMONSQUEEZY_WEBHOOK_SECRET });
  const { body } = await deliver(api, deliveriesOf(somePurchase()).created);
  expect(body).toEqual({ result: 'applied' });
  await api.close();
});
