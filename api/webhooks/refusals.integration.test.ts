import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startApi, type TestApi } from '#tests/support/api.ts';
import {
  deliver,
  keyDelivery,
  newPurchase,
  orderDelivery,
  signatureOf,
  WEBHOOK_ENV,
} from '#tests/support/deliveries.ts';
import { DEPLOYMENTS } from '#tests/support/place.ts';

describe.each(DEPLOYMENTS)('a delivery that is refused (%s)', (deployment) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(deployment, WEBHOOK_ENV);
  });
  afterAll(() => api.close());

  const counts = async () => {
    const [licenses, orders] = await Promise.all(
      ['licenses', 'orders'].map((table) => api.database.knex(table).count({ count: '*' }).first()),
    );
    return [Number(licenses?.count), Number(orders?.count)];
  };

  const created = JSON.stringify(keyDelivery(newPurchase(), 'license_key_created'));
  const right = signatureOf(created);
  test.each([
    ['no signature', ''],
    ['half a signature', right.slice(0, 32)],
    ['a signature of odd length', right.slice(1)],
    ['a signature that is not hex', 'z'.repeat(64)],
    ['a signature with Latin-1 letters', 'é'.repeat(64)],
    ["another secret's signature", signatureOf(created, 'other')],
    ["another body's signature", signatureOf(`${created} `)],
  ])('has %s: 401', async (_title, signature) => {
    const { status, body } = await deliver(api, created, { 'X-Signature': signature });
    expect([status, body]).toEqual([401, { error: 'The signature is missing or wrong' }]);
    expect(await counts()).toEqual([0, 0]);
  });

  test('has no signature header at all: 401', async () => {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await api.call('POST', '/api/webhooks/lemonsqueezy', { body: created, headers });
    expect(answer.status).toBe(401);
  });

  const key = (attributes: object) =>
    JSON.stringify(keyDelivery(newPurchase(), 'license_key_updated', attributes));
  const order = (attributes: object) =>
    JSON.stringify(orderDelivery(newPurchase(), 'order_refunded', attributes));
  test.each([
    ['nothing', '', 400],
    ['no JSON', '{"meta": ', 400],
    ['100,000 brackets', '['.repeat(100_000), 400],
    ['100,000 levels', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 422],
    ['null', 'null', 422],
    ['a list', '[]', 422],
    ['text', '"text"', 422],
    ['no event', '{"data":{}}', 422],
    ['an event that is no text', '{"meta":{"event_name":{"toString":1}}}', 422],
    ['no data', '{"meta":{"event_name":"license_key_created"}}', 422],
    ['data only in its prototype', `{"__proto__":${created}}`, 422],
    ['a key that is a code of ours', key({ key: 'A1B2-C3D4-E5F6-A7B8' }), 422],
    ['a key of lone surrogates', key({ key: '\ud800'.repeat(36) }), 422],
    ['an endless order id', key({}).replace(/"order_id":\d+/, '"order_id":1e999'), 422],
    ['a huge order id', key({ order_id: 1e300 }), 422],
    ['a moment that is none', key({ updated_at: '2024-02-31T99:00:00Z' }), 422],
    ['a moment without measure', key({ expires_at: '+275760-09-13T00:00:00Z' }), 422],
    ['a status of 10 kB', order({ status: 'x'.repeat(10_000) }), 422],
    ['an order without status', order({ status: null }), 422],
  ])('holds %s: a sentence', async (_title, text, expected) => {
    const { status, body } = await deliver(api, text);
    expect([status, body.error]).toEqual([expected, expect.stringMatching(/^[A-Z].{3,}/)]);
    expect(await counts()).toEqual([0, 0]);
  });

  test('names what is at fault', async () => {
    const { body } = await deliver(api, key({ key: 'no-key' }));
    expect(body).toEqual({
      error: 'This delivery does not have the expected shape',
      issues: [{ path: 'data.attributes.key', message: 'Expected a license key of the provider' }],
    });
  });

  test('is told in words', async () => {
    for (const text of [key({ updated_at: 7 }), key({ key: null }), '{"meta":[]}', 'null']) {
      const { body } = await deliver(api, text);
      expect(body.issues).not.toEqual([]);
      for (const { message } of body.issues) expect(message).toMatch(/^(?:Please|A license key)/);
    }
  });

  test('is told to the log without its values', async () => {
    const warn = vi.spyOn(api.log, 'warn');
    await deliver(api, key({ updated_at: 'mia-lang' }));
    await deliver(api, '{"mia-lang": ');
    await deliver(api, created, { 'X-Signature': 'mia-lang' });
    const codes = ['invalid_content', 'invalid_request', 'wrong_signature'];
    expect(warn.mock.calls).toEqual(
      codes.map((code) => [expect.objectContaining({ code }), 'delivery refused']),
    );
    expect(warn.mock.calls[0]?.[0]).toMatchObject({
      issues: [{ path: 'data.attributes.updated_at' }],
    });
    expect(JSON.stringify(warn.mock.calls)).not.toMatch(/mia/);
  });

  test('is no delivery at all: the log says nothing', async () => {
    const warn = vi.spyOn(api.log, 'warn');
    await deliver(api, created, { 'Content-Type': 'text/plain' });
    await api.call('GET', '/api/webhooks/lemonsqueezy');
    expect(warn).not.toHaveBeenCalled();
  });

  test('is over 256 kB, of another type or method', async () => {
    expect((await deliver(api, key({ user_name: 'x'.repeat(1024 * 1024) }))).status).toBe(413);
    expect((await deliver(api, created, { 'Content-Type': 'text/plain' })).status).toBe(415);
    expect((await deliver(api, created, { 'Content-Encoding': 'gzip' })).status).toBe(415);
    const read = await api.call('GET', '/api/webhooks/lemonsqueezy');
    expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST']);
  });

  test('is not one in the media type of the provider’s API', async () => {
    const headers = { 'Content-Type': 'application/vnd.api+json' };
    expect((await deliver(api, created, headers)).status).toBe(200);
  });

  test('is not one whose odd fields are not used', async () => {
    const odd = {
      user_email: '\ud800@x'.repeat(200),
      user_name: { deep: ['\u0000'] },
      key_short: null,
      constructor: 1e300,
      expires_at: '9999-12-31T23:59:59.999999Z',
    };
    for (const text of [
      key({ ...odd, user_email: '\ud800\u0000\u202e@example.com' }),
      key(odd).replace('"key_short":null', '"__proto__":{"disabled":true}'),
      key({ updated_at: '0000-01-01T00:00:00Z' }),
      order({ ...odd, status: '\ud800\u0000💍' }),
    ]) {
      expect((await deliver(api, text)).body).toEqual({ result: 'applied' });
    }
    expect(await api.database.knex('licenses').whereNotNull('deactivated_at')).toEqual([]);
  });
});

describe('without a webhook secret', () => {
  test('nothing is accepted', async () => {
    const own = await startApi('embedded');
    const [warn, error] = [vi.spyOn(own.log, 'warn'), vi.spyOn(own.log, 'error')];
    const delivery = keyDelivery(newPurchase(), 'license_key_created');
    const { status, body } = await deliver(own, delivery);
    expect([status, body.error]).toEqual([
      503,
      'Deliveries are not accepted: no webhook secret is configured',
    ]);
    expect(warn.mock.calls).toEqual([[{ code: 'unavailable', reason: body.error }, 'refused']]);
    expect(error.mock.calls.map(([, message]) => message)).toEqual(['request']);
    await own.close();
  });
});
