import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminLicense } from '#domain/api/admin-licenses.ts';
import { adminOrder } from '#domain/api/admin-orders.ts';
import {
  deliver,
  deliveriesOf,
  keyDelivery,
  minute,
  newPurchase,
  orderDelivery,
  type Purchase,
  WEBHOOK_ENV,
} from '#tests/support/deliveries.ts';
import { type Desk, openDesk } from '#tests/support/desk.ts';
import { DEPLOYMENTS } from '#tests/support/place.ts';
import { weddingOf } from '#tests/support/wedding.ts';

const ELEVEN_MINUTES = 11 * 60 * 1_000;

describe.each(DEPLOYMENTS)('orders without a license (%s)', (deployment) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await openDesk(deployment, WEBHOOK_ENV);
  });
  afterAll(() => desk.api.close());

  const admin = (method: string, path: string) => desk.admin(method, `orders/${path}`);
  const listed = async (search = '') => {
    const { body, headers } = await admin('GET', `unserved${search}`);
    const ids = adminOrder
      .array()
      .parse(body)
      .map(({ id }) => id);
    return { ids, total: Number(headers.get('x-total-count')) };
  };
  /** Delivers a paid order and dates it back, as if nothing had come for it since. */
  const ordered = async (purchase: Purchase = newPurchase()): Promise<Purchase> => {
    await deliver(desk.api, orderDelivery(purchase, 'order_created'));
    const created_at = Date.now() - ELEVEN_MINUTES;
    await desk.api.database
      .knex('orders')
      .where({ id: String(purchase.orderId) })
      .update({ created_at });
    return purchase;
  };
  const serve = ({ orderId }: Purchase) => admin('POST', `${orderId}/license`);

  test('are listed once the key is late, oldest first and in parts', async () => {
    const [first, second] = [await ordered(), await ordered()];
    await deliver(desk.api, orderDelivery(newPurchase(), 'order_created'));
    const ids = [first, second].map(({ orderId }) => String(orderId));
    expect(await listed()).toEqual({ ids, total: 2 });
    expect(await listed('?limit=1&offset=1')).toEqual({ ids: ids.slice(1), total: 2 });
    const { body } = await admin('GET', 'unserved');
    expect(body[0]).toMatchObject({ buyerEmail: 'mia@example.com' });
    expect(Date.now() - Date.parse(body[0].createdAt)).toBeGreaterThan(ELEVEN_MINUTES - 1);
    for (const purchase of [first, second]) {
      await deliver(desk.api, keyDelivery(purchase, 'license_key_created'));
    }
    expect(await listed()).toEqual({ ids: [], total: 0 });
  });

  test('count as paid while only a part was refunded', async () => {
    const purchase = await ordered();
    const partly = { status: 'partial_refund', updated_at: minute(5) };
    await deliver(desk.api, orderDelivery(purchase, 'order_refunded', partly));
    expect((await listed()).total).toBe(1);
    expect((await serve(purchase)).status).toBe(201);
  });

  test('are unknown by a number with a blank behind it', async () => {
    const purchase = await ordered();
    expect((await admin('POST', `${purchase.orderId}%20/license`)).status).toBe(404);
    expect((await serve(purchase)).status).toBe(201);
  });

  test('get one license, however often and at once it is asked for', async () => {
    const purchase = await ordered();
    const answers = await Promise.all(Array.from({ length: 8 }, () => serve(purchase)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
    const made = adminLicense.parse(answers.find(({ status }) => status === 201)?.body);
    expect(made).toMatchObject({ paymentId: String(purchase.orderId), expiresAt: null });
    expect((await serve(purchase)).body.error).toBe('This order already has a license');
    expect((await listed()).total).toBe(0);
    const json = { licenseCode: made.licenseCode, weddingData: weddingOf('Anna', 'Ben') };
    expect((await desk.api.call('POST', '/api/licenses/verify', { json })).status).toBe(200);
  });

  test('lose that license with a refund', async () => {
    const purchase = await ordered();
    const { licenseCode } = (await serve(purchase)).body;
    await deliver(desk.api, deliveriesOf(purchase).refunded);
    const json = { licenseCode, weddingData: weddingOf('Anna', 'Ben') };
    expect((await desk.api.call('POST', '/api/licenses/verify', { json })).status).toBe(403);
  });

  test('are neither listed nor served when refunded, and unknown ones stay unknown', async () => {
    const purchase = await ordered();
    await deliver(desk.api, deliveriesOf(purchase).refunded);
    expect((await listed()).total).toBe(0);
    for (const id of [purchase.orderId, '1', 'x'.repeat(500), '%00', "' OR 1=1"]) {
      const { status, body } = await admin('POST', `${encodeURIComponent(id)}/license`);
      expect([status, body.error]).toEqual([404, 'There is no paid order with this number']);
    }
    expect(await desk.api.database.knex('orders').where({ id: '1' })).toEqual([]);
  });

  test('are the operator’s alone', async () => {
    for (const [method, path] of [
      ['GET', 'unserved'],
      ['POST', '1/license'],
    ] as const) {
      expect((await desk.api.call(method, `/api/admin/orders/${path}`)).status).toBe(401);
    }
    expect((await admin('GET', 'unserved?limit=0')).status).toBe(422);
    expect((await admin('DELETE', 'unserved')).status).toBe(405);
  });
});
