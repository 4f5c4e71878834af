import { createHmac, randomInt, randomUUID } from 'node:crypto';
import type { Answer, TestApi } from './api.ts';
import { SHOP } from './license-provider.ts';

/** The api's configuration of the provider, for tests of the webhook. */
export const WEBHOOK_ENV = {
  LEMONSQUEEZY_STORE_ID: String(SHOP.storeId),
  LEMONSQUEEZY_PRODUCT_ID: String(SHOP.productId),
  LEMONSQUEEZY_WEBHOOK_SECRET: 'signing-secret',
};

/** A purchase as the provider identifies it. */
export interface Purchase {
  readonly key: string;
  readonly orderId: number;
}

export function newPurchase(): Purchase {
  return { key: randomUUID(), orderId: randomInt(1, 2 ** 47) };
}

/** Returns a time, minutes after a fixed moment, in the provider's ISO 8601 with microseconds. */
export function minute(number: number): string {
  return new Date(minuteMs(number)).toISOString().replace('Z', '000Z');
}

export function minuteMs(number: number): number {
  return Date.UTC(2027, 4, 24, 14, number, 7);
}

export function keyDelivery({ key, orderId }: Purchase, event: string, attributes: object = {}) {
  return {
    meta: { event_name: event, test_mode: false },
    data: {
      type: 'license-keys',
      id: '1',
      attributes: {
        store_id: SHOP.storeId,
        customer_id: 1,
        order_id: orderId,
        order_item_id: 1,
        product_id: SHOP.productId,
        user_name: 'Mia Lang',
        user_email: 'mia@example.com',
        key,
        key_short: `XXXX-${key.slice(-12)}`,
        activation_limit: 1,
        instances_count: 0,
        disabled: false,
        status: 'inactive',
        expires_at: null,
        created_at: minute(1),
        updated_at: minute(1),
        ...attributes,
      },
    },
  };
}

export function orderDelivery({ orderId }: Purchase, event: string, attributes: object = {}) {
  return {
    meta: { event_name: event },
    data: {
      type: 'orders',
      id: String(orderId),
      attributes: {
        store_id: SHOP.storeId,
        identifier: '104e18a2-d755-4d4b-80c4-a6c1dcbe1c10',
        order_number: 1,
        user_name: 'Mia Lang',
        user_email: 'mia@example.com',
        status: 'paid',
        refunded: false,
        refunded_at: null,
        first_order_item: { id: 1, order_id: orderId, product_id: SHOP.productId },
        created_at: minute(1),
        updated_at: minute(1),
        ...attributes,
      },
    },
  };
}

/** Minute of the refund in `deliveriesOf`. */
export const REFUND_MINUTE = 4;

/** Returns all deliveries about a purchase that was disabled, enabled again and refunded. */
export function deliveriesOf(purchase: Purchase) {
  const [disabled, enabled] = [
    { disabled: 1, status: 'disabled', updated_at: minute(2) },
    { disabled: 0, status: 'inactive', updated_at: minute(3), expires_at: minute(50) },
  ];
  const refundedAt = minute(REFUND_MINUTE);
  const refunded = {
    status: 'refunded',
    refunded: true,
    refunded_at: refundedAt,
    updated_at: minute(5),
  };
  return {
    created: keyDelivery(purchase, 'license_key_created'),
    disabled: keyDelivery(purchase, 'license_key_updated', disabled),
    enabled: keyDelivery(purchase, 'license_key_updated', enabled),
    ordered: orderDelivery(purchase, 'order_created'),
    refunded: orderDelivery(purchase, 'order_refunded', refunded),
  };
}

/** Returns the items in every possible order. */
export function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((first, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [first, ...rest]),
  );
}

export function signatureOf(
  body: string,
  secret = WEBHOOK_ENV.LEMONSQUEEZY_WEBHOOK_SECRET,
): string {
  return createHmac('sha256', secret).update(body).digest('hex');
}

/** Posts a delivery as the provider does; text is sent unchanged. */
export function deliver(
  api: TestApi,
  delivery: object | string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const body = typeof delivery === 'string' ? delivery : JSON.stringify(delivery);
  return api.call('POST', '/api/webhooks/lemonsqueezy', {
    body,
    headers: {
      'Content-Type': 'application/json',
      'X-Signature': signatureOf(body),
      ...headers,
    },
  });
}
