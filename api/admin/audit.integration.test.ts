import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { deliver, newPurchase, orderDelivery, WEBHOOK_ENV } from '#tests/support/deliveries.ts';
import { type Desk, openDesk } from '#tests/support/desk.ts';
import { startProvider, type TestProvider } from '#tests/support/license-provider.ts';
import { weddingOf } from '#tests/support/wedding.ts';
import { announceOperator, ensureOperator } from './operator.ts';

let shop: TestProvider;
let desk: Desk;
beforeAll(async () => {
  shop = await startProvider();
  desk = await openDesk('embedded', { ...WEBHOOK_ENV, ...shop.env });
});
afterAll(async () => {
  await desk.api.close();
  await shop.close();
});

/** Resolves with the lines, but those of requests, that the log gets meanwhile. */
const linesOf = async (level: 'info' | 'warn', act: () => Promise<unknown>) => {
  const written = vi.spyOn(desk.api.log, level);
  await act();
  const lines = written.mock.calls.map(([fields, message]) => [message, fields]);
  written.mockRestore();
  return lines.filter(([message]) => message !== 'request');
};
const by = { operator: 'admin' };

test('each change to a license leaves one line, without its code', async () => {
  const licenseId = (await desk.create()).id;
  const created = await linesOf('info', () => desk.create({ customCode: 'FACE-FACE-FACE-0001' }));
  expect(created).toEqual([['license created', { ...by, licenseId: expect.any(String) }]]);
  const json = { expiresAt: null };
  expect(await linesOf('info', () => desk.admin('PUT', `licenses/${licenseId}`, { json }))).toEqual(
    [['license expiry changed', { ...by, licenseId }]],
  );
  const remove = () => desk.admin('DELETE', `licenses/${licenseId}`);
  expect(await linesOf('info', remove)).toEqual([['license deleted', { ...by, licenseId }]]);
  expect(await linesOf('info', remove)).toEqual([]);
});

test('each activation at the provider, and its end, leave one line', async () => {
  const key = shop.sell();
  await desk.api.newLicense({ code: key });
  const { id: licenseId } = await desk.found('licenses', key);
  const act = (verb: string, json: object) => () =>
    desk.admin('POST', `licenses/${verb}`, { json: { licenseCode: key, ...json } });
  expect(await linesOf('info', act('activate', { instanceName: 'by hand' }))).toEqual([
    ['license activated at the provider', { ...by, licenseId }],
  ]);
  const { lemonsqueezy_instance_id: instanceId } = await desk.found('licenses', key);
  expect(await linesOf('info', act('deactivate', { instanceId }))).toEqual([
    ['license deactivated at the provider', { ...by, licenseId }],
  ]);
});

test('a code for an order leaves one line', async () => {
  const purchase = newPurchase();
  await deliver(desk.api, orderDelivery(purchase, 'order_created'));
  const orderId = String(purchase.orderId);
  const lines = await linesOf('info', () => desk.admin('POST', `orders/${orderId}/license`));
  const { id: licenseId } = await desk.found('licenses', orderId);
  expect(lines).toEqual([['license created for an order', { ...by, licenseId, orderId }]]);
});

test("each change to a couple's access or page leaves one line", async () => {
  const { invitationId, licenseCode } = await desk.activated('Audited');
  const line = (what: string) => [[what, { ...by, invitationId }]];
  const session = `dashboard-sessions/${licenseCode}`;
  expect(await linesOf('info', () => desk.admin('POST', `${session}/revoke`))).toEqual(
    line('dashboard session revoked'),
  );
  expect(await linesOf('info', () => desk.admin('DELETE', session))).toEqual(
    line('dashboard session deleted'),
  );
  const retry = () => desk.admin('POST', `render-queue/${invitationId}/retry`);
  expect(await linesOf('info', retry)).toEqual(line('page retried'));
  const remove = () => desk.admin('DELETE', `licenses/${licenseCode}/invitation`);
  expect(await linesOf('info', remove)).toEqual(line('invitation removed'));
});

test('what is done to all pages leaves one line with their number', async () => {
  await desk.api.activate(weddingOf('Every', 'Page'));
  for (const [call, what] of [
    ['retry-all', 'stuck pages retried'],
    ['republish-all', 'all pages republished'],
  ]) {
    const lines = await linesOf('info', () => desk.admin('POST', `render-queue/${call}`));
    expect(lines).toEqual([[what, { ...by, requested: expect.any(Number) }]]);
  }
});

test('each change to a user leaves one line with the id alone', async () => {
  const json = { username: 'ada', password: 'x', email: 'ada@example.com' };
  const created = await linesOf('info', () => desk.admin('POST', 'users', { json }));
  const { id: userId } = await desk.found('users', 'ada');
  expect(created).toEqual([['user created', { ...by, userId }]]);
  const removed = await linesOf('info', () => desk.admin('DELETE', `users/${userId}`));
  expect(removed).toEqual([['user deleted', { ...by, userId }]]);
});

test('a login, a refused one and a logout leave one line each', async () => {
  const login = (username: string, password: string) =>
    desk.api.call('POST', '/api/admin/auth/login', { json: { username, password } });
  let cookie = '';
  const right = async () => {
    cookie = (await login('Admin', 'operator-secret')).headers.get('set-cookie') ?? '';
  };
  expect(await linesOf('info', right)).toEqual([['logged in', by]]);
  const refused = [['login refused', { code: 'authentication_required' }]];
  expect(await linesOf('warn', () => login('admin', 'wrong'))).toEqual(refused);
  expect(await linesOf('warn', () => login('my password', 'admin'))).toEqual(refused);
  const logout = () =>
    desk.api.call('POST', '/api/admin/auth/logout', { headers: { Cookie: cookie } });
  expect(await linesOf('info', logout)).toEqual([['logged out', by]]);
  expect(await linesOf('info', logout)).toEqual([]);
});

test('another password given at a start leaves one line', async () => {
  const start = async (password: string) =>
    announceOperator(
      await ensureOperator(desk.api.database, { username: 'admin', password }),
      desk.api.log,
    );
  const other = await linesOf('warn', () => start('another'));
  expect(other).toEqual([['name or password replaced, sessions ended', by]]);
  expect(await linesOf('warn', () => start('another'))).toEqual([]);
});
