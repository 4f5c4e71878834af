import { describe, expect, it } from 'vitest';
import { deliverySchema } from './webhooks.ts';

const KEY = '80e15db5-c796-436b-850c-8f9c98a48abe';
const UPDATED = Date.UTC(2024, 4, 24, 14, 15, 7);
const keyAttributes = {
  store_id: 1,
  order_id: 2,
  product_id: 3,
  user_email: 'mia@example.com',
  key: KEY,
  disabled: false,
  status: 'inactive',
  expires_at: null,
  created_at: '2024-05-24T14:15:00.000000Z',
  updated_at: '2024-05-24T14:15:07.000000Z',
};
const orderAttributes = {
  store_id: 1,
  user_email: 'mia@example.com',
  status: 'paid',
  refunded: false,
  refunded_at: null,
  first_order_item: { product_id: 3 },
  updated_at: '2024-05-24T14:15:07.000000Z',
};

const key = (attributes: object = {}) =>
  deliverySchema('license_key_updated')?.safeParse({
    data: { attributes: { ...keyAttributes, ...attributes } },
  });
const order = (attributes: object = {}, id: unknown = '2') =>
  deliverySchema('order_refunded')?.safeParse({
    data: { id, attributes: { ...orderAttributes, ...attributes } },
  });

it('four events have deliveries that change something', () => {
  const events = ['license_key_created', 'license_key_updated', 'order_created', 'order_refunded'];
  for (const event of events) expect(deliverySchema(event)).toBeDefined();
  for (const event of ['subscription_created', '', '__proto__', 'toString']) {
    expect(deliverySchema(event)).toBeUndefined();
  }
});

describe('a delivery of a license key', () => {
  it('has times in UTC milliseconds and ids as text', () => {
    expect(key()?.data).toEqual({
      kind: 'license_key',
      storeId: '1',
      productId: '3',
      orderId: '2',
      buyerEmail: 'mia@example.com',
      code: KEY,
      isDisabled: false,
      expiresAt: null,
      createdAt: UPDATED - 7_000,
      updatedAt: UPDATED,
    });
  });

  it('tells when the key ends', () => {
    const expires_at = '2025-05-24T14:15:07.000000Z';
    expect(key({ expires_at })?.data).toMatchObject({
      expiresAt: Date.UTC(2025, 4, 24, 14, 15, 7),
    });
    expect(key({ expires_at: 'never' })?.success).toBe(false);
  });

  it('needs key, order and time alone', () => {
    const { order_id, updated_at } = keyAttributes;
    const least = { data: { attributes: { key: ` ${KEY}\n`, order_id, updated_at } } };
    expect(deliverySchema('license_key_created')?.parse(least)).toMatchObject({
      storeId: null,
      productId: null,
      code: KEY,
      buyerEmail: null,
      isDisabled: false,
      expiresAt: null,
      createdAt: UPDATED,
    });
    for (const missing of ['key', 'order_id', 'updated_at']) {
      expect(key({ [missing]: undefined })?.success).toBe(false);
      expect(key({ [missing]: null })?.success).toBe(false);
    }
  });

  it('takes ids as numbers and as their text', () => {
    expect(key({ order_id: '0042' })?.data).toMatchObject({ orderId: '42' });
    expect(key({ order_id: '12345678901234567890' })?.data).toMatchObject({
      orderId: '12345678901234567890',
    });
    const wrong = [-1, 1.5, 1e300, Number.POSITIVE_INFINITY, '', ' 1', 'x', '9'.repeat(21), true];
    for (const id of wrong) expect(key({ order_id: id })?.success).toBe(false);
  });

  it.each([
    [{ disabled: true }, true],
    [{ disabled: 1 }, true],
    [{ disabled: 0 }, false],
    [{ disabled: null, status: 'disabled' }, true],
    [{ disabled: false, status: 'expired' }, false],
    [{ disabled: undefined, status: null }, false],
  ])('%j is disabled: %s', (attributes, isDisabled) => {
    expect(key(attributes)?.data).toMatchObject({ isDisabled });
  });

  it('takes moments of any offset and nothing else for a moment', () => {
    expect(key({ updated_at: '2024-05-24T16:15:07+02:00' })?.data).toMatchObject({
      updatedAt: UPDATED,
    });
    for (const text of ['2024-05-24', '2024-02-30T00:00:00Z', 'yesterday', '', 1_716_560_107]) {
      expect(key({ updated_at: text })?.success).toBe(false);
    }
  });

  it('has a key in the form of the provider, never one of our own codes', () => {
    for (const code of ['', 'A1B2-C3D4-E5F6-A7B8', `${KEY}0`, 7, KEY.padEnd(100), '\ud800']) {
      expect(key({ key: code })?.success).toBe(false);
    }
  });

  it('leaves out an e-mail address that cannot be kept', () => {
    for (const address of ['', '  ', 7, null, 'x'.repeat(400), {}]) {
      expect(key({ user_email: address })?.data).toMatchObject({ buyerEmail: null });
    }
  });
});

describe('a delivery of an order', () => {
  it('names its id, product and status', () => {
    expect(order()?.data).toEqual({
      kind: 'order',
      storeId: '1',
      productId: '3',
      orderId: '2',
      buyerEmail: 'mia@example.com',
      status: 'paid',
      refundedAt: null,
      updatedAt: UPDATED,
    });
    expect(order({ first_order_item: null }, 2)?.data).toMatchObject({
      orderId: '2',
      productId: null,
    });
    expect(order({}, null)?.success).toBe(false);
    expect(order({ status: 7 })?.success).toBe(false);
  });

  it.each([
    [{ status: 'refunded', refunded: true, refunded_at: '2024-05-24T14:15:00Z' }, UPDATED - 7_000],
    [{ status: 'refunded' }, UPDATED],
    [{ status: 'paid', refunded: 1 }, UPDATED],
    [{ status: 'partial_refund', refunded: true, refunded_at: '2024-05-24T14:15:00Z' }, null],
    [{ status: 'paid', refunded_at: '2024-05-24T14:15:00Z' }, null],
  ])('%j is refunded at %s', (attributes, refundedAt) => {
    expect(order(attributes)?.data).toMatchObject({ refundedAt });
  });
});
