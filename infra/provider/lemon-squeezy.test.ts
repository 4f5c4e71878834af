import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SHOP, startProvider, type TestProvider } from '#tests/support/license-provider.ts';
import { createLemonSqueezy } from './lemon-squeezy.ts';
import type { LicenseProvider } from './license-provider.ts';

let shop: TestProvider;
let provider: LicenseProvider;
beforeAll(async () => {
  shop = await startProvider();
  const opened = createLemonSqueezy({ apiUrl: shop.url, ...SHOP });
  if (!opened) throw new Error('The provider is not configured');
  provider = opened;
});
beforeEach(() => {
  shop.mood = 'well';
  shop.beforeAnswer = () => undefined;
});
afterAll(() => shop.close());

const UNREACHABLE = { code: 'provider_unreachable' };

it('there is none without the ids of shop and product', () => {
  expect(createLemonSqueezy({ apiUrl: shop.url })).toBeUndefined();
  expect(createLemonSqueezy({ apiUrl: shop.url, storeId: 1 })).toBeUndefined();
  expect(createLemonSqueezy({ apiUrl: shop.url, productId: 1 })).toBeUndefined();
});

describe('an activation', () => {
  it('answers what a deactivation needs, and who bought the key', async () => {
    const key = shop.sell();
    const answer = await provider.activate(key, 'wedding');
    expect(answer).toMatchObject({
      kind: 'activated',
      key: { status: 'active', orderId: '33', buyerEmail: 'buyer@example.com', expiresAt: null },
    });
    if (answer.kind !== 'activated') return;
    expect([...shop.keyOf(key).instances]).toEqual([[answer.instanceId, 'wedding']]);
    expect(JSON.parse(answer.data)).toMatchObject({ activated: true, meta: { order_id: 33 } });
    expect(answer.data).not.toMatch(/buyer@example|Luke/);
    expect(await provider.deactivate(key, answer.instanceId)).toBe('deactivated');
    expect(await provider.deactivate(key, answer.instanceId)).toBe('unknown');
  });

  it.each(['disabled', 'expired'] as const)(
    'of a key that is %s is refused as such',
    async (status) => {
      expect(await provider.activate(shop.sell({ status }), 'wedding')).toMatchObject({
        kind: 'refused',
        key: { status },
      });
    },
  );

  it('beyond the limit is refused with a key that is active', async () => {
    const key = shop.sell();
    await provider.activate(key, 'wedding');
    expect(await provider.activate(key, 'wedding')).toMatchObject({
      kind: 'refused',
      key: { status: 'active' },
    });
  });

  it('of a key that nobody sold is refused without a key', async () => {
    expect(await provider.activate('none', 'wedding')).toEqual({ kind: 'refused', key: null });
  });

  it.each([{ storeId: 99 }, { productId: 99 }])(
    'of another shop’s or product’s key (%j) is given back and refused',
    async (other) => {
      const key = shop.sell(other);
      expect(await provider.activate(key, 'wedding')).toEqual({ kind: 'refused', key: null });
      expect(shop.keyOf(key).instances.size).toBe(0);
      expect(await provider.activate(shop.sell({ ...other, status: 'disabled' }), 'w')).toEqual({
        kind: 'refused',
        key: null,
      });
    },
  );
});

it('a look at a key tells its status and changes nothing', async () => {
  const key = shop.sell();
  expect(await provider.look(key)).toMatchObject({ status: 'inactive' });
  expect(await provider.look(shop.sell({ storeId: 99 }))).toBeNull();
  expect(await provider.look('none')).toBeNull();
  expect(shop.keyOf(key).instances.size).toBe(0);
});

it('a look tells when a key expires', async () => {
  const expiresAt = '2027-01-02T03:04:05.000000Z';
  expect(await provider.look(shop.sell({ expiresAt }))).toMatchObject({
    expiresAt: Date.UTC(2027, 0, 2, 3, 4, 5),
  });
});

it('no status with which it refuses is an outage', async () => {
  for (const status of [400, 404, 422]) {
    shop.mood = status;
    expect(await provider.activate('key', 'wedding')).toEqual({ kind: 'refused', key: null });
  }
});

it.each([500, 503, 429, 401, 403, 'lost'] as const)(
  'trouble on the way (%s) is no judgement of the key',
  async (mood) => {
    const key = shop.sell();
    shop.mood = mood;
    await expect(provider.activate(key, 'wedding')).rejects.toMatchObject(UNREACHABLE);
    await expect(provider.deactivate(key, 'i')).rejects.toMatchObject(UNREACHABLE);
    await expect(provider.look(key)).rejects.toMatchObject(UNREACHABLE);
  },
);

describe('an activation whose answer lacks', () => {
  const complete = {
    activated: true,
    license_key: { status: 'active' },
    instance: { id: 'i' },
    meta: { store_id: SHOP.storeId, product_id: SHOP.productId },
  };

  it('nothing counts', async () => {
    shop.mood = { body: complete };
    expect(await provider.activate('key', 'wedding')).toMatchObject({ kind: 'activated' });
  });

  it.each([
    ['that it activated the key', { activated: false }],
    ['the key', { license_key: null }],
    ['the instance', { instance: null }],
  ])('%s is trouble', async (_what, lacking) => {
    shop.mood = { body: { ...complete, ...lacking } };
    await expect(provider.activate('key', 'wedding')).rejects.toMatchObject(UNREACHABLE);
  });
});

it('one that does not answer is given up after ten seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  await expect(provider.look('key')).rejects.toMatchObject(UNREACHABLE);
  expect(timeout.mock.calls).toEqual([[10_000]]);
  timeout.mockRestore();
});

it.each([200, 404, 500])('an answer without end is hung up on (%d)', async (status) => {
  const server = createServer((_req, res) => {
    res.writeHead(status);
    const more = setInterval(() => res.write(' '.repeat(100_000)), 5);
    res.once('close', () => clearInterval(more));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const endless = createLemonSqueezy({ apiUrl: `http://127.0.0.1:${port}`, ...SHOP });
  await expect(endless?.look('key')).rejects.toMatchObject(UNREACHABLE);
  // Only once every connection has ended.
  server.close();
  await once(server, 'close');
});

it('a key goes nowhere else, wherever an answer leads', async () => {
  const key = shop.sell();
  const asked = shop.calls.length;
  shop.mood = 307;
  shop.beforeAnswer = () => {
    if (shop.calls.length > asked + 1) shop.mood = 'well';
  };
  await expect(provider.activate(key, 'wedding')).rejects.toMatchObject(UNREACHABLE);
  expect(shop.calls.length).toBe(asked + 1);
});

it('an answer that says nothing of what was asked is trouble, whatever its status', async () => {
  shop.mood = 200;
  await expect(provider.activate('key', 'wedding')).rejects.toMatchObject(UNREACHABLE);
  await expect(provider.deactivate('key', 'i')).rejects.toMatchObject(UNREACHABLE);
  await expect(provider.look('key')).rejects.toMatchObject(UNREACHABLE);
});
