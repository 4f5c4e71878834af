import { expect, test } from 'vitest';
import { activeFields } from './license-reservation.ts';

test('a key whose provider tells no order and no buyer keeps those already known', () => {
  const key = { status: 'active', expiresAt: null, orderId: null, buyerEmail: null } as const;
  expect(activeFields(key)).toEqual({ providerStatus: 'active' });
});
