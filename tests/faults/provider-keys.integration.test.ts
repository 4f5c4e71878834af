import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLicenseService } from '#api/licenses/service.ts';
import { licenseKey } from '#domain/license/code.ts';
import { licenseRepository } from '#infra/database/licenses/license-repository.ts';
import { orderRepository } from '#infra/database/licenses/order-repository.ts';
import { createLemonSqueezy } from '#infra/provider/lemon-squeezy.ts';
import type { Answer, TestApi } from '#tests/support/api.ts';
import { type Desk, openDesk } from '#tests/support/desk.ts';
import { failSecondTransaction } from '#tests/support/failing-transaction.ts';
import { startProvider, type TestProvider } from '#tests/support/license-provider.ts';
import { DEPLOYMENTS } from '#tests/support/place.ts';
import { weddingOf } from '#tests/support/wedding.ts';
import { startSettling } from '#worker/settle-licenses.ts';

describe.each(DEPLOYMENTS)("a key of the provider's (%s)", (deployment) => {
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
  });
  afterAll(async () => {
    await api.close();
    await shop.close();
  });

  const verify = (
    licenseCode: string,
    { key, weddingData = weddingOf() }: { key?: string; weddingData?: unknown } = {},
  ): Promise<Answer> =>
    api.call('POST', '/api/licenses/verify', {
      json: { licenseCode, weddingData },
      ...(key && { headers: { 'Idempotency-Key': key } }),
    });
  const rowOf = (code: string) => licenseRepository(api.database.knex).findByKey(licenseKey(code));
  /** Runs a settling round of the worker, by default ten minutes from now. */
  const settle = async (at = Date.now() + 10 * 60_000) => {
    const provider = createLemonSqueezy(api.config.lemonSqueezy);
    if (!provider) throw new Error('The provider is not configured');
    const { database, log } = api;
    const settling = startSettling({ database, log, provider, clock: () => at });
    const settled = await settling.settle();
    await settling.close();
    return settled;
  };

  test('activates one invitation, and the shop knows where', async () => {
    const key = shop.sell();
    const { status, body } = await verify(key.toUpperCase());
    expect(status).toBe(200);
    expect(body.dashboardToken).toEqual(expect.any(String));
    const [[instanceId, name] = []] = shop.keyOf(key).instances;
    expect(name).toMatch(/^wedding-invite-[0-9a-f]{12}$/);
    expect(await rowOf(key)).toMatchObject({
      isUsed: true,
      providerStatus: 'active',
      providerInstanceId: instanceId,
      paymentId: '33',
      buyerEmail: 'buyer@example.com',
      reservedBy: null,
    });
    expect((await verify(key)).status).toBe(409);
    expect(shop.calls.filter((verb) => verb === 'activate')).toHaveLength(1);
  });

  test('makes one invitation, however many ask at once', async () => {
    const key = shop.sell();
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(key)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers) {
      expect([200, 409, 503]).toContain(status);
      if (status === 409) expect(body.error).toBe('This license code has already been used');
    }
    expect(shop.keyOf(key).instances.size).toBe(1);
    expect((await verify(key)).status).toBe(409);
  });

  test('that another call stores at this moment is activated all the same', async () => {
    const key = shop.sell();
    const stored = { code: key };
    let other: Promise<unknown> | undefined;
    // The clock is read just before the key is stored.
    const clock = () => {
      other ??= licenseRepository(api.database.knex)
        .create(stored)
        .catch(() => undefined);
      return Date.now();
    };
    const { database, queue, config } = api;
    const provider = createLemonSqueezy(config.lemonSqueezy);
    const { activate } = createLicenseService({ database, queue, config, provider, clock });
    const activation = await activate({ licenseCode: key, content: weddingOf() });
    expect(await rowOf(key)).toMatchObject({ invitationId: activation.invitationId });
    expect(shop.keyOf(key).instances.size).toBe(1);
    await other;
  });

  test("is not spent on a call with another code's Idempotency-Key", async () => {
    const [first, second] = [shop.sell(), shop.sell()];
    expect((await verify(first, { key: 'spent-once' })).status).toBe(200);
    expect((await verify(second, { key: 'spent-once' })).status).toBe(422);
    expect(shop.keyOf(second).instances.size).toBe(0);
    expect(await rowOf(second)).toBeUndefined();
  });

  test('is not spent on an invitation that is incomplete', async () => {
    const key = shop.sell();
    expect((await verify(key, { weddingData: weddingOf('', 'Ben') })).status).toBe(422);
    expect(shop.keyOf(key).instances.size).toBe(0);
    expect(await rowOf(key)).toBeUndefined();
    expect((await verify(key)).status).toBe(200);
  });

  test.each([
    ['disabled', 403],
    ['expired', 410],
  ] as const)(
    'that is %s is refused with %i and leaves nothing behind',
    async (status, answered) => {
      const key = shop.sell({ status });
      expect((await verify(key)).status).toBe(answered);
      expect(await rowOf(key)).toBeUndefined();
    },
  );

  test('of nobody, of another shop, or used elsewhere is refused and leaves nothing behind', async () => {
    const used = shop.sell();
    shop.keyOf(used).instances.set('elsewhere', 'elsewhere');
    shop.keyOf(used).status = 'active';
    for (const [key, answered] of [
      [randomUUID(), 404],
      [shop.sell({ storeId: 99 }), 404],
      [shop.sell({ productId: 99 }), 404],
      [used, 409],
    ] as const) {
      const { status, body } = await verify(key);
      expect(status).toBe(answered);
      expect(body.error).toEqual(expect.any(String));
      expect(await rowOf(key)).toBeUndefined();
    }
  });

  test('can be tried again after the provider was away', async () => {
    const key = shop.sell();
    shop.mood = 503;
    const { status, body } = await verify(key);
    expect(status).toBe(502);
    expect(body.error).toBe(
      'The license provider cannot be reached. Please try again in a moment.',
    );
    shop.mood = 'well';
    expect((await verify(key)).status).toBe(200);
    expect(shop.keyOf(key).instances.size).toBe(1);
  });

  test('whose activation was done and never answered is the couple’s all the same', async () => {
    const key = shop.sell();
    shop.mood = 'lost';
    expect((await verify(key, { key: 'dialog-1' })).status).toBe(502);
    expect(shop.keyOf(key).instances.size).toBe(1);
    shop.mood = 'well';
    const again = await verify(key, { key: 'dialog-1' });
    expect(again.status).toBe(200);
    expect((await verify(key, { key: 'dialog-1' })).body).toEqual(again.body);
    expect(shop.keyOf(key).instances.size).toBe(1);
  });

  test('that the provider has activated is kept when the database then fails', async () => {
    const key = shop.sell();
    // The first transaction reserves the license; the second would create the invitation.
    const end = failSecondTransaction(api.database.knex);
    expect((await verify(key)).status).toBe(500);
    end();
    expect(shop.keyOf(key).instances.size).toBe(1);
    expect((await verify(key)).status).toBe(200);
  });

  test('left half way is settled: ours if the provider counts it as active', async () => {
    const key = shop.sell();
    shop.mood = 'lost';
    await verify(key);
    shop.mood = 'well';
    expect(await settle()).toBe(1);
    expect(await rowOf(key)).toMatchObject({
      providerStatus: 'active',
      isUsed: false,
      reservedBy: null,
    });
    expect((await verify(key)).status).toBe(200);
    expect(shop.keyOf(key).instances.size).toBe(1);
  });

  test('whose activation the provider does late is the couple’s all the same', async () => {
    const key = shop.sell();
    shop.mood = 503;
    expect((await verify(key)).status).toBe(502);
    shop.mood = 'well';
    // In this round the provider answers before it has carried out the activation.
    await settle(Date.now() + 10_000);
    shop.keyOf(key).instances.set('late', 'late');
    shop.keyOf(key).status = 'active';
    expect((await verify(key)).status).toBe(200);
    expect(shop.keyOf(key).instances.size).toBe(1);
  });

  test('that was left again since the round began is let be', async () => {
    const key = shop.sell();
    const other = randomUUID();
    shop.mood = 503;
    for (const code of [other, key]) expect((await verify(code)).status).toBe(502);
    const { database, log } = api;
    const now = Date.now() + 10 * 60_000;
    const asked: string[] = [];
    const settling = startSettling({
      database,
      log,
      clock: () => now,
      provider: {
        activate: () => Promise.reject(new Error('Nobody asked for that')),
        deactivate: () => Promise.reject(new Error('Nobody asked for that')),
        look: async (code) => {
          asked.push(code);
          const row = { reserved_at: now, reserved_by: null };
          await database.knex('licenses').where({ code: key }).update(row);
          return null;
        },
      },
    });
    expect(await settling.settle()).toBe(1);
    await settling.close();
    expect(asked).toEqual([other]);
    expect(await rowOf(key)).toBeDefined();
    shop.mood = 'well';
    expect((await verify(key)).status).toBe(200);
  });

  test('left half way is settled: forgotten if the provider does not know it', async () => {
    const key = randomUUID();
    shop.mood = 500;
    await verify(key);
    expect(await rowOf(key)).toBeDefined();
    expect(await settle()).toBe(0);
    expect(await rowOf(key)).toBeDefined();
    shop.mood = 'well';
    const later = Date.now() + 12 * 60_000;
    expect(await settle(later)).toBe(1);
    expect(await rowOf(key)).toBeUndefined();
    expect(await settle(later)).toBe(0);
  });

  test('left half way is settled however many others cannot be', async () => {
    const licenses = licenseRepository(api.database.knex);
    const codes = Array.from({ length: 25 }, () => randomUUID());
    for (const code of codes) {
      const { id } = await licenses.create({ code });
      await licenses.reserve(id, { holder: code, at: 1, staleBefore: 1 });
      await licenses.leaveUndecided(id, code, Date.now());
    }
    const last = codes.at(-1) ?? '';
    const { database, log } = api;
    let minutes = 0;
    const settling = startSettling({
      database,
      log,
      clock: () => Date.now() + minutes * 60_000,
      provider: {
        activate: () => Promise.reject(new Error('Nobody asked for that')),
        deactivate: () => Promise.reject(new Error('Nobody asked for that')),
        look: async (code) => {
          if (code !== last) throw new Error('The provider stumbles over this key');
          return null;
        },
      },
    });
    const settled = [];
    for (minutes = 2; minutes <= 6; minutes += 2) settled.push(await settling.settle());
    await settling.close();
    expect(settled).toEqual([0, 0, 1]);
    expect(await rowOf(last)).toBeUndefined();
    await api.database.knex('licenses').whereIn('code', codes).delete();
  });

  test('of an order that was refunded before the key was heard of activates nothing', async () => {
    const [key, lost] = [shop.sell({ orderId: 4711 }), shop.sell({ orderId: 4711 })];
    await orderRepository(api.database.knex).takeOver(
      {
        kind: 'order',
        storeId: null,
        productId: null,
        orderId: '4711',
        buyerEmail: null,
        status: 'refunded',
        refundedAt: 1,
        updatedAt: 1,
      },
      2,
    );
    expect((await verify(key)).status).toBe(403);
    shop.mood = 'lost';
    expect((await verify(lost)).status).toBe(502);
    shop.mood = 'well';
    expect(await settle()).toBe(2);
    for (const code of [key, lost]) expect((await verify(code)).status).toBe(403);
  });

  describe('that an operator has activated, and ends while the provider does not answer', () => {
    const orphaned = async (mood: TestProvider['mood']) => {
      const key = shop.sell();
      await api.newLicense({ code: key });
      const act = (verb: string, json: object) => desk.admin('POST', `licenses/${verb}`, { json });
      const { body } = await act('activate', { licenseCode: key, instanceName: 'By hand' });
      const row = await rowOf(key);
      // As when the provider's answer to an activation named no order: none vouches for the key.
      await api.database.knex('licenses').where({ code: key }).update({ payment_id: null });
      shop.mood = mood;
      const instanceId = body.instance.id;
      expect((await act('deactivate', { licenseCode: key, instanceId })).status).toBe(502);
      shop.mood = 'well';
      return { key, row };
    };

    test('is settled: deactivated if the provider has ended it', async () => {
      const { key } = await orphaned('lost');
      expect(await settle()).toBe(1);
      expect(await rowOf(key)).toMatchObject({
        providerStatus: 'deactivated',
        providerInstanceId: null,
        reservedAt: null,
      });
      expect((await verify(key)).status).toBe(403);
    });

    test('is settled: as before if the provider never heard of it', async () => {
      const { key, row } = await orphaned(503);
      expect(await settle()).toBe(1);
      expect(await rowOf(key)).toEqual(row);
      expect((await verify(key)).status).toBe(200);
    });
  });

  test('that is used stays used when an operator ends its activation', async () => {
    const key = shop.sell();
    const first = await verify(key, { key: 'ended-since' });
    const [instanceId] = shop.keyOf(key).instances.keys();
    const json = { licenseCode: key, instanceId };
    const ended = await desk.admin('POST', 'licenses/deactivate', { json });
    expect(ended.status).toBe(200);
    expect((await verify(key)).status).toBe(409);
    expect((await verify(key, { key: 'ended-since' })).body).toEqual(first.body);
    expect(shop.keyOf(key).instances.size).toBe(0);
  });

  test('waits for the next worker when this one is told to stop', async () => {
    for (const code of [randomUUID(), randomUUID()]) {
      shop.mood = 500;
      await verify(code);
    }
    shop.mood = 'well';
    const { database, log } = api;
    const settling = startSettling({
      database,
      log,
      clock: () => Date.now() + 10 * 60_000,
      provider: {
        activate: () => Promise.reject(new Error('Nobody asked for that')),
        deactivate: () => Promise.reject(new Error('Nobody asked for that')),
        look: async () => {
          void settling.close();
          return null;
        },
      },
    });
    expect(await settling.settle()).toBe(1);
    expect(await settle()).toBe(1);
  });

  test('somebody is at is left to them', async () => {
    const key = shop.sell();
    const code = await api.newLicense({ code: key });
    const row = await rowOf(code);
    const now = Date.now();
    await licenseRepository(api.database.knex).reserve(row?.id ?? '', {
      holder: 'somebody',
      at: now,
      staleBefore: now,
    });
    expect(await settle(now + 1_000)).toBe(0);
    expect((await verify(key)).status).toBe(503);
    expect(shop.keyOf(key).instances.size).toBe(0);
  });
});
